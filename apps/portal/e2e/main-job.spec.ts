import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sampleOf } from '../../api/src/imports/testing/samples.ts';
import { pdfPages } from '../../api/src/letters/testing/pdfPages.ts';
import { workbook } from './pages/imports.ts';
import { logIn } from './pages/login.ts';
import { newFacility } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The main job from end to end, on the embedded database.

test('a monitor imports a rent roll and makes letters; the manager sets a status', async ({
  page,
  people,
}) => {
  await signIn(page, people.monitor);

  const manager = await test.step('the monitor adds a facility', async () => {
    await page.getByRole('link', { name: 'Add Facility' }).click();
    for (const [label, text] of Object.entries(newFacility)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByLabel('State').selectOption('DE');
    await page.getByRole('button', { name: 'Add Facility' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Facility added');
    await expect(heading).toBeFocused();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Password' }).click();
    return {
      username: await page.getByLabel('Username', { exact: true }).inputValue(),
      password: await page.evaluate(() => navigator.clipboard.readText()),
    };
  });

  await test.step('imports 120 tenants, once', async () => {
    await page.getByRole('link', { name: 'Import Tenants' }).click();
    await expect(page.getByText('Tenants are imported into facility M-2001.')).toBeVisible();
    const files = await sampleOf('sitelink_web').files({ count: 120, facility: 'M-2001' });
    const rentRoll = workbook(files.rent_roll ?? Buffer.of());
    await page.getByLabel('Software Type').selectOption('SiteLink - Web');
    await page.getByLabel('Rent Roll').setInputFiles(rentRoll);
    await page.getByRole('button', { name: 'Upload' }).click();
    const result = page.getByRole('status', { name: 'Import Complete' });
    await expect(result).toContainText('120 tenants imported');
    await expect(result).toContainText('0 already active');

    await page.getByLabel('Rent Roll').setInputFiles(rentRoll);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(result).toContainText('120 already active');
    await expect(result.getByText('0 tenants imported', { exact: true })).toBeVisible();
  });

  await test.step('sees them in the tenant list', async () => {
    await page.goto('/tenant-list?facility_number=M-2001');
    await expect(page.getByText('Displaying 1 to 100 of 120 items')).toBeVisible();
  });

  await test.step('makes audit letters for all of them', async () => {
    await page.goto('/send-letters');
    await page.getByLabel('Facility Number').fill('M-2001');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('120 total tenants')).toBeVisible();
    const pages = await pdfPages(await generateAuditLetters(page, 120));
    expect(pages).toHaveLength(120);
    for (const { text } of pages) expect(text).toContain('Orchard Storage');
    await signOut(page);
  });

  await test.step('the manager signs in and sets a status', async () => {
    await signIn(page, manager);
    await page.getByRole('link', { name: 'Enter Audit' }).click();
    await expect(page.getByText('Displaying 1 to 100 of 120 items')).toBeVisible();
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button', { name: /^Edit status of / }).click();
    await page.getByRole('dialog').getByText('Provided Proof').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row).toContainText('Provided Proof');
  });
});

async function signIn(page: Page, account: { username: string; password: string }) {
  await page.goto('/login');
  await logIn(page, account);
  await expect(
    page.getByRole('link', { name: 'Logout' }).or(page.getByRole('button', { name: 'Logout' })),
  ).toBeVisible();
}

async function signOut(page: Page) {
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
}

/** Generates letters without a selection, which takes the first ready tenants. Returns the PDF. */
async function generateAuditLetters(page: Page, tenantCount: number): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Audit Letter' }).click();
  await page
    .getByRole('alertdialog', {
      name: 'The system will generate letters for the first 300 tenants. Continue?',
    })
    .getByRole('button', { name: 'Yes' })
    .click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText(`${tenantCount} tenants`);
  await expect(success.getByRole('link', { name: 'Mail Merge' })).toBeVisible();
  const [download] = await Promise.all([
    page.context().waitForEvent('download'),
    success.getByRole('link', { name: 'Download' }).evaluate((link: HTMLAnchorElement) => {
      link.removeAttribute('target');
      link.click();
    }),
  ]);
  const pdf = await readFile(await download.path());
  await success.getByRole('button', { name: 'Close' }).click();
  return pdf;
}
