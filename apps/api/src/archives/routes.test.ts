import type { Day } from '@audit-letters/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { endedPeriod, nextDates } from '../testing/samplePeriod.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { workbookRecords } from '../testing/workbooks/workbookRows.ts';

let facilityId: number;
let facilityNumber: string;

const test = await testApp();
const monitor = await test.signIn('monitor');

beforeEach(async () => {
  facilityId = await addFacility(test.db, endedPeriod);
  facilityNumber = (await test.facility(facilityId)).facility_number;
});

const execute = (id = facilityId, order: Record<string, string> = nextDates) =>
  monitor.post(`/api/facility-archives/${id}/execute`, order, { form: true });
const download = async (filename: string) =>
  (await monitor.get('/api/facility-archives/download-export', { filename })).rawPayload;

describe('the new dates', () => {
  // ARC-8
  it('are three calendar months later, within the month', async () => {
    expect((await monitor.get(`/api/facility-archives/${facilityId}/new-dates`)).json()).toEqual({
      letter_effective_date: '2027-02-28',
      initial_letter_date: '2027-01-31',
      follow_up_letter_date: '2027-02-15',
    });
  });

  it('are empty where the current dates are empty', async () => {
    const bare = await addFacility(test.db);
    expect((await monitor.get(`/api/facility-archives/${bare}/new-dates`)).json()).toEqual({
      letter_effective_date: null,
      initial_letter_date: null,
      follow_up_letter_date: null,
    });
  });

  it('answer 404 for an unknown facility', async () => {
    expect((await monitor.get('/api/facility-archives/999999/new-dates')).statusCode).toBe(404);
  });
});

describe('the list of archives', () => {
  // ARC-2, SHL-51
  it('filters by number and date and shows the latest first', async () => {
    const listed = await addFacility(test.db, {
      facility_number: 'Listed-9',
      letter_effective_date: '2026-01-05',
    });
    await addTenant(test.db, listed, { status: 'opt_out' });
    await execute(listed, { ...nextDates, letter_effective_date: '2026-04-05' });
    test.clock.advance(1000);
    await addTenant(test.db, listed);
    await execute(listed, { skip_letter_dates: 'true' });
    const list = async (query: Record<string, string>) =>
      (await monitor.get('/api/facility-archives', query)).json().data;
    const both = await list({ facility_number: ' listed-9 ' });
    expect(both).toEqual({
      data: [
        {
          id: expect.any(Number),
          facility_number: 'Listed-9',
          prime_site_id: null,
          letter_effective_date: '2026-04-05',
          percent_complete: 0,
          filename: 'Listed-9__2026-04-05.xlsx',
        },
        {
          id: expect.any(Number),
          facility_number: 'Listed-9',
          prime_site_id: null,
          letter_effective_date: '2026-01-05',
          percent_complete: 100,
          filename: 'Listed-9__2026-01-05.xlsx',
        },
      ],
      pagination: { current_page: 1, last_page: 1, total: 2, from: 1, to: 2 },
    });
    const one = await list({ facility_number: 'sted-9', letter_effective_date: '2026-01-05' });
    expect(one.data.map(({ filename }: { filename: string }) => filename)).toEqual([
      'Listed-9__2026-01-05.xlsx',
    ]);
    expect((await list({ letter_effective_date: '1999-01-01' })).data).toEqual([]);
    const sorted = await list({ facility_number: 'listed-9', sort_by: 'letter_effective_date' });
    expect(sorted.data).toEqual(both.data.toReversed());
    expect(
      (await monitor.get('/api/facility-archives', { letter_effective_date: 'May' })).statusCode,
    ).toBe(422);
  });

  // FAC-21
  it('keeps the archives and files of a deleted facility', async () => {
    await addTenant(test.db, facilityId);
    await execute();
    await monitor.delete(`/api/facilities/${facilityId}`);
    const filename = `${facilityNumber}__2026-11-30.xlsx`;
    const list = (
      await monitor.get('/api/facility-archives', { facility_number: facilityNumber })
    ).json();
    expect(list.data.data.map((row: { filename: string }) => row.filename)).toEqual([filename]);
    expect(await workbookRecords(await download(filename))).toHaveLength(1);
  });
});

it.each<[Day | string, string]>([
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-15', '2027-01-15'],
])('three months after %s is %s', async (from, to) => {
  const id = await addFacility(test.db, { letter_effective_date: from });
  expect(
    (await monitor.get(`/api/facility-archives/${id}/new-dates`)).json().letter_effective_date,
  ).toBe(to);
});
