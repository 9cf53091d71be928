import type { Context } from '../context.ts';
import { readTemplates } from './draft/templates.ts';
import { readLayout } from './print/layout.ts';

/** The dependencies of generating and previewing letters. */
export type LetterDeps = ReturnType<typeof letterDeps>;

/** Reads the templates and the layout, and throws when one is unusable. */
export const letterDeps = ({
  db,
  clock,
  printer,
  config,
}: Pick<Context, 'db' | 'clock' | 'printer' | 'config'>) => ({
  db,
  clock,
  printer,
  /** The day of an answer is that of the office's clock. */
  timeZone: config.timeZone,
  templates: readTemplates(),
  layout: readLayout(),
});
