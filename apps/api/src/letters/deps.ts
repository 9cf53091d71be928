import type { Context } from '../context.ts';
import type { Templates } from './draft/templates.ts';
import type { Layout } from './print/layout.ts';
import type { LetterPrinter } from './print/pdf.ts';

/** The dependencies of generating and previewing letters. */
export interface LetterDeps extends Pick<Context, 'db' | 'clock'> {
  printer: LetterPrinter;
  templates: Templates;
  layout: Layout;
}
