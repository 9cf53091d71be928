import type { Page } from '@playwright/test';
import { type AuditedTenant, manyTenants, startAudit } from './support/audit.ts';
import type { Day } from './support/client.ts';
import { expect, test, violations } from './support/test.ts';

const tenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  {
    first_name: 'Chidi',
    last_name: 'Okafor',
    unit: 'A3',
    becomes: { status: 'selected_coverage', coverage_id: 1 },
  },
  {
    first_name: 'Edith',
    last_name: 'Reed',
    unit: 'A4',
    becomes: { status: 'selected_coverage', coverage_id: 2, zip_code: null },
  },
];

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) as Day;

// TEN-33, TEN-34, TEN-7
test('a manager filters by the choices of the server and sees incomplete addresses counted', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('1 tenant has an incomplete address.')).toBeVisible();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Filter', { exact: true }).selectOption('Selected Coverage (2)');
  await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
  await expect(page).toHaveURL(/filter=any_coverage/);
  await page.reload();
  await expect(page.getByText('Displaying 1 to 2 of 2 items')).toBeVisible();
});

// TEN-78
test('pages are of 100', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, manyTenants(103));
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('Displaying 1 to 100 of 103 items')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Displaying 101 to 103 of 103 items')).toBeVisible();
});

// TEN-39, TEN-40
test('a status is saved only when chosen and changed, and undone', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(row(page, 'Boris Lind')).toBeVisible();
  await stopClock();
  await page.getByRole('button', { name: 'Edit status of Boris Lind' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  // The answer of now keeps its plain name; that it is the current one describes it.
  const answerOfNow = dialog.getByRole('radio', { checked: true });
  await expect(answerOfNow).toHaveAccessibleName(
    /^(Provided Proof|Opted Out|Moved Out|Bad Address|No Response)$/,
  );
  await expect(answerOfNow).toHaveAccessibleDescription('current');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Provided Proof').click();
  await expect(save).toBeEnabled();
  // A second click clears it.
  await dialog.getByLabel('Provided Proof').click();
  await expect(dialog.getByLabel('Provided Proof')).not.toBeChecked();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Opted Out').click();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Bad Address').click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Boris Lind')).toContainText('Bad Address');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Boris Lind')).toContainText('Opted Out');
  expect((await audit.stored('Lind'))?.status).toBe('opt_out');
});

// TEN-32, TEN-61
test('a status that cannot be saved is told in the dialog, and one that someone else set is shown', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Moved Out').click();
  await page.route('**/status', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not saved. Your choice is kept. Network Error',
  );
  await expect(dialog.getByLabel('Moved Out')).toBeChecked();
  await expect(page.locator('.al-toast')).toHaveCount(0);
  await page.unroute('**/status');

  await audit.staff.tenants.setStatus((await audit.stored('Ortiz'))?.id ?? 0, 'provide_proof');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('It is now “Provided Proof”.');
  expect((await audit.stored('Ortiz'))?.status).toBe('provide_proof');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await audit.stored('Ortiz'))?.status).toBe('moved_out');
});

// TEN-3, TEN-9, TEN-31, TEN-41
test('the edit modal offers the coverages of the state and the four outcomes', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Edit Ana Ortiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tenant' });
  await expect(dialog.getByLabel('Monitor Note')).toHaveCount(0);
  const options = await dialog.getByLabel('Status').getByRole('option').allTextContents();
  expect(options.slice(-4)).toEqual(['Provided Proof', 'Opted Out', 'Moved Out', 'Bad Address']);
  const coverages = await audit.own.facilities.coverages('DE');
  expect(options).toHaveLength(1 + coverages.length + 4);

  await dialog.getByLabel('Status').selectOption('$18 per month for $2,000 coverage');
  await dialog.getByLabel('First Name').fill('Anna');
  await dialog.getByLabel('Unit', { exact: true }).fill('B7');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const form = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  expect(form).toMatchObject({
    facility_id: String(audit.facilityId),
    ...{ charge_applied: 'false', status: 'selected_coverage', unit: 'B7', units: 'B7' },
  });
  expect(form).not.toHaveProperty('monitor_note');
  await expect(
    page.getByText('Tenant record was successfully updated for Anna Ortiz'),
  ).toBeVisible();
  expect(await audit.stored('Ortiz')).toMatchObject({
    ...{ status: 'selected_coverage', coverage_id: 2, unit: 'B7' },
    units: [{ identifier: 'B7' }],
  });
});

