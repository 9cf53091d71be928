import { describe, expect, it } from 'vitest';
import { tenant } from '../../fixtures/tenant.ts';
import type { BulkChange } from './bulkChanges.ts';
import { bulkUndo, valuesAfter } from './bulkUndo.ts';

describe('bulkUndo', () => {
  it('restores each old value, in one write per value', () => {
    const tenants = [
      tenant(1),
      tenant(2, { status: 'moved_out' }),
      tenant(3),
      tenant(4, { status: 'opt_out' }),
    ];
    expect(bulkUndo({ field: 'status', value: 'opt_out' }, tenants)).toEqual([
      { change: { field: 'status', value: 'no_response' }, ids: [1, 3] },
      { change: { field: 'status', value: 'moved_out' }, ids: [2] },
    ]);
  });

  it('skips tenants that the write did not change', () => {
    const tenants = [tenant(1, { tagged_for_removal: true }), tenant(2)];
    expect(bulkUndo({ field: 'tagged_for_removal', value: false }, tenants)).toEqual([
      { change: { field: 'tagged_for_removal', value: true }, ids: [1] },
    ]);
  });

  it('restores the coverage of each tenant', () => {
    const tenants = [
      tenant(1),
      tenant(2, { status: 'selected_coverage', coverage_id: 3 }),
      tenant(3, { status: 'selected_coverage', coverage_id: 4 }),
    ];
    expect(bulkUndo({ field: 'coverage_id', value: 4 }, tenants)).toEqual([
      { change: { field: 'status', value: 'no_response' }, ids: [1] },
      { change: { field: 'coverage_id', value: 3 }, ids: [2] },
    ]);
  });

  it('is not offered when an old value is unknown', () => {
    expect(bulkUndo({ field: 'charge_apply_date', value: null }, [tenant(1)])).toBeNull();
    const nameless = tenant(2, { status: 'selected_coverage', coverage_id: null });
    expect(bulkUndo({ field: 'status', value: 'opt_out' }, [tenant(1), nameless])).toBeNull();
  });
});

it.each<[BulkChange, object]>([
  [
    { field: 'status', value: 'no_response' },
    { status: null, coverage_id: null },
  ],
  [
    { field: 'coverage_id', value: 4 },
    { status: 'selected_coverage', coverage_id: 4 },
  ],
  [{ field: 'charge_applied', value: true }, { charge_applied: true }],
  [{ field: 'tagged_for_removal', value: false }, { tagged_for_removal: false }],
])('the undo of %j expects to find %j', (change, seen) => {
  expect(valuesAfter(change)).toEqual(seen);
});
