import type { Context } from '../context.ts';
import { readTemplates, type Templates } from './draft/templates.ts';
import { type Layout, readLayout } from './print/layout.ts';

/** The dependencies of generating and previewing letters. */
export interface LetterDeps extends Pick<Context, 'db' | 'clock' | 'printer'> {
  templates: Templates;
  layout: Layout;
}

/** Reads the templates and the layout, and throws when one is unusable. */
export const letterDeps = ({
  db,
  clock,
  printer,
}: Pick<Context, 'db' | 'clock' | 'printer'>): LetterDeps => ({
  db,
  clock,
  printer,
  templates: readTemplates(),
  layout: readLayout(),
});
