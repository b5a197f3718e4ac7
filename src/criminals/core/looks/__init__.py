"""What drawings, pictures and sentences share."""
