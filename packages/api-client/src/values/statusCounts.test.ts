import { expect, it } from 'vitest';
import { statusesOfFacility, statusesOfTenants } from './statusCounts.ts';

const counts = {
  selected_coverage: 92,
  provide_proof: 41,
  opt_out: 12,
  moved_out: 18,
  bad_address: 8,
  no_response: 69,
};

// FAC-107
it('adds up to the tenants of a facility', () => {
  const stats = {
    tenant_count: 240,
    selected_coverage: 92,
    provided_proof: 41,
    opted_out: 12,
    moved_out: 18,
    bad_address: 8,
  };
  expect(statusesOfFacility(stats)).toEqual(counts);
});

// FAC-107
it('adds up to all tenants of a list, also those who have moved out', () => {
  const stats = {
    total_all: 240,
    total: 222,
    selected_coverage: 92,
    provided_proof: 41,
    opted_out: 12,
    non_responder: 69,
  };
  expect(statusesOfTenants(stats)).toEqual(counts);
});

// FAC-107
it('has no negative count when the counts contradict each other', () => {
  const stats = {
    total_all: 3,
    total: 3,
    selected_coverage: 4,
    provided_proof: 0,
    opted_out: 0,
    non_responder: 0,
  };
  expect(statusesOfTenants(stats).bad_address).toBe(0);
});
