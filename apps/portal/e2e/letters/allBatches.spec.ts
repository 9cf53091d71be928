import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// LET-69, LET-59, LET-61, LET-101
test('all ready tenants get letters in one call, also when its answer is lost', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/generate-letters');
  const audit = await startAudit(manyTenants(305));
  const scope = { facilityId: audit.facilityId };
  await openAs('monitor', `/send-letters?facility_number=${audit.facilityNumber}`);
  // The server makes the letters, and the first answer is lost.
  const keys: (string | undefined)[] = [];
  await page.route('**/generate-letters?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch({ timeout: 60_000 });
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  const askForAll = () => page.getByRole('button', { name: 'Audit: all 305 in 2 batches' }).click();
  const question = page.getByRole('alertdialog');

  await askForAll();
  await question.getByRole('button', { name: /^Yes/ }).click();
  await page.getByRole('dialog', { name: 'Error' }).getByText('see Letter Batches').waitFor();
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
  await askForAll();
  await question.getByRole('button', { name: /^Yes/ }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Audit letters were generated for 305 tenants.');
  expect([keys.length, keys[1]]).toEqual([2, keys[0]]);
  const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
  expect(data.map(({ tenant_count }) => tenant_count).sort()).toEqual([300, 5]);
  expect(await audit.staff.letters.counts(scope)).toMatchObject({ initial_letter_ready: 0 });
  const letters = success.getByRole('link', { name: 'Letters of batch 2' });
  const pdf = await page.request.get((await letters.getAttribute('href')) ?? '');
  expect(pdf.ok()).toBe(true);

  // LET-61
  const mailed = async () => {
    const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
    return data.filter(({ mail_time }) => mail_time !== null).length;
  };
  const { id = 0 } = (await audit.stored('Tenant002')) ?? {};
  await audit.staff.tenants.update(id, { status: 'provide_proof' });
  await success.getByRole('button', { name: 'Mark as Mailed Today' }).click();
  const mailedQuestion = page.getByRole('alertdialog', {
    name: 'Mark these letters as mailed today?',
  });
  await expect(mailedQuestion).toContainText('1 of these tenants has answered since');
  await mailedQuestion.getByRole('button', { name: 'Yes, they were mailed' }).click();
  await expect(success).toContainText('Marked as mailed on');
  expect(await mailed()).toBe(2);
  await success.getByRole('button', { name: 'Undo' }).click();
  await expect(success.getByRole('button', { name: 'Mark as Mailed Today' })).toBeVisible();
  expect(await mailed()).toBe(0);
});
