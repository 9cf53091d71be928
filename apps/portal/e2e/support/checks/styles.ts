import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

interface Sheet {
  name: string;
  css: string;
}

const folder = fileURLToPath(new URL('../../../dist/assets', import.meta.url));

/** The stylesheets that load with a page or with a part that opens. */
const laterSheets = (): Sheet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css') && !name.startsWith('app-'))
    .map((name) => ({ name, css: readFileSync(`${folder}/${name}`, 'utf8') }));

/** The selectors in stylesheets of other pages and parts that an element of this page matches without having them. */
export const missingStyles = (page: Page): Promise<string[]> =>
  page.evaluate(matchesWithoutSheet, laterSheets());

/** Collects the selectors that an element of the next pages matches before their stylesheet has loaded. */
export async function watchStyles(page: Page): Promise<ReadonlySet<string>> {
  const late = new Set<string>();
  await page.exposeFunction('reportLateStyles', (selectors: string[]) => {
    for (const selector of selectors) late.add(selector);
  });
  await page.addInitScript(`
    const matchesWithoutSheet = ${matchesWithoutSheet};
    const sheets = ${JSON.stringify(laterSheets())};
    new MutationObserver(() => {
      const late = matchesWithoutSheet(sheets);
      if (late.length > 0) reportLateStyles(late);
    }).observe(document, { childList: true, subtree: true });
  `);
  return late;
}

/** Runs in the page. */
function matchesWithoutSheet(sheets: readonly Sheet[]): string[] {
  const loaded = [...document.styleSheets].map(({ href }) => href?.split('/').at(-1));
  const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule]
        : rule instanceof CSSGroupingRule
          ? rulesIn(rule.cssRules)
          : [],
    );
  return sheets
    .filter(({ name }) => !loaded.includes(name))
    .flatMap(({ name, css }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return rulesIn(sheet.cssRules)
        .map(({ selectorText }) => selectorText)
        .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+/g, '')))
        .map((selector) => `${name}: ${selector}`);
    });
}
