import { errorModal } from '../pages/messages.ts';
import { daysFromNow, manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// TEN-35, TEN-36, TEN-45, TEN-47, TEN-48, TEN-52, TEN-121, SHL-51
test('tenants who moved out are tagged, and completing is final', async ({
  page,
  startAudit,
  openAs,
}) => {
  const tenants = manyTenants(60).map((one) =>
    one.unit === 'U003' ? { ...one, becomes: { status: 'moved_out' } as const } : one,
  );
  const audit = await startAudit(tenants, { initial_letter_send_date: daysFromNow(10) });
  await openAs(audit.manager, '/manage-tenants');
  const [year, month, day] = daysFromNow(8).split('-').map(Number);
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
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(name).toHaveValue('');
  await dialog.getByText('Tenant001, Una').click();
  await dialog.getByText('Tenant002, Una').click();
  await dialog.getByText('Tenant002, Una').click();
  await expect(dialog.getByText('2 selected')).toBeVisible();

  const reloaded = page.waitForRequest(/\/tenants\?.*per_page=50/);
  await save.click();
  await reloaded;
  await expect(save).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Untag Una Tenant001' })).toBeVisible();
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 tenants are tagged for removal.')).toBeVisible();
  expect((await audit.stored('Tenant060'))?.tagged_for_removal).toBe(true);

  await page.getByRole('button', { name: 'Complete Tagging' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 tenants are tagged for removal. This cannot be undone');
  await expect(question.getByText('Una Tenant060')).toBeVisible();
  await expect(question).toContainText('1 tenant is Moved Out and not tagged for removal:');
  await expect(question.getByText('Una Tenant003')).toBeVisible();
  await expect(question.getByText('Una Tenant002')).toHaveCount(0);
  await question.getByRole('button', { name: 'Also tag those Moved Out' }).click();
  await expect(page.getByText('Tagging is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag Tenants for Removal' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
  expect((await audit.stored('Tenant003'))?.tagged_for_removal).toBe(true);
  expect((await audit.own.facilities.managed()).can_tag_removal).toBe(false);
});

// WIR-14, TEN-35, TEN-36, TEN-48, TEN-51, TEN-62, TEN-45, TEN-122
test('tags are taken back one by one, and nobody has moved out', async ({
  page,
  startAudit,
  openAs,
  stopClock,
  expectRefusal,
}) => {
  expectRefusal('404 POST /api/managers/tag-tenants', '422 POST /api/managers/confirm-move-outs');
  const [first, ...others] = manyTenants(4);
  if (!first) throw new Error('Expected tenants.');
  const audit = await startAudit([{ ...first, tagged: true }, ...others]);
  const idOf = async (name: string) => (await audit.stored(name))?.id ?? 0;
  const tags = async () =>
    (await audit.own.tenants.listOfFacility(audit.facilityId)).data.map(
      ({ tagged_for_removal, status }) => [tagged_for_removal, status],
    );
  await openAs(audit.manager, '/manage-tenants');
  const open = page.getByRole('button', { name: 'Tag Tenants for Removal' });
  const dialog = page.getByRole('dialog', { name: 'Tag Tenants for Removal' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const untag = (name: string) => dialog.getByRole('button', { name: `Untag Una ${name}` });
  const box = (name: string) => dialog.getByRole('checkbox', { name: `Select Una ${name}` });

  await test.step('a refused tagging reloads the list without the deleted tenants', async () => {
    await open.click();
    await box('Tenant003').check();
    await box('Tenant004').check();
    await audit.staff.tenants.bulkDelete([await idOf('Tenant004')]);
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('Some of these tenants no longer exist');
    await expect(box('Tenant004')).toHaveCount(0);
    await expect(box('Tenant003')).toBeChecked();
    expect((await audit.stored('Tenant003'))?.tagged_for_removal).toBe(false);
    await close.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await open.click();
  });

  const before = await tags();
  await test.step('Save only tags, and Undo restores tags and answers', async () => {
    await expect(box('Tenant001')).toBeDisabled();
    await box('Tenant002').check();
    await dialog.getByRole('checkbox', { name: 'Also set them to Moved Out' }).check();
    await stopClock();
    await save.click();
    await expect(page.getByText('1 tenant successfully updated!')).toBeVisible();
    await expect(untag('Tenant002')).toBeVisible();
    expect(await tags()).toEqual([
      [true, null],
      [true, 'moved_out'],
      [false, null],
    ]);
    await close.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await tags()).toEqual(before);
    await page.clock.resume();
  });

  await test.step('also the last one is untagged', async () => {
    await open.click();
    await untag('Tenant001').click();
    await expect(page.getByText('Una Tenant001 is no longer tagged for removal.')).toBeVisible();
    expect(await tags()).toEqual(Array(3).fill([false, null]));
    await close.click();
  });

  await test.step('no move-outs are confirmed, unless someone has tagged meanwhile', async () => {
    const noMoveOuts = page.getByRole('button', { name: 'No Tenants Moved Out' });
    await expect(
      page.getByText(
        'You have until 2 days before the Audit Letter Date to select any tenants who have moved out.',
      ),
    ).toBeVisible();
    // Tagged in another window after this page was loaded.
    await audit.own.tenants.tag(audit.facilityId, [await idOf('Tenant001')]);
    await noMoveOuts.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    const error = errorModal(page);
    await expect(error).toContainText('tagged');
    await error.getByRole('button', { name: 'Close' }).first().click();
    await audit.staff.tenants.update(await idOf('Tenant001'), { untag: true });
    await page.reload();
    await noMoveOuts.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Confirmed: no tenants moved out.')).toBeVisible();
    await expect(page.getByText('You have until')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
    expect((await audit.own.facilities.managed()).confirmed_no_move_outs_date).not.toBeNull();
  });
});
