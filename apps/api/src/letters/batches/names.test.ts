import type { GeneratedLetters } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';
import { workbookRows } from '../../testing/workbooks/workbookRows.ts';
import { pdfPages } from '../testing/pdfPages.ts';

const test = await testApp();
test.clock.set('2026-03-10T15:00:00Z');
const monitor = await test.signIn('monitor');

const generate = async (facilityId: number, tenant?: number): Promise<GeneratedLetters> => {
  const response = await monitor.get(`/api/facilities/${facilityId}/generate-letters`, {
    letter_type: 'initial',
    ...(tenant && { tenants: String(tenant) }),
  });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
};
const download = (name: string | null) =>
  monitor.get(`/api/facilities/download-letters/${encodeURIComponent(name ?? '')}`);

it('letters and mail merge hold names in ten scripts', async () => {
  const names = [
    ['Nguyễn Thị', 'Hiền'],
    ['Иван', 'Соколов'],
    ['Ελένη', 'Παπαδοπούλου'],
    ['小明', '王'],
    ['さくら', '山田'],
    ['철수', '김'],
    ['محمد', 'علي'],
    ['שרה', 'כהן'],
    ['प्रिया', 'सिंह'],
    ['สมชาย', 'ใจดี'],
  ] as const;
  const facilityId = await addFacility(test.db);
  for (const [first_name, last_name] of names)
    await addTenant(test.db, facilityId, { first_name, last_name });

  const receipt = await generate(facilityId);
  const pages = await pdfPages((await download(receipt.file_name)).rawPayload);
  const [, ...rows] = await workbookRows((await download(receipt.mail_merge_file_name)).rawPayload);
  for (const [first, last] of names) {
    expect(pages.filter(({ text }) => text.includes(`Dear ${first} ${last}`))).toHaveLength(1);
    expect(rows.filter((row) => row.includes(first) && row.includes(last))).toHaveLength(1);
  }
});

it.each([
  ['東京-Ł12', '東京-Ł12'],
  ['Склад 7/б', 'Склад_7_б'],
])('letters of facility %s are saved under its number', async (facility_number, shown) => {
  const facilityId = await addFacility(test.db, { facility_number });
  await addTenant(test.db, facilityId);
  const receipt = await generate(facilityId);
  const { statusCode, headers } = await download(receipt.file_name);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent(`${shown}_audit_letters_2026-03-10.pdf`)}`,
  );
});

// LET-103
it('batches of one facility, type and day are saved under names of their own', async () => {
  const facilityId = await addFacility(test.db, { facility_number: 'TWICE' });
  const names: string[] = [];
  for (let batch = 0; batch < 2; batch += 1) {
    const { file_name } = await generate(facilityId, await addTenant(test.db, facilityId));
    const { headers } = await download(file_name);
    names.push(String(headers['content-disposition']));
  }
  expect(names[0]).toContain('TWICE_audit_letters_2026-03-10.pdf');
  expect(names[1]).toContain('TWICE_audit_letters_2026-03-10_2.pdf');
});
