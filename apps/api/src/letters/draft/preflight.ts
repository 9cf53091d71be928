import type {
  LetterPreflight,
  LetterProblem,
  LetterType,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { hasCompleteAddress } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { LetterPrinter } from '../print/pdf.ts';
import { dueFor, type LetterScope, readyFor, tenantsInScope } from './recipients.ts';

/** The most tenants of one answer (LET-67). */
const MOST_PROBLEMS = 50;

interface Candidate extends Omit<LetterProblem, 'problem'> {
  complete: boolean;
  printed: string;
}

/** Who would get this letter, and why others would not: one statement over the tenants of the scope (LET-65). */
export async function letterPreflight(
  { db, printer }: Pick<LetterDeps, 'db' | 'printer'>,
  scope: LetterScope,
  type: LetterType,
): Promise<LetterPreflight> {
  const due = dueFor[type];
  const tagged = sql<boolean>`tenants.tagged_for_removal`;
  // The fields of a tenant that letters print (`LetterTenant`).
  const printed = sql<string>`concat_ws(
    ' ', tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state,
    tenants.zip_code, tenants.country, tenants.unit, array_to_string(tenants.units, ' ')
  )`;
  // Every face has these characters. The fonts decide about the others.
  const isUnusual = sql<boolean>`${printed} ~ '[^\\u0020-\\u007e\\u00a0-\\u017f]'`;
  const counts = await tenantsInScope(db, scope)
    .select([
      sql<number>`count(*) filter (where ${readyFor[type]})::int`.as('ready'),
      sql<number>`count(*) filter (
        where ${due} and ${hasCompleteAddress} and ${tagged}
      )::int`.as('tagged'),
      sql<number>`count(*) filter (
        where ${due} and not ${tagged} and not ${hasCompleteAddress}
      )::int`.as('incomplete'),
      sql<Candidate[] | null>`json_agg(
        json_build_object(
          'tenant_id', tenants.id, 'first_name', tenants.first_name,
          'last_name', tenants.last_name, 'unit', tenants.unit,
          'facility_number', facilities.facility_number,
          'complete', ${hasCompleteAddress}, 'printed', ${printed}
        ) order by lower(tenants.last_name), lower(tenants.first_name), tenants.id
      ) filter (where ${due} and not ${tagged} and (not ${hasCompleteAddress} or ${isUnusual}))`.as(
        'candidates',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { candidates, ...numbers } = counts;
  const problems = await problemsOf(candidates ?? [], printer);
  return {
    ...numbers,
    unprintable: problems.filter(({ problem }) => problem === 'unprintable').length,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

async function problemsOf(
  candidates: readonly Candidate[],
  printer: LetterPrinter,
): Promise<LetterProblem[]> {
  const complete = candidates.filter((each) => each.complete);
  const answers = await printer.canPrint(complete.map(({ printed }) => printed));
  const printable = new Set(complete.filter((_, index) => answers[index]));
  return candidates
    .filter((each) => !printable.has(each))
    .map(({ complete, printed, ...tenant }) => ({
      ...tenant,
      problem: complete ? 'unprintable' : 'incomplete',
    }));
}
