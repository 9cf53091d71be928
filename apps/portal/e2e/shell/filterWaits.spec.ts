import { queryOf } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

// SHL-51, SHL-114
for (const [path, label, call, wait, rows] of [
  ['/list-facilities', 'Facility Name', 'facilities', 500, 100],
  ['/list-facilities?tab=archives', 'Facility Number', 'facility-archives', 350, 100],
  ['/letter-batches', 'Facility Number', 'letter-batches', 400, 50],
] as const)
  test(`${path} loads once when its filter has rested, with the trimmed text`, async ({
    page,
    openAs,
    stopClock,
  }) => {
    const queries: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/${call}`) queries.push(queryOf(request.url()));
    });
    await openAs('monitor', path);
    const filter = page.getByLabel(label);
    const first = { page: '1', per_page: String(rows) };
    await expect.poll(() => queries).toEqual([first]);
    await stopClock();
    await filter.fill('  D-10 ');
    await page.clock.runFor(wait - 1);
    await filter.fill('  D-104 ');
    await page.clock.runFor(wait - 1);
    expect(queries).toHaveLength(1);
    await page.clock.runFor(1);
    await expect.poll(() => queries.slice(1)).toEqual([{ facility_number: 'D-104', ...first }]);
    await expect(filter).toHaveValue('  D-104 ');
  });
