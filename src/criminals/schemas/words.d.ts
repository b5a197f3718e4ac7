// Types of the words of a game in a language, as the files `words.en.json`, `words.it.json` and `words.fr.json` have them.

/** A text with slots, or several texts by the names of their forms: `you` and `they`, or `name`, `the` and others. */
export type Entry = string | { readonly [form: string]: string };

/** Entries by their keys. */
export interface Part {
  readonly [key: string]: Entry;
}

/** A clause of the rules, in our own words. */
export interface ClauseText {
  readonly text: string;
  /** Three lines on what is ours: what the rulebooks say, what is decided here, and why. */
  readonly ruling?: string;
}

/** All words of a game in a language. What a language has no words for is in English. */
export interface Words {
  readonly game: string;
  readonly lang: string;
  /** Entries by part and key: `words.parts.event.Paid`. */
  readonly parts: { readonly [part: string]: Part };
  /** The headings of the rules, by their numbers. */
  readonly sections: { readonly [section: string]: string };
  /** The rules, by the numbers that violations and score lines have: `words.clauses["3.4"]`. */
  readonly clauses: { readonly [number: string]: ClauseText };
}
