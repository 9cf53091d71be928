import { isDeepStrictEqual } from 'node:util';
import type { Static, TSchema } from 'typebox';
import { Clean } from 'typebox/value';
import { HttpError } from './errors.ts';

/**
 * Makes the check of one kind of record: throws when a value that the caller read has changed, with the stored record in the
 * details (docs/decisions.md). Without `expected`, nothing is compared.
 */
export const unchangedCheck =
  <Record extends TSchema, Expected extends TSchema & { properties: object }>(
    noun: string,
    recordSchema: Record,
    expectedSchema: Expected,
  ) =>
  (expected: Static<Expected> | undefined, current: Static<Record>) => {
    if (!expected) return;
    const before = new Map(Object.entries(expected));
    const now = new Map(Object.entries(current));
    const isSame = (field: string) => isDeepStrictEqual(before.get(field), now.get(field));
    const compared = [...before.keys()].filter((field) => field in expectedSchema.properties);
    if (compared.every(isSame)) return;
    throw new HttpError(409, `This ${noun} has been changed in the meantime.`, {
      details: { current: Clean(recordSchema, { ...current }) },
    });
  };
