import type { Moment, TenantEvent } from '@audit-letters/api-client';
import { unchangedTenants } from '../../fixtures/tenants.ts';
import type { StatesOf } from '../../states.ts';
import type { TenantHistoryResult } from './TenantHistory.tsx';

/** An entry of the history. */
export const tenantEvent = (at: string, over: Partial<TenantEvent>): TenantEvent => ({
  ...unchangedTenants,
  kind: 'imported',
  at: at as Moment,
  user: 'Robin Hayes',
  letter_type: null,
  filename: null,
  mail_time: null,
  ...over,
});

const events: TenantEvent[] = [
  tenantEvent('2026-11-20T15:00:00Z', {
    kind: 'edited',
    fields: ['charge_confirmed_date', 'payment_confirmed_date'],
    charge_confirmed: true,
  }),
  tenantEvent('2026-11-11T15:00:00Z', {
    kind: 'status',
    status: 'selected_coverage',
    user: 'Dana Whitfield',
    status_before: 'no_response',
    coverage: '$18 per month for $2,000 coverage',
    fields: ['status', 'coverage_id'],
  }),
  tenantEvent('2026-10-20T15:20:00Z', {
    kind: 'letter',
    letter_type: 'initial',
    filename: 'a.pdf',
    mail_time: '2026-10-21T12:00:00Z' as Moment,
  }),
  tenantEvent('2026-10-19T22:10:00Z', { kind: 'edited', fields: ['note'], user: 'Dana Whitfield' }),
  tenantEvent('2026-10-18T09:00:00Z', { kind: 'untagged', fields: ['tagged_for_removal'] }),
  tenantEvent('2026-10-13T09:00:00Z', {
    kind: 'tagged',
    fields: ['tagged_for_removal'],
    user: null,
  }),
  tenantEvent('2026-10-03T16:00:00Z', {}),
];

/** The history of a tenant in each of its states. */
export const tenantHistoryStates = {
  ready: { status: 'ready', events },
  empty: { status: 'ready', events: [] },
  failed: { status: 'failed', message: 'Network Error' },
} satisfies StatesOf<TenantHistoryResult>;
