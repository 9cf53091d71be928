import type { Context } from '../context.ts';
import { invalidField } from './errors.ts';

/** Refuses texts that letters cannot print, at their fields (FAC-119). */
export async function assertPrintable(
  { printer }: Pick<Context, 'printer'>,
  texts: Readonly<Record<string, string | null | undefined>>,
) {
  const fields = Object.keys(texts);
  const printable = await printer.canPrint(fields.map((field) => texts[field] ?? ''));
  const field = fields.find((_, at) => !printable[at]);
  if (field) {
    throw invalidField(field, 'This has a character that no font of the letters can print.');
  }
}
