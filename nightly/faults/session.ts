import type { Page } from '@playwright/test';
import type { Role } from '../../apps/portal/e2e/support/people.ts';
import { session } from '../../packages/api-client/test/bodies.ts';

/** Stores a session of the role at every load of the page. It exists on no server. */
export async function keepRole(page: Page, role: Role | null) {
  const user = {
    ...session.user,
    // The users in the answers are others: nobody deletes their own account.
    id: session.user.id + 1,
    facility_id: role === 'manager' ? session.user.facility_id : null,
  };
  const stored = role && JSON.stringify({ ...session, permissions: [role], user });
  await page.addInitScript((text) => {
    if (text) localStorage.setItem('audit-letters.session', text);
  }, stored);
}
