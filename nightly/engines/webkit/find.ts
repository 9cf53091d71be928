import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebDriver, WebElement } from 'selenium-webdriver';

/** One step of a search: elements inside those of the step before. */
export type Step =
  | { by: 'role'; role: string; name?: Pattern; level?: number }
  | { by: 'label' | 'text'; name: Pattern }
  | { by: 'nth'; index: number };

/** A text as Playwright compares it: the whole text, a part of it in any case, or an expression. */
export type Pattern = { source: string; flags: string };

export function pattern(text: string | RegExp, exact = false): Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' };
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** The elements that the steps lead to, those that are hidden left out. */
export async function find(driver: WebDriver, steps: readonly Step[]): Promise<WebElement[]> {
  const found = await driver.executeScript<WebElement[] | null>(search, steps);
  if (found) return found;
  await driver.executeScript(library);
  return driver.executeScript<WebElement[]>(search, steps);
}

const search = `
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const regular = (name) => name && new RegExp(name.source, name.flags);
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) || element.closest('input[type=file]');
  const inside = (root, step) => {
    if (step.by === 'role') {
      return library.queryAllByRole(root, step.role, { name: regular(step.name), level: step.level });
    }
    return step.by === 'label'
      ? library.queryAllByLabelText(root, regular(step.name))
      : library.queryAllByText(root, regular(step.name)).filter(isVisible);
  };
  let found = [document.body];
  for (const step of arguments[0]) {
    if (step.by === 'nth') found = found.slice(step.index, step.index + 1);
    else found = [...new Set(found.flatMap((root) => inside(root, step)))];
  }
  return found;
`;