// TEN-2
test('a tenant whose welcome letter is out is locked', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, tenants);
  const { id = 0 } = (await audit.stored('Okafor')) ?? {};
  await audit.staff.tenants.update(id, { charge_confirmed: true });
  await audit.staff.letters.generate(
    { facilityId: audit.facilityId },
    { letter_type: 'welcome', tenants: [id] },
  );
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByRole('button', { name: 'Edit Chidi Okafor' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Edit status of Chidi Okafor' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Edit Ana Ortiz' })).toBeEnabled();
});

// TEN-38, TEN-42, TEN-44
test('Connect Charge Added shows only where it applies, for one and for those checked', async ({
  page,
  people,
  server,
  openAs,
  stopClock,
}) => {
  const audit = await startAudit(server.address, people, tenants, {
    letter_effective_date: dayFromNow(-3),
  });
  const { id = 0 } = (await audit.stored('Reed')) ?? {};
  await audit.staff.tenants.update(id, { charge_apply_date: dayFromNow(9) });
  await openAs(audit.manager, '/manage-tenants');
  const connect = (name: string) =>
    row(page, name).getByRole('button', { name: 'Connect Charge Added' });
  await expect(connect('Chidi Okafor')).toBeVisible();
  await stopClock();
  // Without a coverage; and with a date that is still to come.
  await expect(connect('Ana Ortiz')).toHaveCount(0);
  await expect(connect('Edith Reed')).toHaveCount(0);

  const sent = page.waitForRequest('**/api/managers/update-tenant');
  await connect('Chidi Okafor').click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('charge_applied')).toBe('true');
  await expect(row(page, 'Chidi Okafor').getByRole('img', { name: 'Yes' })).toBeVisible();
  await expect(connect('Chidi Okafor')).toHaveCount(0);
  await expect(page.getByText('Charge added for Chidi Okafor')).toBeVisible();
  await expect(row(page, 'Chidi Okafor')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(connect('Chidi Okafor')).toBeVisible();
  expect((await audit.stored('Okafor'))?.charge_applied).toBe(false);

  await audit.staff.tenants.update(id, { charge_apply_date: dayFromNow(-1) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(connect('Edith Reed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bulk = page.waitForRequest('**/api/managers/bulk-charge-applied');
  await page
    .getByRole('group', { name: 'Tenants' })
    .getByRole('button', { name: 'Connect Charge Added' })
    .click();
  expect(new URLSearchParams((await bulk).postData() ?? '').get('ids')?.split(',')).toHaveLength(2);
  await expect(page.getByText('2 tenants successfully updated!')).toBeVisible();
  expect((await audit.stored('Reed'))?.charge_applied).toBe(true);
  await expect(page.getByRole('region', { name: 'Tenants' })).toBeFocused();
});

test('a charge that cannot be connected is told in a line above the table, and nothing else happens', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants, {
    letter_effective_date: dayFromNow(-3),
  });
  await openAs(audit.manager, '/manage-tenants');
  const connect = row(page, 'Chidi Okafor').getByRole('button', { name: 'Connect Charge Added' });
  await expect(connect).toBeVisible();
  // Staff have moved the date in the meantime.
  const { id = 0 } = (await audit.stored('Okafor')) ?? {};
  await audit.staff.tenants.update(id, { charge_apply_date: dayFromNow(9) });
  await connect.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    new RegExp(
      `^The charge of Chidi Okafor is not connected. .* applies from ${dayFromNow(9)} on.$`,
    ),
  );
  await expect(page.locator('.al-toast')).toHaveCount(0);
  expect((await audit.stored('Okafor'))?.charge_applied).toBe(false);
});

test('a filter that only the server knows is offered and sent', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  const choice = { key: 'autopay', label: 'Pays Automatically', count: 3 };
  await page.route('**/tenant-filters', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: [...(await response.json()), choice] });
  });
  const asked = page.waitForRequest(/\/tenants\?.*filter=autopay/);
  await page.route(/\/tenants\?.*filter=autopay/, (route) =>
    route.continue({ url: route.request().url().replace('autopay', 'opt_out') }),
  );
  await openAs(audit.manager, '/manage-tenants');
  await page.getByLabel('Filter', { exact: true }).selectOption('Pays Automatically (3)');
  await asked;
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
});

