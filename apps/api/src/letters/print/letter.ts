/** A part of a letter's body. */
export type LetterBlock =
  | { kind: 'heading' | 'paragraph' | 'item'; text: string }
  | { kind: 'coverages'; labels: string[] };

/**
 * One letter with everything that stands on its page and nothing to look up: what the printer takes,
 * and what a batch keeps so that it can be printed again.
 */
export interface Letter {
  /** Whose letter it is, for messages: 'Ana Núñez'. */
  recipient: string;
  /** The facility's name, then its address. */
  letterhead: string[];
  /** The lines beside the letterhead: date, facility, unit and dates. */
  reference: { label: string; value: string }[];
  /** What the envelope's window shows. */
  address: string[];
  body: LetterBlock[];
}

/** Why a letter cannot be printed as it is. */
export interface Unprintable {
  /** The letter's place in the batch, from 0. */
  position: number;
  reason: string;
}
