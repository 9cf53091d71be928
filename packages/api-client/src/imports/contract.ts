import { type Static, Type } from 'typebox';
import { Nullable } from '../http/schema.ts';

export * from './words.ts';

/** `insert_count` and `active_tenants_count` are tenants, `error_count` rows (Contract §7). */
export const ImportResult = Type.Object({
  insert_count: Type.Integer(),
  active_tenants_count: Type.Integer(),
  error_count: Type.Integer(),
  duplicate_tenant_filename: Nullable(Type.String()),
  duplicate_tenant_count: Type.Integer(),
  missing_prime_ids: Type.Array(Type.String()),
});
export type ImportResult = Static<typeof ImportResult>;
