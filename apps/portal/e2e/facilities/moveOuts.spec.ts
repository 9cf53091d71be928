import { facilityRow } from '../pages/facilities.ts';
import { openMessages } from '../pages/messages.ts';
import { facilityTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// FAC-15, FAC-22, WIR-49, FAC-106, LET-19
test('the question names the tagged tenants, can set them to Moved Out, and can be undone', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(facilityTenants);
  const number = audit.facilityNumber;
  const { id } = await audit.own.facilities.managed();
  const tagged = async () =>
    (await audit.own.tenants.listOfFacility(id, { tagged_for_removal: true })).data;
  const [first] = await tagged();
  await openAs('monitor', `/list-facilities?facility_number=${number}`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const confirmInOther = other.getByRole('button', { name: `Confirm move-outs for ${number}` });
  await expect(confirmInOther).toBeVisible();
  const confirm = page.getByRole('button', { name: `Confirm move-outs for ${number}` });
  const question = page.getByRole('alertdialog', {
    name: 'There are 2 tenants flagged for this facility. Continue?',
  });
  await confirm.click();
  await expect(question.getByText(`${first?.first_name} ${first?.last_name}`)).toBeVisible();
  await question.getByRole('button', { name: 'Also set them to Moved Out' }).click();
  await expect(
    page.getByText(
      `Move-outs have been confirmed for facility ${number}. 2 tenants set to Moved Out.`,
    ),
  ).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(facilityRow(page, number).getByTitle(/^Move-outs confirmed/)).toBeVisible();
  await expect(facilityRow(page, number)).toBeFocused();
  // These clicks do not open the detail.
  await expect(page.getByText('Active In Program')).toHaveCount(0);
  expect((await audit.own.facilities.managed()).confirmed_move_outs_date).not.toBeNull();
  expect(await tagged()).toEqual([]);
  await confirmInOther.click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByText(/were confirmed before\. Nothing was changed\.$/)).toBeVisible();
  await other.close();
  const messages = await openMessages(page);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(messages.getByText(`Undone: move-outs of facility ${number}.`)).toBeVisible();
  expect((await tagged()).map((tenant) => tenant.status)).toContain(first?.status ?? null);
  expect((await audit.own.facilities.managed()).confirmed_move_outs_date).toBeNull();

  await test.step('the letters are free after the tagged tenants are set to Moved Out', async () => {
    await page.goto(`/send-letters?facility_number=${number}`);
    const auditLetter = page.getByRole('button', { name: 'Audit Letter', exact: true });
    await expect(page.getByText(/^Some tenants are tagged for removal\./)).toBeVisible();
    for (const name of ['Audit Letter', 'Enrollment Letter', 'Welcome Letter'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Confirm move-outs' }).click();
    const reloaded = page.waitForResponse('**/api/facilities/search?*');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
    await reloaded;
    expect(await tagged()).toHaveLength(2);
    await page.getByRole('button', { name: 'Set to Moved Out', exact: true }).click();
    const again = page.getByRole('alertdialog', { name: 'Set 2 tagged tenants to Moved Out?' });
    await again.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText(/^Some tenants are tagged for removal\./)).toHaveCount(0);
    await expect(auditLetter).toBeEnabled();
  });
});

// FAC-106
test('move-outs that a colleague has taken back are confirmed again', async ({
  page,
  startAudit,
  openAs,
}) => {
  const { facilityNumber, facilityId, staff, own } = await startAudit(facilityTenants);
  const { data: tagged } = await own.tenants.listOfFacility(facilityId, {
    tagged_for_removal: true,
  });
  const { undo = 0 } = await staff.facilities.confirmMoveOuts(facilityId);
  await openAs('monitor', `/send-letters?facility_number=${facilityNumber}`);
  const moveOut = page.getByRole('button', { name: 'Set to Moved Out', exact: true });
  await expect(moveOut).toBeVisible();
  await staff.undo.restore(undo);
  await own.tenants.untag(
    facilityId,
    tagged.map(({ id }) => id),
  );
  await moveOut.click();
  await expect(
    page.getByText(`Move-outs have been confirmed for facility ${facilityNumber}.`),
  ).toBeVisible();
  expect((await own.facilities.managed()).confirmed_no_move_outs_date).not.toBeNull();
});
