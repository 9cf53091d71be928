import type { Day } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { rowsWorkbook } from '../testing/rowsWorkbook.ts';
import { parseUpload } from './parse.ts';

const harbor = { id: 1, facilityNumber: '1001', primeSiteId: null };
const cove = { id: 2, facilityNumber: '1002', primeSiteId: null };

async function parsed(chosen: typeof harbor) {
  const workbook = await rowsWorkbook([
    ['Unit', 'Tenant Name', 'Address'],
    ['A1', 'Ann Lee', '1 Elm Street'],
  ]);
  return parseUpload({
    upload: { software: 'syrasoft', files: { rent_roll: new Uint8Array(workbook) } },
    today: '2026-03-10' as Day,
    sites: { facilities: [harbor, cove], chosen },
  });
}

const facilityOf = ({ batches }: Awaited<ReturnType<typeof parsed>>) =>
  batches.flatMap((batch) => JSON.parse(Buffer.from(batch).toString()))[0].facility_id;

it('reads an upload once for its preview and its import', async () => {
  const preview = await parsed(harbor);
  expect(facilityOf(preview)).toBe(harbor.id);
  expect((await parsed(harbor)).batches).toBe(preview.batches);
});

it('reads an upload again for another facility', async () => {
  await parsed(harbor);
  expect(facilityOf(await parsed(cove))).toBe(cove.id);
});
