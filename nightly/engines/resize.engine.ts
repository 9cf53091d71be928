import { facilityTenants } from '../../apps/portal/e2e/support/tenants.ts';
import { settle } from './steps.ts';
import { expect, test } from './test.ts';

/** The pixels by which the page's header and the element after it overlap. */
const overlap = `(() => {
  const header = document.querySelector('.al-page-header');
  const { bottom } = header.getBoundingClientRect();
  const ends = [...header.children].map((child) => child.getBoundingClientRect().bottom);
  return Math.max(0, ...ends.map((end) => end - bottom), bottom - header.nextElementSibling.getBoundingClientRect().top);
})()`;

test('nothing overlaps after the window becomes narrower and wider', async ({
  portal,
  people,
  openAs,
  startAudit,
}) => {
  const { facilityId } = await startAudit(facilityTenants);
  for (const path of ['/add-facility', '/deleted-tenants', `/facilities/${facilityId}`]) {
    await openAs(people.admin, path);
    for (const width of [1280, 375, 1280]) {
      await portal.setViewportSize({ width, height: 800 });
      await settle(portal);
      expect([path, width, await portal.evaluate(overlap)]).toEqual([path, width, 0]);
    }
  }
});
