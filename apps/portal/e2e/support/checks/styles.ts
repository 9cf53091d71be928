import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../dist/assets', import.meta.url));

/** The selectors in stylesheets of other pages and parts that an element of this page matches without having them. */
export async function missingStyles(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.split('/').at(-1)),
  );
  const others = readdirSync(folder).filter(
    (name) => name.endsWith('.css') && !name.startsWith('app-') && !loaded.includes(name),
  );
  return page.evaluate(
    (sheets) =>
      sheets.flatMap(({ name, css }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
          [...rules].flatMap((rule) =>
            rule instanceof CSSStyleRule
              ? [rule]
              : rule instanceof CSSGroupingRule
                ? rulesIn(rule.cssRules)
                : [],
          );
        return rulesIn(sheet.cssRules)
          .map(({ selectorText }) => selectorText)
          .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+/g, '')))
          .map((selector) => `${name}: ${selector}`);
      }),
    others.map((name) => ({ name, css: readFileSync(`${folder}/${name}`, 'utf8') })),
  );
}
