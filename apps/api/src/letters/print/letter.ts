/** A part of a letter's body. */
export type LetterBlock =
  | { kind: 'heading' | 'paragraph' | 'item'; text: string }
  | { kind: 'coverages'; labels: string[] };

/**
 * The complete text of one letter. The printer needs nothing else, and a batch stores it: the same pages can be printed
 * again.
 */
export interface Letter {
  /** The tenant's name, for messages: 'Ana Núñez'. */
  recipient: string;
  /** The facility's name, then its address. */
  letterhead: string[];
  /** The lines beside the letterhead: date, facility, unit and dates. */
  reference: { label: string; value: string }[];
  /** The lines in the envelope's window. */
  address: string[];
  body: LetterBlock[];
}

/** Why a letter cannot be printed as it is. */
export interface Unprintable {
  /** The letter's place in the batch, from 0. */
  position: number;
  reason: string;
}
