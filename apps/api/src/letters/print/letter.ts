/** A part of a letter's body. */
export type LetterBlock =
  | { kind: 'heading' | 'paragraph' | 'item'; text: string }
  | { kind: 'coverages'; labels: string[] };

/** The part at the foot of a letter that the tenant fills in and returns. */
export interface ReplySlip {
  heading: string;
  /** The return address, and the last day. */
  note: string;
  fields: { label: string; value: string }[];
  /** A box for each choice, or for each of its options. */
  choices: { label: string; options?: string[]; hasLine?: boolean }[];
  /** The labels of the lines to write on. */
  signature: string;
  date: string;
}

/**
 * The complete text of one letter. The printer needs nothing else, and a batch stores it: the same pages can be printed
 * again.
 */
export interface Letter {
  /** The tenant's name, for messages: 'Ana Núñez'. */
  recipient: string;
  /** The facility's name, then its address. */
  letterhead: string[];
  /** The lines beside the letterhead: date, facility number, unit and what the facility's dates mean to the tenant. */
  reference: { label: string; value: string }[];
  /** The lines in the envelope's window. */
  address: string[];
  body: LetterBlock[];
  /** Welcome letters have none. */
  slip?: ReplySlip;
}
