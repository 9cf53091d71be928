import { parseDay } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { headings, rentRoll, row } from './testing/importSuite.ts';
import { withUpload } from './threads.ts';

const nothing = async function* () {};

it('compares the rows of the file again after a conflict of the transaction', async () => {
  const { rent_roll } = await rentRoll([headings, row(), row({ account: '78', name: 'Bo Ray' })]);
  const chosen = { id: 1, facility_number: '1', prime_site_id: null, account_name: null };
  const request = {
    software: 'syrasoft' as const,
    files: new Map([['rent_roll' as const, new Uint8Array(rent_roll)]]),
    today: parseDay('2026-03-01') ?? expect.fail(),
    sites: { facilities: [chosen], chosen },
    columns: [],
  };
  await withUpload(request, async (_planned, compare) => {
    const { previewRows } = await compare(nothing(), { chosenIds: [] });
    expect(previewRows[1]?.reason).toBe('Row 2 has another tenant in unit A1');
    expect((await compare(nothing(), { chosenIds: [] })).previewRows).toEqual(previewRows);
  });
});
