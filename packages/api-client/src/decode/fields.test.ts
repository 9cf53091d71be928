import { describe, expect, it } from 'vitest';
import * as bodies from '../../test/bodies.ts';
import { tenant } from '../tenants/entities.ts';
import { user } from '../users/entities.ts';
import {
  DecodeError,
  type Decoder,
  flag,
  id,
  list,
  nullable,
  number,
  optionalText,
  requiredText,
  text,
} from './fields.ts';

interface Case<T> {
  read: Decoder<T>;
  value: unknown;
  expected: T;
}

const accepted: Case<unknown>[] = [
  { read: text, value: 'Mill', expected: 'Mill' },
  { read: text, value: null, expected: '' },
  { read: text, value: undefined, expected: '' },
  { read: text, value: 77550, expected: '77550' },
  { read: optionalText, value: undefined, expected: null },
  { read: optionalText, value: '', expected: '' },
  { read: number, value: '12.5', expected: 12.5 },
  { read: number, value: 0, expected: 0 },
  { read: id, value: '41', expected: 41 },
  { read: flag, value: true, expected: true },
  { read: flag, value: 1, expected: true },
  { read: flag, value: '1', expected: true },
  { read: flag, value: 'true', expected: true },
  { read: flag, value: false, expected: false },
  { read: flag, value: 0, expected: false },
  { read: flag, value: 'false', expected: false },
  { read: flag, value: null, expected: false },
  { read: nullable(number), value: undefined, expected: null },
  { read: nullable(number), value: '', expected: null },
  { read: nullable(number), value: '7', expected: 7 },
];

it.each(accepted)('reads $value as $expected', ({ read, value, expected }) => {
  expect(read(value)).toBe(expected);
});

const refused: Omit<Case<unknown>, 'expected'>[] = [
  { read: text, value: {} },
  { read: text, value: true },
  { read: requiredText, value: null },
  { read: number, value: null },
  { read: number, value: '' },
  { read: number, value: '12 units' },
  { read: number, value: Number.NaN },
  { read: id, value: 0 },
  { read: id, value: 1.5 },
  { read: id, value: undefined },
  { read: flag, value: 'maybe' },
  { read: flag, value: 2 },
  { read: list(text), value: null },
  { read: list(text), value: {} },
  { read: nullable(number), value: 'many' },
];

it.each(refused)('refuses $value', ({ read, value }) => {
  expect(() => read(value)).toThrow(DecodeError);
});

// WIR-9
describe('an entity', () => {
  it('keeps unknown fields', () => {
    expect(tenant({ ...bodies.tenant, gate_code: '4711' })).toHaveProperty('gate_code', '4711');
  });

  it('has null for each optional field that is missing', () => {
    const read = tenant({ id: 41, facility_id: 7 });
    expect(read).toEqual({
      ...nullsLike(bodies.tenant),
      id: 41,
      facility_id: 7,
      facility_number: '',
      units: [],
      charge_applied: false,
      tagged_for_removal: false,
    });
  });

  it('accepts the texts, digits and dates of older servers', () => {
    const read = tenant({
      ...bodies.tenant,
      id: '41',
      charge_applied: '1',
      tagged_for_removal: 0,
      zip_code: 77550,
      move_in_date: '2024-02-29 00:00:00',
      billing_date: '0000-00-00',
      initial_letter_sent_date: '2026-01-15T00:00:00-08:00',
    });
    expect(read).toEqual({ ...bodies.tenant, billing_date: null });
  });

  it('names the path of an unreadable value', () => {
    expect(() => user({ ...bodies.user, facility: { id: 'x' } })).toThrow('.facility.id: expected');
    expect(() => tenant({ ...bodies.tenant, units: [{ identifier: 'A' }, {}] })).toThrow(
      '.units[1].identifier: expected a text',
    );
  });
});

const nullsLike = (entity: object) =>
  Object.fromEntries(Object.keys(entity).map((field) => [field, null]));
