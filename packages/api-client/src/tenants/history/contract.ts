import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { MomentSchema, Nullable, OneOf } from '../../values/schema.ts';
import { TenantStatuses } from '../enums.ts';
import { TenantEventKinds } from './enums.ts';

export * from './enums.ts';

/** An entry of a tenant's history (TEN-83). */
export const TenantEvent = Type.Object({
  /** What happened. */
  kind: OneOf(TenantEventKinds),
  /** When it happened. */
  at: MomentSchema,
  /** The name of the user; `null` for a deleted account. */
  user: Nullable(Type.String()),
  /** The new status of the kind `status`; `null` for no response and for other kinds. */
  status: Nullable(OneOf(TenantStatuses)),
  /** The names of the changed fields. */
  fields: Type.Array(Type.String()),
  /** The type of the letter of the kind `letter`; else `null`. */
  letter_type: Nullable(OneOf(LetterTypes)),
  /** The name of the PDF of a letter, for staff; else `null`. */
  filename: Nullable(Type.String()),
  /** When the letter was mailed; `null` before and for other kinds. */
  mail_time: Nullable(MomentSchema),
});
export interface TenantEvent extends Static<typeof TenantEvent> {}
