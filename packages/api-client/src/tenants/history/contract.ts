import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { described, MomentSchema, Nullable, OneOf, Ref } from '../../values/schema.ts';
import { StatusWords, TenantStatuses } from '../enums.ts';
import { TenantEventKinds } from './enums.ts';

export * from './enums.ts';

const change = {
  kind: described('What happened.', OneOf(TenantEventKinds)),
  status: described(
    'The new status of the kind `status`; `null` for no response and for other kinds.',
    Nullable(OneOf(TenantStatuses)),
  ),
  status_before: described(
    'The status before; `null` if it did not change or is not known.',
    Nullable(OneOf(StatusWords)),
  ),
  coverage: described(
    'The label of the new coverage; `null` without one.',
    Nullable(Type.String()),
  ),
  coverage_before: described(
    'The label of the coverage before; `null` without one.',
    Nullable(Type.String()),
  ),
  charge_applied: described(
    'Whether the charge is connected; `null` if that did not change.',
    Nullable(Type.Boolean()),
  ),
  charge_confirmed: described(
    'Whether the payment is confirmed; `null` if that did not change.',
    Nullable(Type.Boolean()),
  ),
  charge_to_change: Type.Optional(
    described(
      'Whether the charge is of another coverage since; `null` if that did not change.',
      Nullable(Type.Boolean()),
    ),
  ),
  tagged: described(
    'Whether the tenant is tagged for removal; `null` if that did not change.',
    Nullable(Type.Boolean()),
  ),
  fields: described('The names of the changed fields.', Type.Array(Type.String())),
};

export const TenantChange = Type.Object(change, {
  title: 'TenantChange',
  description: 'What a change did to tenants.',
});
export interface TenantChange extends Static<typeof TenantChange> {}

export const ChangedValue = Type.Object(
  {
    field: described('The name of the field.', Type.String()),
    before: described('The value before; `null` without one.', Nullable(Type.String())),
    after: described('The value after; `null` without one.', Nullable(Type.String())),
  },
  { title: 'ChangedValue', description: 'A changed value.' },
);
export interface ChangedValue extends Static<typeof ChangedValue> {}

export const TenantEvent = Type.Object(
  {
    ...change,
    values: Type.Optional(
      described(
        'The changed dates and units. Names, addresses, contacts and notes are not kept.',
        Type.Array(Ref<ChangedValue>(ChangedValue)),
      ),
    ),
    at: described('When it happened.', MomentSchema),
    user: described('The name of the user; `null` for a deleted account.', Nullable(Type.String())),
    letter_type: described(
      'The type of the letter of the kinds `letter` and `letter_taken_back`; else `null`.',
      Nullable(OneOf(LetterTypes)),
    ),
    filename: described(
      'The name of the PDF of a letter, for staff; else `null`.',
      Nullable(Type.String()),
    ),
    mail_time: described(
      'When the letter was mailed; `null` before and for other kinds.',
      Nullable(MomentSchema),
    ),
  },
  { title: 'TenantEvent', description: "An entry of a tenant's history (TEN-83)." },
);
export interface TenantEvent extends Static<typeof TenantEvent> {}