test('an admin without a facility is offered no export', async ({ page, openAs }) => {
  await openAs('admin', '/manage-tenants');
  await expect(page.getByText('You are not set up as a facility owner.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
});

test('a facility without tenants offers no export', async ({ page, people, server, openAs }) => {
  const audit = await startAudit(server.address, people, []);
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('No tenants to show.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
});

// TEN-35, TEN-36, TEN-45, TEN-46, TEN-47, TEN-48, TEN-52, TEN-62, TEN-78
test('tenants who moved out are tagged, and tagging is completed for good', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, manyTenants(60), {
    initial_letter_send_date: dayFromNow(10),
  });
  await openAs(audit.manager, '/manage-tenants');
  const [year, month, day] = dayFromNow(8).split('-').map(Number);
  await expect(
    page.getByText(
      `You have until ${month}/${day}/${year} to select any tenants who have moved out.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag Tenants for Removal' });
  await expect(dialog.getByText('Please select any tenants who have moved out.')).toBeVisible();
  await expect(dialog.getByText('Displaying 1 to 50 of 60 items')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();

  const name = dialog.getByLabel('Filter by First, Last, or Full Name');
  await name.fill('tenant060');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByText('Tenant060, Una').click();
  await expect(dialog.getByRole('checkbox', { name: 'Select Una Tenant060' })).toBeChecked();
  for (const _ of ['after the search', 'of the whole list']) {
    const asked = page.waitForRequest(/\/tenants\?.*per_page=50/);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await asked;
    await expect(name).toHaveValue('');
  }
  await dialog.getByText('Tenant001, Una').click();
  await dialog.getByText('Tenant002, Una').click();
  await dialog.getByText('Tenant002, Una').click();
  await expect(dialog.getByText('2 selected')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.route('**/tag-tenants', (route) =>
    route.fulfill({ status: 422, json: { data: 'Not today.' } }),
  );
  await save.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await page.unroute('**/tag-tenants');
  const reloaded = page.waitForRequest(/\/tenants\?.*per_page=50/);
  await save.click();
  await reloaded;
  await expect(dialog.getByText('0 selected')).toBeVisible();
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 tenants are tagged for removal.')).toBeVisible();
  expect((await audit.stored('Tenant060'))?.tagged_for_removal).toBe(true);

  await page.getByRole('button', { name: 'Complete Tagging' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 tenants are tagged for removal. This cannot be undone');
  await question.getByRole('button', { name: 'Yes, complete tagging' }).click();
  await expect(page.getByText('Tagging is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag Tenants for Removal' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
  expect((await audit.own.facilities.managed()).can_tag_removal).toBe(false);
});

// TEN-35, TEN-36, TEN-51, TEN-62
test('a manager can say that nobody moved out, when no date is set as well', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(
    page.getByText(
      'You have until 2 days before the Audit Letter Date to select any tenants who have moved out.',
    ),
  ).toBeVisible();
  await page.route('**/confirm-move-outs', (route) =>
    route.fulfill({ status: 422, json: { data: '2 tenants are tagged for removal.' } }),
  );
  await page.getByRole('button', { name: 'No Tenants Moved Out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('2 tenants are tagged for removal.');
  await error.getByRole('button', { name: 'Close' }).first().click();
  await page.unroute('**/confirm-move-outs');
  await page.getByRole('button', { name: 'No Tenants Moved Out' }).click();
  await page.getByRole('button', { name: 'Yes, no tenants moved out' }).click();
  await expect(page.getByText('Confirmed: no tenants moved out.')).toBeVisible();
  await expect(page.getByText('You have until')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
  expect((await audit.own.facilities.managed()).confirmed_no_move_outs_date).not.toBeNull();
});

for (const timezoneId of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    // TEN-37
    test('letters have been sent from 12:00 local time of their date on', async ({
      page,
      people,
      server,
      openAs,
    }) => {
      const audit = await startAudit(server.address, people, tenants, {
        initial_letter_send_date: '2026-10-01',
        follow_up_letter_send_date: '2026-11-21',
        welcome_letter_send_date: '2026-11-22',
      });
      // 11:58 on the wall of the zone that the browser is in.
      await page.clock.install({ time: wallTime('2026-11-21T11:58:00', timezoneId) });
      await openAs(audit.manager, '/manage-tenants');
      await expect(page.getByText('Audit letters have been sent.')).toBeVisible();
      await expect(page.getByText('Enrollment letters have been sent.')).toHaveCount(0);
      await page.clock.runFor(3 * 60_000);
      await expect(page.getByText('Enrollment letters have been sent.')).toBeVisible();
      await expect(page.getByText('Welcome letters have been sent.')).toHaveCount(0);
    });

    // TEN-38, TEN-44
    test('a charge can be connected from midnight of its apply date on', async ({
      page,
      people,
      server,
      openAs,
    }) => {
      const audit = await startAudit(server.address, people, tenants, {
        letter_effective_date: '2026-11-22',
      });
      await page.clock.install({ time: wallTime('2026-11-21T23:58:00', timezoneId) });
      await openAs(audit.manager, '/manage-tenants');
      await expect(row(page, 'Chidi Okafor')).toContainText('11/22/2026');
      await expect(page.getByRole('button', { name: 'Connect Charge Added' })).toHaveCount(0);
      await page.clock.runFor(3 * 60_000);
      await expect(page.getByRole('button', { name: 'Connect Charge Added' })).toHaveCount(2);
    });
  });
}

// TEN-58, TEN-77
test('the export is downloaded; when it fails, a line says so', async ({
  page,
  people,
  server,
  openAs,
  context,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  const { username, password } = audit.manager;
  await context.request.post('/api/login', { form: { username, password } });
  await openAs(audit.manager, '/manage-tenants?filter=opt_out');
  await expect(page.getByText('Displaying 1 to 1 of 1 items')).toBeVisible();
  const asked = page.waitForRequest('**/api/exports/manager-tenants?**');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(new URL((await asked).url()).searchParams.get('filter')).toBe('opt_out');
  expect((await file).suggestedFilename()).toBe('tenant_list.xlsx');

  await page.route('**/api/exports/manager-tenants?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The export failed. Network Error',
  );
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
});

// TEN-57
test('tenants that cannot be loaded are told in a toast; an unreadable answer offers Retry', async ({
  page,
  people,
  server,
  openAs,
}) => {
  const audit = await startAudit(server.address, people, tenants);
  let answer: { status: number; body: string } | null = {
    status: 422,
    body: '{"data":"No such list"}',
  };
  await page.route('**/api/facilities/*/tenants?**', (route) =>
    answer ? route.fulfill(answer) : route.continue(),
  );
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByRole('alert').getByText('Error! No such list')).toBeVisible();
  answer = { status: 200, body: '<html>' };
  await page.reload();
  const toast = page.locator('.al-toast').filter({ hasText: 'Unknown error loading tenants.' });
  await expect(toast).toBeVisible();
  answer = null;
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
});

test('the audit works on a phone', async ({ page, people, server, openAs }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const audit = await startAudit(server.address, people, tenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('Displaying 1 to 4 of 4 items')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await page.getByRole('button', { name: 'Edit status of Ana Ortiz' }).click();
  await page.getByRole('dialog').getByLabel('Opted Out').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ana Ortiz: Opted Out')).toBeVisible();
  expect((await audit.stored('Ortiz'))?.status).toBe('opt_out');
});

/** The moment at which a clock in the zone shows this time. */
function wallTime(time: string, zone: string): Date {
  const asUtc = new Date(`${time}Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const offset = new Date(`${shown.format(asUtc).replace(' ', 'T')}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
}
