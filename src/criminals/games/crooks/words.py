def describe(v): return str(v.params)
