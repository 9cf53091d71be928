import type { Context } from '../context.ts';
import { readTemplates } from './draft/templates.ts';
import { readLayout } from './print/layout.ts';

/** The dependencies of generating and previewing letters. */
export type LetterDeps = ReturnType<typeof letterDeps>;

/** Reads the templates and the layout, and throws when one is unusable. */
export const letterDeps = ({ db, clock, printer }: Pick<Context, 'db' | 'clock' | 'printer'>) => ({
  db,
  clock,
  printer,
  templates: readTemplates(),
  layout: readLayout(),
});
