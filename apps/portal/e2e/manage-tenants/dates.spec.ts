import { managerTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

// Most hours from the zone of the server, whose days must not count.
const timezoneId = 'Pacific/Kiritimati';
test.use({ timezoneId });

// TEN-37
test('letters have been sent from 12:00 local time of their date on', async ({
  page,
  startAudit,
  openAs,
}) => {
  const audit = await startAudit(managerTenants, {
    initial_letter_send_date: '2026-10-01',
    follow_up_letter_send_date: '2026-11-21',
    welcome_letter_send_date: '2026-11-22',
  });
  // 11:58 local time of the browser's zone.
  await page.clock.install({ time: wallTime('2026-11-21T11:58:00', timezoneId) });
  await openAs(audit.manager, '/manage-tenants');
  await expect(page.getByText('Audit letters have been sent.')).toBeVisible();
  await expect(page.getByText('Enrollment letters have been sent.')).toHaveCount(0);
  await page.clock.runFor(3 * 60_000);
  await expect(page.getByText('Enrollment letters have been sent.')).toBeVisible();
  await expect(page.getByText('Welcome letters have been sent.')).toHaveCount(0);
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
