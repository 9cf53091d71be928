import { countEffort } from '../pages/effort.ts';
import { lettersGenerated } from '../pages/letters.ts';
import type { Day } from '../support/client.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, keepDownloadCookie, test } from '../support/test.ts';

// The clicks and keystrokes from Home to the end of a daily job, and the most that each may take.

// LET-60
test('sending the audit letters of a facility takes at most 4 clicks', async ({
  page,
  people,
  startAudit,
  openAs,
}) => {
  // The earliest day, so that the facility is among the first of the due work.
  const audit = await startAudit(manyTenants(3), { initial_letter_send_date: '2020-01-06' as Day });
  await openAs('monitor', '/');
  await keepDownloadCookie(page, people.monitor);
  const effort = countEffort(page);
  await effort.click(page.getByRole('link', { name: `Prepare audit, ${audit.facilityNumber}` }));
  await effort.click(page.getByRole('button', { name: 'Audit Letter' }));
  await effort.click(page.getByRole('button', { name: 'Yes' }));
  const success = await lettersGenerated(page, 'Audit letters were generated for 3 tenants.');
  await effort.click(success.getByRole('button', { name: 'Mark as Mailed Today' }));
  await expect(success).toContainText('Marked as mailed on');
  expect(effort.steps()).toBeLessThanOrEqual(4);
  const { data } = await audit.staff.letters.batches({ facility_number: audit.facilityNumber });
  expect(data.map(({ tenant_count, mail_time }) => [tenant_count, mail_time !== null])).toEqual([
    [3, true],
  ]);
});
