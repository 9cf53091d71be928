import type { Field } from '../headings/spellings.ts';

/** The fields whose texts name something. Spreadsheets and databases take them for numbers. */
const identifierFields: ReadonlySet<Field> = new Set([
  'unit',
  'account',
  'phone',
  'address_line_2',
  'zip_code',
  'site_id',
]);

/** The text of a cell: without the quotes of exports, and '' for what a database writes for no value. */
export function cellText(field: Field, cell: string): string {
  const text = /^[="'\\([<]/.test(cell) ? unquoted(cell) : cell;
  if (!identifierFields.has(field)) return text;
  const name = identifierOf(text);
  // Zeros are no account. An account without its last digits may stand beside several tenants.
  if (field === 'account' && /^0+$/.test(name)) return '';
  return (field === 'account' || field === 'phone') && isShortened(name) ? '' : name;
}

/** `="012"` and `"Ash, Nell"` are their texts, `\N` and `(null)` are nothing. */
function unquoted(cell: string): string {
  if (/^(\\N|[([<]null[)\]>])$/i.test(cell)) return '';
  const quoted = /^=?"(.*)"$/s.exec(cell)?.[1] ?? /^'([^']*)'$/s.exec(cell)?.[1];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"').trim();
}

const nothing = /^(null|nil|nan|none|undefined|n\s?[./]?\s?a\.?|[-–—_.?*\s]+)$/i;

/** A text that names something: `'013` is 013, `12.0` is 12, and a placeholder is nothing. */
export function identifierOf(text: string): string {
  const name = text.replace(/^'+/, '');
  return nothing.test(name) ? '' : name.replace(/^(\d+)\.0+$/, '$1');
}

/** Whether the text is a number without its last digits. */
export const isShortened = (text: string): boolean => /^\d\.\d+E\+\d+$/i.test(text);

/** What Excel made of a unit such as '1-2' or '1E5'. */
export function madeOf(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'a date';
  return /^\d+([.,]\d+)?E[+-]?\d+$/i.test(text) ? 'a number' : undefined;
}
