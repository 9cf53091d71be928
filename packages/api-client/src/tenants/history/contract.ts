import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { MomentSchema, Nullable, OneOf } from '../../values/schema.ts';
import { StatusWords, TenantStatuses } from '../enums.ts';
import { TenantEventKinds } from './enums.ts';

export * from './enums.ts';

const change = {
  /** What happened. */
  kind: OneOf(TenantEventKinds),
  /** The new status of the kind `status`; `null` for no response and for other kinds. */
  status: Nullable(OneOf(TenantStatuses)),
  /** The status before; `null` if it did not change or is not known. */
  status_before: Nullable(OneOf(StatusWords)),
  /** The label of the new coverage; `null` without one. */
  coverage: Nullable(Type.String()),
  /** The label of the coverage before; `null` without one. */
  coverage_before: Nullable(Type.String()),
  /** Whether the charge is connected; `null` if that did not change. */
  charge_applied: Nullable(Type.Boolean()),
  /** Whether the payment is confirmed; `null` if that did not change. */
  charge_confirmed: Nullable(Type.Boolean()),
  /** Whether the tenant is tagged for removal; `null` if that did not change. */
  tagged: Nullable(Type.Boolean()),
  /** The names of the changed fields. */
  fields: Type.Array(Type.String()),
};

/** What a change did to tenants. */
export const TenantChange = Type.Object(change);
export interface TenantChange extends Static<typeof TenantChange> {}

/** An entry of a tenant's history (TEN-83). */
export const TenantEvent = Type.Object({
  ...change,
  /** When it happened. */
  at: MomentSchema,
  /** The name of the user; `null` for a deleted account. */
  user: Nullable(Type.String()),
  /** The type of the letter of the kinds `letter` and `letter_taken_back`; else `null`. */
  letter_type: Nullable(OneOf(LetterTypes)),
  /** The name of the PDF of a letter, for staff; else `null`. */
  filename: Nullable(Type.String()),
  /** When the letter was mailed; `null` before and for other kinds. */
  mail_time: Nullable(MomentSchema),
});
export interface TenantEvent extends Static<typeof TenantEvent> {}
