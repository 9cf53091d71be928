import type { Context } from '../context.ts';
import type { Templates } from './draft/templates.ts';
import type { Layout } from './print/layout.ts';

/** The dependencies of generating and previewing letters. */
export interface LetterDeps extends Pick<Context, 'db' | 'clock' | 'printer'> {
  templates: Templates;
  layout: Layout;
}
