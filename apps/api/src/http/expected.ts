import { isDeepStrictEqual } from 'node:util';
import type { Static, TObject } from 'typebox';
import { Clean } from 'typebox/value';
import { HttpError } from './errors.ts';

/** Someone else changed the record after the caller read it; the details hold the current record. */
class RecordChanged extends HttpError {
  constructor(noun: string, current: unknown) {
    super(409, `Someone else has changed this ${noun} in the meantime.`, { details: { current } });
  }
}

/** A kind of record whose updates may carry the values that the caller read (docs/decisions/0008). */
interface RecordKind<Record extends TObject, Expected extends TObject> {
  noun: string;
  /** The record on the wire; a 409 answer holds it. */
  record: Record;
  /** The fields that are compared. */
  expected: Expected;
}

/** Makes the check of one kind: throws when an expected value has changed. Without `expected`, nothing is compared. */
export const unchangedCheck =
  <Record extends TObject, Expected extends TObject>(kind: RecordKind<Record, Expected>) =>
  (expected: Static<Expected> | undefined, current: Static<Record>) => {
    if (!expected) return;
    const before = new Map(Object.entries(expected));
    const now = new Map(Object.entries(current));
    const isSame = (field: string) => isDeepStrictEqual(before.get(field), now.get(field));
    const compared = [...before.keys()].filter((field) => field in kind.expected.properties);
    if (compared.every(isSame)) return;
    throw new RecordChanged(kind.noun, Clean(kind.record, { ...current }));
  };
