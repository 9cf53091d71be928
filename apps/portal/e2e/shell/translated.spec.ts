import type { Page } from '@playwright/test';
import { logIn } from '../pages/login.ts';
import { manyTenants } from '../support/tenants.ts';
import { expect, test } from '../support/test.ts';

/** Does to every text what the translator of Chrome does: other text nodes, in two `<font>` elements. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const translateText = (text: Node) => {
      const { parentNode, nodeValue } = text;
      if (!(parentNode instanceof Element) || !nodeValue?.trim()) return;
      if (parentNode.closest('font, script, style, option, title, textarea')) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = nodeValue;
      parentNode.replaceChild(outer, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translateText);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateText(target);
        else addedNodes.forEach(translateAll);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

// SHL-117
test('a translated page signs in, pages, saves and shows the texts of its records', async ({
  page,
  people,
  openAs,
  startAudit,
}) => {
  const audit = await startAudit(manyTenants(120));
  await translate(page);
  await openAs(null, '/login');
  await logIn(page, { username: people.monitor.username, password: 'not-the-password' });
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await logIn(page, people.monitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitor Tasks');

  await page.goto(`/tenant-list?facility_number=${audit.facilityNumber}`);
  await expect(page.getByRole('rowheader', { name: 'Una Tenant001' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('checkbox', { name: /Tenant101/ })).toBeVisible();
  const shown = await page
    .getByRole('table')
    .evaluate((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [
        row.querySelector('th')?.textContent,
        row.querySelector('input')?.ariaLabel?.replace('Select ', ''),
      ]),
    );
  expect(shown.map(([name]) => name)).toEqual(shown.map(([, label]) => label));

  await page.goto('/profile');
  await page.getByLabel('Manager Name').fill('Tomas Abadi');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile has been updated!')).toBeVisible();
});
