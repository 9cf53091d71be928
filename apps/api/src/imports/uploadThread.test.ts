import { parseDay } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { headings, rentRoll, row } from './testing/importSuite.ts';
import { withUpload } from './threads.ts';
import type { StoredPage, UploadRequest } from './uploadThread.ts';

const request = async (): Promise<UploadRequest> => {
  const { rent_roll } = await rentRoll([headings, row(), row({ account: '78', name: 'Bo Ray' })]);
  const formFacility = { id: 1, facility_number: '1', prime_site_id: null, account_name: null };
  return {
    software: 'syrasoft' as const,
    files: new Map([['rent_roll' as const, new Uint8Array(rent_roll)]]),
    today: parseDay('2026-03-01') ?? expect.fail(),
    sites: { facilities: [formFacility], formFacility },
    columns: [],
    chosenIds: [],
  };
};

const tenant = (id: number, cells = {}) => ({
  id,
  facility_id: 1,
  import_key: `syrasoft:${id}`,
  name_key: 'ann lee',
  units: ['C9'],
  updated_at: '2026-02-01T00:00:00Z',
  ...cells,
});

/** The pages of stored tenants, each with one. */
async function* stored(tenants: readonly object[]): AsyncGenerator<StoredPage> {
  for (const each of tenants) yield { kind: 'existingTenants', json: JSON.stringify([each]) };
}

it('compares the rows of the file once with the same stored tenants, and again with others', async () => {
  await withUpload(await request(), async (_planned, compare) => {
    const first = await compare(stored([]));
    expect(first.previewRows[1]?.reason).toBe('Row 2 has another tenant in unit A1');
    expect(await compare(stored([]))).toBe(first);
    const again = await compare(stored([tenant(5)]));
    expect(again.previewRows).toEqual(first.previewRows);
    expect(again.comparisons).toMatchObject([{ tenants_before: 1, new_count: 2, gone_count: 1 }]);
  });
});

it('compares no tenants whom a failed transaction has read', async () => {
  await withUpload(await request(), async (_planned, compare) => {
    const failed = async function* () {
      yield* stored([tenant(5)]);
      throw new Error('could not serialize access');
    };
    await expect(compare(failed())).rejects.toThrow('could not serialize access');
    const { comparisons } = await compare(stored([tenant(5), tenant(6)]));
    expect(comparisons).toMatchObject([{ tenants_before: 2, gone_count: 2 }]);
  });
});

it('does not blame the file for an error of its own', async () => {
  await withUpload(await request(), async (_planned, compare) => {
    const broken = [tenant(77, { updated_at: 'no moment' })];
    await expect(compare(stored(broken))).rejects.toThrow('Invalid time value');
  });
});
