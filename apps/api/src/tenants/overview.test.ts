import type { GeneratedLetters, TenantOverview } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { letterOffice } from '../letters/testing/letterOffice.ts';

const office = letterOffice();

// TEN-140
describe('the overview of a tenant', () => {
  it('has the tenant, the coverages of its state and the page of each letter', async () => {
    await office.add({ first_name: 'Ana', last_name: 'Abbot' });
    const id = await office.add({ first_name: 'Ben', last_name: 'Baker', monitor_note: 'Call.' });
    const { file_name }: GeneratedLetters = (await office.generate('initial')).json();
    const answer = await office.monitor.get(`/api/tenants/${id}/overview`);
    expect(answer.statusCode).toBe(200);
    const { tenant, coverages, letters }: TenantOverview = answer.json();
    expect(tenant).toMatchObject({ id, last_name: 'Baker', monitor_note: 'Call.' });
    expect(coverages.length).toBeGreaterThan(0);
    expect(letters).toMatchObject([
      { filename: file_name, page: 2, letter_type: 'initial', mail_time: null },
    ]);
  });

  // TEN-140
  it('names the tenants with the same name, address and unit', async () => {
    const priya = { first_name: 'Priya', last_name: 'Okafor', unit: 'D107' };
    const first = await office.add(priya);
    const second = await office.add({ ...priya, first_name: 'PRIYA' });
    await office.add({ ...priya, unit: 'D108' });
    const sameLeaseOf = async (id: number) =>
      (await office.monitor.get(`/api/tenants/${id}/overview`)).json().same_lease_ids;
    expect(await sameLeaseOf(first)).toEqual([second]);
    expect(await sameLeaseOf(second)).toEqual([first]);
  });
});
