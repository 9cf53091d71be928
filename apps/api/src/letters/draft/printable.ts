import { sql } from 'kysely';
import type { LetterPrinter } from '../print/pdf.ts';

/** The fields of a tenant that letters print. */
const printed = sql<string>`concat_ws(
  ' ', tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state, tenants.zip_code,
  tenants.country,
  case when cardinality(tenants.units) > 0 then array_to_string(tenants.units, ' ') else tenants.unit end
)`;

/** Every font has these characters. The printer decides about the others. */
export const isUnusual = sql<boolean>`(${printed} ~ '[^\u0020-\u007e\u00a0-\u017f]')`;

/** What letters print of an unusual tenant; `null` for the others. */
export const unusualText = sql<string | null>`case when ${isUnusual} then ${printed} end`;

/** The tenants whose name or address has a character that no font prints. */
export async function unprintableOf<Row extends { unusual_text: string | null }>(
  printer: LetterPrinter,
  rows: readonly Row[],
): Promise<Row[]> {
  const unusual = rows.flatMap((row) => (row.unusual_text === null ? [] : [row]));
  const answers = await printer.canPrint(unusual.map(({ unusual_text }) => unusual_text ?? ''));
  return unusual.filter((_, index) => !answers[index]);
}
