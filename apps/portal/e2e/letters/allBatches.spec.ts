import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// LET-69, LET-70, LET-71, LET-72, LET-101
test('all ready tenants get letters in one run, which repeats a lost batch and keeps a receipt', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('/generate-letters');
  const audit = await startAudit(manyTenants(305));
  const scope = { facilityId: audit.facilityId };
  await openAs('monitor', `/send-letters?facility_number=${audit.facilityNumber}`);
  // The server generates the second batch, and the answer is lost.
  const keys: (string | undefined)[] = [];
  await page.route('**/generate-letters?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch({ timeout: 60_000 });
    return keys.length === 2 ? route.abort() : route.fulfill({ response: answer });
  });

  const checked = page.waitForRequest(/letter-preflight\?.*all=true/);
  await page.getByRole('button', { name: 'Audit: all 305 in 2 batches' }).click();
  await checked;
  const question = page.getByRole('alertdialog', {
    name: 'Print all 305 audit letters in 2 batches?',
  });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Enrollment Letter' })).toBeDisabled();
  await page.getByRole('link', { name: 'Home' }).click();

  await page.getByRole('button', { name: /^Messages/ }).click();
  const jobs = page.getByRole('region', { name: 'Jobs' });
  const retry = jobs.getByRole('button', { name: 'Retry Batch 2' });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  await expect(jobs).toContainText(
    '300 of 305 tenants in 1 batch. The batch of 5 tenants got no answer',
  );
  await expect(page.getByRole('alert')).toContainText(
    `Audit letters for ${audit.facilityNumber}, all batches: stopped (Network Error). Messages has “Retry Batch 2” and “End Here”.`,
  );
  await retry.click();
  await expect(jobs).toContainText('305 of 305 tenants in 2 batches');
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[1]);

  const batches = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
  expect(batches.data.map(({ tenant_count }) => tenant_count).sort()).toEqual([300, 5]);
  expect(await audit.staff.letters.counts(scope)).toMatchObject({ initial_letter_ready: 0 });
  const letters = jobs.getByRole('link', { name: 'Batch 2: 5 tenants' });
  const pdf = await page.request.get((await letters.getAttribute('href')) ?? '');
  expect(pdf.ok()).toBe(true);

  // LET-72
  const mailed = async () => {
    const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
    return data.filter(({ mail_time }) => mail_time !== null).length;
  };
  const { id = 0 } = (await audit.stored('Tenant002')) ?? {};
  await audit.staff.tenants.update(id, { status: 'provide_proof' });
  const mark = jobs.getByRole('button', { name: 'Mark as Mailed Today' });
  await mark.click();
  const mailedQuestion = page.getByRole('alertdialog', {
    name: 'Mark these letters as mailed today?',
  });
  await expect(mailedQuestion).toContainText('1 of these tenants has answered since');
  await mailedQuestion.getByRole('button', { name: 'No' }).click();
  expect(await mailed()).toBe(0);
  await mark.click();
  await mailedQuestion.getByRole('button', { name: 'Yes, they were mailed' }).click();
  await expect(jobs).toContainText('305 of 305 tenants in 2 batches. Marked as mailed on');
  expect(await mailed()).toBe(2);
  await jobs.getByRole('button', { name: 'Undo' }).click();
  await expect(jobs.getByRole('button', { name: 'Mark as Mailed Today' })).toBeVisible();
  expect(await mailed()).toBe(0);
});
