import { type LetterType, MailingStateCodes } from '../../../packages/api-client/src/contract.ts';
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

/** Whether a recorded coverage is another one than the present one. */
const isOther = (tenant: Tenant, recorded: 'charged_coverage_id' | 'welcome_coverage_id') =>
  Boolean(tenant[recorded] && tenant.coverage_id) && tenant[recorded] !== tenant.coverage_id;

export const isChargeToChange = (tenant: Tenant): boolean => isOther(tenant, 'charged_coverage_id');

/** Whether a tenant who could get mail waits for this letter. */
export function waitsFor(type: LetterType, tenant: Tenant): boolean {
  const { status } = tenant;
  if (tenant.tagged_for_removal) return false;
  if (type === 'welcome') {
    const hasLeft = status === 'moved_out' || status === 'bad_address';
    const isWelcomed = tenant.welcome_letter_sent_date && !isOther(tenant, 'welcome_coverage_id');
    const isConfirmed = tenant.charge_confirmed_date && !isChargeToChange(tenant);
    return !hasLeft && !isWelcomed && Boolean(tenant.coverage_id && isConfirmed);
  }
  if (tenant[sentDate(type)]) return false;
  return status === null && (type === 'initial' || tenant.initial_letter_sent_date !== null);
}

export const isReady = (type: LetterType, tenant: Tenant) =>
  waitsFor(type, tenant) && hasCompleteAddress(tenant);

export const tenantIdsOf = (batch: Batch, { letters }: Reading) =>
  letters.filter((letter) => letter.batch_id === batch.id).map((letter) => letter.tenant_id);
