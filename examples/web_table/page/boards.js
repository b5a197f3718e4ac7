/** The board of whatever game is played. */
import { counterfeiters } from "./counterfeiters.js";
import { crooks } from "./crooks.js";
import { sicario } from "./sicario.js";

/** @typedef {import("../messages.d.ts").Edition} Edition */
/** @typedef {import("../messages.d.ts").MakePlace} MakePlace */
/** @typedef {import("../messages.d.ts").View} View */

/**
 * @template {View} V
 * @template {Edition} E
 * @typedef {import("../messages.d.ts").Board<V, E>} Board
 */

/**
 * @template {View} V
 * @template {Edition} E
 * @param {Board<V, E>} board
 * @param {V} view
 * @param {E} edition
 */
function bound(board, view, edition) {
  return {
    /**
     * @param {MakePlace} place
     * @param {boolean} memory
     */
    draw: (place, memory) => board.draw(memory ? view : board.withoutMemory(view), edition, place, memory),
    /** @param {string} action */
    placeOf: (action) => board.placeOf(action, view),
  };
}

/**
 * How a view is drawn, and where its actions are.
 * @param {View} view
 * @param {Edition} edition
 */
export function boardOf(view, edition) {
  if (view.game === "crooks" && edition.game === "crooks") {
    return bound(crooks, view, edition);
  }
  if (view.game === "counterfeiters" && edition.game === "counterfeiters") {
    return bound(counterfeiters, view, edition);
  }
  if (view.game === "sicario" && edition.game === "sicario") {
    return bound(sicario, view, edition);
  }
  throw new Error(`a view of ${view.game} with an edition of ${edition.game}`);
}
