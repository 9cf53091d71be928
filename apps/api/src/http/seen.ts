import { isDeepStrictEqual } from 'node:util';
import type { Static, TSchema } from 'typebox';
import { Clean } from 'typebox/value';
import { HttpError } from './errors.ts';

/**
 * Makes the check of one kind of record: throws when a value that the caller read has changed, with the stored record
 * in the details (docs/decisions.md). Without `seen`, nothing is compared.
 */
export const unchangedCheck =
  <Record extends TSchema, Seen extends TSchema & { properties: object }>(
    noun: string,
    recordSchema: Record,
    seenSchema: Seen,
  ) =>
  (seen: Static<Seen> | undefined, current: Static<Record>, name = `This ${noun}`) => {
    if (!seen) return;
    const before = new Map(Object.entries(seen));
    const now = new Map(Object.entries(current));
    const isSame = (field: string) => isDeepStrictEqual(before.get(field), now.get(field));
    const compared = [...before.keys()].filter((field) => field in seenSchema.properties);
    if (compared.every(isSame)) return;
    throw new HttpError(409, `${name} has been changed in the meantime.`, {
      details: { current: Clean(recordSchema, { ...current }) },
    });
  };
