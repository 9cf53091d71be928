// What other nouns use of the letters.
export { generateLetters } from './batches/generate.ts';
export { countedDue, countedFor, readyFor } from './draft/conditions.ts';
export { isUnusual, unprintableOf, unusualText } from './draft/printable.ts';
export { readTemplates } from './draft/templates.ts';
export { readLayout } from './print/layout.ts';
export type { LetterPrinter } from './print/pdf.ts';
