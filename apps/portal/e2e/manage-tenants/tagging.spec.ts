import { errorModal } from '../pages/messages.ts';
import { daysFromNow, managerTenants, manyTenants } from '../support/tenants.ts';
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
  await expect(dialog.getByText('2 to tag')).toBeVisible();

  const reloaded = page.waitForRequest(/\/tenants\?.*per_page=50/);
  await save.click();
  await reloaded;
  await expect(dialog.getByText('2 to tag')).toBeHidden();
  await expect(dialog.getByText('Tagged tenants are ticked. Untick to untag.')).toBeVisible();
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
  await expect(question.getByRole('checkbox', { name: 'Tag them, too' })).toBeChecked();
  await question.getByRole('button', { name: 'Yes, complete tagging' }).click();
  await expect(page.getByText('Tagging is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag Tenants for Removal' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
  expect((await audit.stored('Tenant003'))?.tagged_for_removal).toBe(true);
  expect((await audit.own.facilities.managed()).can_tag_removal).toBe(false);
});

// TEN-30, TEN-62
test('a refused tagging reloads the list without the deleted tenants', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('404 POST /api/managers/tag-tenants');
  const audit = await startAudit(manyTenants(2));
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag Tenants for Removal' });
  await dialog.getByRole('checkbox', { name: 'Select Una Tenant001' }).check();
  await dialog.getByRole('checkbox', { name: 'Select Una Tenant002' }).check();
  await audit.staff.tenants.bulkDelete([(await audit.stored('Tenant002'))?.id ?? 0]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Some of these tenants no longer exist');
  await expect(dialog.getByRole('checkbox', { name: 'Select Una Tenant002' })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Select Una Tenant001' })).toBeChecked();
  expect((await audit.stored('Tenant001'))?.tagged_for_removal).toBe(false);
});

// TEN-48, TEN-120, TEN-122
test('unticking untags, also the last one, and Undo restores tags and answers', async ({
  page,
  startAudit,
  openAs,
}) => {
  const [first, second, third] = manyTenants(3);
  if (!first || !second || !third) throw new Error('Expected three tenants.');
  const audit = await startAudit([{ ...first, tagged: true }, second, third]);
  const tags = async () =>
    (await audit.own.tenants.listOfFacility(audit.facilityId)).data.map(
      ({ tagged_for_removal, status }) => [tagged_for_removal, status],
    );
  const before = await tags();
  await openAs(audit.manager, '/manage-tenants');
  await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag Tenants for Removal' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const box = (name: string) => dialog.getByRole('checkbox', { name: `Select Una ${name}` });
  await box('Tenant001').uncheck();
  await box('Tenant001').check();
  await expect(save).toBeDisabled();
  await box('Tenant001').uncheck();
  await box('Tenant002').check();
  await dialog.getByRole('checkbox', { name: 'Also set them to Moved Out' }).check();
  await expect(dialog.getByText('1 to tag, 1 to untag')).toBeVisible();
  await save.click();
  await expect(
    page.getByText('2 tenants successfully updated! 1 tagged, 1 untagged.'),
  ).toBeVisible();
  await expect(box('Tenant001')).not.toBeChecked();
  await expect(box('Tenant002')).toBeChecked();
  expect(await tags()).toEqual([
    [false, null],
    [true, 'moved_out'],
    [false, null],
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await tags()).toEqual(before);
  await page.getByRole('button', { name: 'Tag Tenants for Removal' }).click();
  // The dialog shows the tags from before the undo until its list has loaded again.
  await expect(box('Tenant001')).toBeChecked();
  await box('Tenant001').uncheck();
  await save.click();
  await expect(page.getByText('1 tenant successfully updated! 1 untagged.')).toBeVisible();
  expect(await tags()).toEqual([
    [false, null],
    [false, null],
    [false, null],
  ]);
});

// TEN-35, TEN-36, TEN-51, TEN-62
test('a manager can confirm that no tenants moved out, also without an audit letter date', async ({
  page,
  startAudit,
  openAs,
  expectRefusal,
}) => {
  expectRefusal('422 POST /api/managers/confirm-move-outs');
  const audit = await startAudit(managerTenants);
  await openAs(audit.manager, '/manage-tenants');
  await expect(
    page.getByText(
      'You have until 2 days before the Audit Letter Date to select any tenants who have moved out.',
    ),
  ).toBeVisible();
  // Tagged in another window after this page was loaded.
  const id = (await audit.stored('Ortiz'))?.id ?? 0;
  await audit.own.tenants.tag(audit.facilityId, [id]);
  await page.getByRole('button', { name: 'No Tenants Moved Out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const error = errorModal(page);
  await expect(error).toContainText('tagged');
  await error.getByRole('button', { name: 'Close' }).first().click();
  await audit.staff.tenants.update(id, { untag: true });
  await page.reload();
  await page.getByRole('button', { name: 'No Tenants Moved Out' }).click();
  await page.getByRole('button', { name: 'Yes, confirm 0 move-outs' }).click();
  await expect(page.getByText('Confirmed: no tenants moved out.')).toBeVisible();
  await expect(page.getByText('You have until')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Tenants' })).toBeFocused();
  expect((await audit.own.facilities.managed()).confirmed_no_move_outs_date).not.toBeNull();
});
