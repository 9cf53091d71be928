import { expect, test } from '../support/test.ts';

test('a link and Back ask before discarding unsaved work', async ({ page, openAs }) => {
  await openAs('monitor');
  await page.getByRole('link', { name: 'Add Facility' }).click();
  const number = page.getByLabel('Facility Number');
  await number.fill('D-77');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await page.goBack();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL('/add-facility');
  await expect(number).toHaveValue('D-77');

  await page.goBack();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
});

test('the browser asks before a tab with unsaved work closes', async ({ page, openAs }) => {
  await openAs('monitor', '/add-facility');
  await page.getByLabel('Facility Number').fill('D-77');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByLabel('Facility Number')).toHaveValue('D-77');
});

test('an unchanged form never asks', async ({ page, openAs }) => {
  await openAs('monitor', '/add-facility');
  await page.getByLabel('Facility Number').fill('D');
  await page.getByLabel('Facility Number').fill('');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');
});
