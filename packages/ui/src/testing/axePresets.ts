/** The options of `axe.run` in a preset. */
export interface AxePreset {
  /** The groups of rules to run. */
  runOnly: string[];
  /** Single rules, on or off. */
  rules: Record<string, { enabled: boolean }>;
}

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const off = (...rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

const pageRules = off(
  'bypass',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
);

/**
 * Options of `axe.run` (axe-core) with the rules that these widgets fulfil: WCAG 2.2 A and AA, and best practices.
 *
 * ```ts
 * const { violations } = await axe.run(container, axePresets.part);
 * expect(violations).toEqual([]);
 * ```
 */
export const axePresets = {
  /** A whole page. */
  page: { runOnly, rules: off() },
  /** A widget or dialog by itself, without the rules about the structure of a page. */
  part: { runOnly, rules: pageRules },
  /** Like `part` in jsdom or happy-dom, where colours and sizes cannot be measured. */
  withoutLayout: { runOnly, rules: { ...pageRules, ...off('color-contrast', 'target-size') } },
} satisfies Record<string, AxePreset>;
