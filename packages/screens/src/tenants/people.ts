import type {
  Coverage,
  Day,
  Tenant,
  TenantFilterChoice,
  TenantStats,
} from '@audit-letters/api-client';
import { tenantFilterNames } from '../format/status.ts';

/** Tenants of a made-up facility, for states, stories and tests. */
const nobody: Tenant = {
  id: 1,
  first_name: 'Ana',
  last_name: 'Ortiz',
  address: '12 Elm Street',
  city: 'Dover',
  state: 'DE',
  zip_code: '19901',
  country: 'US',
  unit: 'A01',
  units: [{ identifier: 'A01' }],
  move_in_date: '2024-03-01' as Day,
  billing_date: '2026-12-01' as Day,
  billing_anniversary: '1',
  status: null,
  facility_id: 12,
  facility_number: 'D-1042',
  coverage_id: null,
  charge_applied: false,
  charge_apply_date: '2026-11-15' as Day,
  charge_applied_date: null,
  charge_confirmed_date: null,
  payment_confirmed_date: null,
  tagged_for_removal: false,
  note: null,
  monitor_note: null,
  initial_letter_sent_date: null,
  follow_up_letter_sent_date: null,
  welcome_letter_sent_date: null,
};

export const ana = nobody;

export const boris: Tenant = {
  ...nobody,
  id: 2,
  first_name: 'Boris',
  last_name: 'Lindqvist',
  unit: 'A02',
  units: [{ identifier: 'A02' }, { identifier: 'A02B' }],
  status: 'selected_coverage',
  coverage_id: 2,
  note: 'Prefers to be called after 5 p.m.',
};

export const chidi: Tenant = {
  ...nobody,
  id: 3,
  first_name: 'Chidi',
  last_name: 'Okafor',
  unit: 'B11',
  units: [{ identifier: 'B11' }],
  status: 'selected_coverage',
  coverage_id: 1,
  charge_applied: true,
  charge_applied_date: '2026-11-16' as Day,
  charge_confirmed_date: '2026-11-18' as Day,
  payment_confirmed_date: '2026-11-18' as Day,
  welcome_letter_sent_date: '2026-11-20' as Day,
};

export const dorado: Tenant = {
  ...nobody,
  id: 4,
  first_name: null,
  last_name: 'Dorado Catering Inc',
  address: null,
  zip_code: null,
  unit: 'C07',
  units: [{ identifier: 'C07' }],
  tagged_for_removal: true,
};

export const edith: Tenant = {
  ...nobody,
  id: 5,
  first_name: 'Edith',
  last_name: 'Thompson-Reed',
  unit: 'C08',
  units: [{ identifier: 'C08' }],
  status: 'opt_out',
};

export const someTenants: Tenant[] = [ana, boris, chidi, dorado, edith];

export const someCoverages: Coverage[] = [
  { id: 1, monthly_fee_dollars: 12, monthly_fee_cents: 0, coverage_amount: 1000 },
  { id: 2, monthly_fee_dollars: 18, monthly_fee_cents: 50, coverage_amount: 2000 },
];

export const someChoices: TenantFilterChoice[] = [
  { key: 'all', label: tenantFilterNames.all, count: 5 },
  { key: 'move_out', label: tenantFilterNames.move_out, count: 0 },
  { key: 'bad_address', label: tenantFilterNames.bad_address, count: 0 },
  { key: 'any_coverage', label: tenantFilterNames.any_coverage, count: 2 },
  { key: 'provide_proof', label: tenantFilterNames.provide_proof, count: 0 },
  { key: 'opt_out', label: tenantFilterNames.opt_out, count: 1 },
  { key: 'non_responder', label: tenantFilterNames.non_responder, count: 2 },
];

export const someStats: TenantStats = {
  total_all: 5,
  total: 5,
  charge_applied: 1,
  opted_out: 1,
  provided_proof: 0,
  selected_coverage: 2,
  non_responder: 2,
  tagged_for_removal: 1,
  charge_applied_percentage: 20,
  opted_out_percentage: 20,
  provided_proof_percentage: 0,
  selected_coverage_percentage: 40,
  non_responder_percentage: 40,
};
