import type { Locator, Page } from '@playwright/test';
import { daysFromNow, four } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const enlargeText = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

const overflow = (page: Page) =>
  page.evaluate(() => {
    // Not `innerWidth`: on a phone it grows with what sticks out.
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Whether a finger 19 px above, below, left and right of the middle presses the control. */
const isFingerSized = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, level] = [x + width / 2, y + height / 2];
    return [
      [middle - 19, level],
      [middle + 19, level],
      [middle, level - 19],
      [middle, level + 19],
    ].every(([left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)));
  });

// SHL-110
test('small controls are as large as a finger, and the screens of staff and of a manager fit the window with text at 200 %', async ({
  page,
  startAudit,
  openAs,
}) => {
  const tenants = four.map((each) => ({ ...each, tagged: each.last_name === 'Lind' }));
  const audit = await startAudit(tenants, { initial_letter_send_date: daysFromNow(10) });
  const { facilityNumber } = audit;
  await openAs('monitor', `/list-facilities?facility_number=${facilityNumber}`);
  const details = page.getByRole('button', { name: `Details of ${facilityNumber}` });
  expect(await isFingerSized(details)).toBe(true);
  await page.goto(`/facilities/${audit.facilityId}?dialog=dates`);
  const calendar = page.getByRole('button', { name: 'Choose from calendar' }).first();
  await expect(calendar).toBeVisible();
  expect(await isFingerSized(calendar)).toBe(true);

  const tenant = await audit.stored('Lind');
  await enlargeText(page);
  const due = page.getByRole('group', { name: 'What is due' });
  const staffScreens: [path: string, loaded: Locator][] = [
    ['/', due.getByRole('listitem').first()],
    [`/facilities/${audit.facilityId}`, page.getByRole('link', { name: 'View tenants' })],
    [
      `/tenant-list?facility_number=${facilityNumber}`,
      page.getByRole('button', { name: 'Edit status of Boris Lind' }),
    ],
    [
      `/send-letters?facility_number=${facilityNumber}`,
      page.getByRole('link', { name: 'Show 1 tenant tagged' }),
    ],
  ];
  for (const width of [1280, 640, 375]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, loaded] of staffScreens) {
      await page.goto(path);
      await expect(loaded).toBeVisible();
      expect(await overflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
  await page.goto(`/tenants/${tenant?.id}`);
  await expect(page.getByRole('button', { name: 'Provided Proof' })).toBeVisible();
  expect(await overflow(page)).toBe(0);

  await test.step('the screens of a manager', async () => {
    const { session } = await audit.manager();
    await page.evaluate(
      (text) => localStorage.setItem('audit-letters.session', text),
      JSON.stringify(session),
    );
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Enter Audit' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.goto('/manage-tenants');
    await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});
