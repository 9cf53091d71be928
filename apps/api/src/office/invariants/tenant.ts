import { type LetterType, MailingStateCodes } from '@audit-letters/api-client/contract';
import type { Reading } from '../office.ts';

export type Tenant = Reading['tenants'][number];
export type Batch = Reading['batches'][number];

export const sentDate = (type: LetterType) => `${type}_letter_sent_date` as const;
export const nameOf = (tenant: Pick<Tenant, 'first_name' | 'last_name'> | undefined) =>
  `${tenant?.first_name} ${tenant?.last_name}`;

export function hasCompleteAddress({ address, city, state, zip_code, country }: Tenant): boolean {
  if (!address?.trim() || !city?.trim() || !zip_code?.trim()) return false;
  if (!['', 'US', 'USA'].includes(country?.trim().toUpperCase() ?? '')) return true;
  return MailingStateCodes.includes(state ?? '') && /^\d{5}(-?\d{4})?$/.test(zip_code.trim());
}

/** Whether a tenant who could get mail waits for this letter. */
export function waitsFor(type: LetterType, tenant: Tenant): boolean {
  const { status } = tenant;
  if (tenant.tagged_for_removal || tenant[sentDate(type)]) return false;
  if (type === 'welcome') {
    const hasLeft = status === 'moved_out' || status === 'bad_address';
    return !hasLeft && Boolean(tenant.coverage_id && tenant.charge_confirmed_date);
  }
  return status === null && (type === 'initial' || tenant.initial_letter_sent_date !== null);
}

export const isReady = (type: LetterType, tenant: Tenant) =>
  waitsFor(type, tenant) && hasCompleteAddress(tenant);

export const tenantIdsOf = (batch: Batch, { letters }: Reading) =>
  letters.filter((letter) => letter.batch_id === batch.id).map((letter) => letter.tenant_id);
