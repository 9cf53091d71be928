import { hash } from 'node:crypto';
import { wrongAddressParts } from '@audit-letters/api-client/contract';
import type { TenantRecord } from '../../database/schema.ts';

/** The texts of a tenant that an edit cannot set to a wrong value (TEN-112). */
export const checkedTexts = ['first_name', 'state', 'zip_code', 'country'] as const;

type CheckedTexts = Pick<TenantRecord, 'id' | (typeof checkedTexts)[number]>;

/**
 * Identifies the texts of a tenant if an edit could not set them; `null` if they are right. The audit log has the digest
 * instead of the texts, which are personal.
 */
export function wrongDigest(tenant: CheckedTexts): string | null {
  const isRight = tenant.first_name && Object.keys(wrongAddressParts(tenant)).length === 0;
  if (isRight) return null;
  const texts = checkedTexts.map((field) => tenant[field]);
  return hash('sha256', JSON.stringify([tenant.id, ...texts]));
}
