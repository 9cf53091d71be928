import { isMissing } from '@audit-letters/api-client/values';
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
  if (field === 'account' && isNoAccount(name)) return '';
  if (field !== 'account' && field !== 'phone') return name;
  // An account without its last digits may stand beside several tenants.
  return isShortened(name) ? '' : withAllDigits(name);
}

const isNoAccount = (text: string) =>
  isMissing(text) || /^(blank|empty|unassigned|not assigned|no account)$/i.test(text);

/** `="012"` and `"Ash, Nell"` are their texts, `\N` and `(null)` are nothing. */
function unquoted(cell: string): string {
  if (/^(\\N|[([<](null|none|blank|empty)[)\]>])$/i.test(cell)) return '';
  const quoted = /^=?"(.*)"$/s.exec(cell)?.[1] ?? /^'([^']*)'$/s.exec(cell)?.[1];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"').trim();
}

const nothing = /^(null|nil|nan|none|undefined|n\s?[./]?\s?a\.?|[-–—_.?*\s]+)$/i;

/** A text that names something: `'013` is 013, `12.0` is 12, and a placeholder is nothing. */
export function identifierOf(text: string): string {
  const name = text.replace(/^'+/, '');
  return nothing.test(name) ? '' : name.replace(/^(\d+)\.0+$/, '$1');
}

/** The digits of a number as Java writes it: '5.125550123E9'. */
function withAllDigits(text: string): string {
  const number = /^\d\.\d+E\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? String(number) : text;
}

/** Whether the text is a number without its last digits: '5.12555E+09'. */
export const isShortened = (text: string): boolean => /^\d\.\d+E\+?\d+$/i.test(withAllDigits(text));

const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** What Excel makes of units such as '1-2', '1:30' and '1E5', as texts. */
const notations: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\d([ T]\d\d:.*)?$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/, 'a date'],
  [new RegExp(`^(\\d{1,2}-${month}|${month}-\\d{1,2})(-\\d{2,4})?$`, 'i'), 'a date'],
  [/^\d{1,2}:\d\d(:\d\d)?( [ap]m)?$/i, 'a time'],
  [/^\d+%$/, 'a percentage'],
  [/^\d+([.,]\d+)?E[+-]?\d+$/i, 'a number'],
  [/^(true|false)$/i, 'TRUE or FALSE'],
];

/** What Excel made of a unit: 'a date'. */
export const madeOf = (text: string): string | undefined =>
  notations.find(([pattern]) => pattern.test(text))?.[1];
