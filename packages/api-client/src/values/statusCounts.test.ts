import { expect, it } from 'vitest';
import type { FacilityStats, TenantStats } from '../facilities/statsContract.ts';
import { statusesOfFacility, statusesOfTenants } from './statusCounts.ts';

const counts = {
  selected_coverage: 92,
  provide_proof: 41,
  opt_out: 12,
  moved_out: 18,
  bad_address: 8,
  no_response: 69,
};
const noPercentages = {
  charge_applied_percentage: 0,
  opted_out_percentage: 0,
  provided_proof_percentage: 0,
  selected_coverage_percentage: 0,
  non_responder_percentage: 0,
};

// FAC-107
it('adds up to the tenants of a facility', () => {
  const stats: FacilityStats = {
    ...{ upload_count: 250, tenant_count: 240, percent_complete: 71 },
    ...{ audit_letters_sent: 240, enrollment_letters_sent: 0, welcome_letters_sent: 0 },
    ...{ selected_coverage: 92, confirmed_payment: 30, provided_proof: 41 },
    ...{ opted_out: 12, moved_out: 18, bad_address: 8 },
    ...{ selected_coverage_percentage: 0, confirmed_payment_percentage: 0 },
    ...{ provided_proof_percentage: 0, opted_out_percentage: 0 },
    ...{ moved_out_percentage: 0, bad_address_percentage: 0 },
  };
  expect(statusesOfFacility(stats)).toEqual(counts);
});

// FAC-107
it('adds up to all tenants of a list, also those who have moved out', () => {
  const stats: TenantStats = {
    ...{ total_all: 240, total: 222, charge_applied: 50, tagged_for_removal: 3 },
    ...{ selected_coverage: 92, provided_proof: 41, opted_out: 12, non_responder: 69 },
    ...noPercentages,
  };
  expect(statusesOfTenants(stats)).toEqual(counts);
});

// FAC-107
it('has no negative count when the counts contradict each other', () => {
  const stats: TenantStats = {
    ...{ total_all: 3, total: 3, charge_applied: 0, tagged_for_removal: 0 },
    ...{ selected_coverage: 4, provided_proof: 0, opted_out: 0, non_responder: 0 },
    ...noPercentages,
  };
  expect(statusesOfTenants(stats).bad_address).toBe(0);
});
