import type { Static, TObject } from 'typebox';
import { Clean } from 'typebox/value';
import { RequestRefused } from './errors.ts';

/** Someone else has changed the record after the sender last saw it; says what it is now. */
export class RecordChanged extends RequestRefused {
  constructor(noun: string, current: unknown) {
    super(409, `Someone else has changed this ${noun} in the meantime.`, { details: { current } });
  }
}

/** A kind of record whose changes can say what their sender saw (docs/decisions/0008). */
interface Kind<Shown extends TObject, Seen extends TObject> {
  noun: string;
  /** The record as it is shown; a refusal answers with it. */
  shown: Shown;
  /** The fields that are compared. */
  seen: Seen;
}

/** Refuses when any of the fields seen is no longer what it was. Nothing seen refuses nothing. */
export const refusalOfChanged =
  <Shown extends TObject, Seen extends TObject>({ noun, shown, seen: fields }: Kind<Shown, Seen>) =>
  (seen: Static<Seen> | undefined, current: Static<Shown>) => {
    if (!seen) return;
    const before = new Map(Object.entries(seen));
    const now = new Map(Object.entries(current));
    // Texts of JSON compare scalars and lists alike.
    const same = (field: string) =>
      JSON.stringify(before.get(field)) === JSON.stringify(now.get(field));
    const compared = [...before.keys()].filter((field) => field in fields.properties);
    if (!compared.every(same)) throw new RecordChanged(noun, Clean(shown, { ...current }));
  };
