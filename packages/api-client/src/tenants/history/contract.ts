import { type Static, Type } from 'typebox';
import { LetterTypes } from '../../letters/enums.ts';
import { MomentSchema, Nullable, OneOf } from '../../values/schema.ts';
import { TenantStatuses } from '../enums.ts';
import { TenantEventKinds } from './enums.ts';

export * from './enums.ts';

/** An entry of a tenant's history (TEN-83). */
export const TenantEvent = Type.Object({
  kind: OneOf(TenantEventKinds),
  at: MomentSchema,
  user: Nullable(Type.String({ description: 'null for a deleted account' })),
  status: Nullable(OneOf(TenantStatuses, 'The new status of the kind `status`')),
  fields: Type.Array(Type.String()),
  letter_type: Nullable(OneOf(LetterTypes)),
  filename: Nullable(Type.String({ description: 'The PDF of a letter, for staff' })),
  mail_time: Nullable(MomentSchema),
});
export type TenantEvent = Static<typeof TenantEvent>;
