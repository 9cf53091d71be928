import { type Static, Type } from 'typebox';
import { Nullable } from '../http/schema.ts';

/** The multipart names of the files; only easystorage takes the last two. */
export const ImportFiles = ['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const;
export type ImportFile = (typeof ImportFiles)[number];

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
