import type {
  LetterPreflight,
  LetterProblem,
  LetterType,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { counted } from '../../facilities/index.ts';
import { hasCompleteAddress } from '../../tenants/index.ts';
import type { LetterDeps } from '../deps.ts';
import type { LetterPrinter } from '../print/pdf.ts';
import {
  countedDue,
  countsInScope,
  dueFor,
  type LetterScope,
  tenantsInScope,
} from './recipients.ts';

/** The most tenants of one answer (LET-67). */
const MOST_PROBLEMS = 50;

interface Candidate extends Omit<LetterProblem, 'problem'> {
  complete: boolean;
  printed: string;
  place: number;
}

/** Who would get this letter, and why others would not: one statement over the counts and tenants of the scope (LET-65). */
export async function letterPreflight(
  { db, printer }: Pick<LetterDeps, 'db' | 'printer'>,
  scope: LetterScope,
  type: LetterType,
): Promise<LetterPreflight> {
  const { ready, tagged, incomplete } = countedDue(type);
  const { candidates, ...numbers } = await countsInScope(db, scope)
    .select([
      counted(ready).as('ready'),
      counted(tagged).as('tagged'),
      counted(incomplete).as('incomplete'),
      candidatesOf(db, scope, type).as('candidates'),
    ])
    .executeTakeFirstOrThrow();
  const problems = await problemsOf(candidates ?? [], printer);
  return {
    ...numbers,
    unprintable: problems.filter(({ problem }) => problem === 'unprintable').length,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

/**
 * The due tenants with characters that not every face has, and the first without a complete address, by name. The counts
 * say how many addresses are incomplete.
 */
function candidatesOf(db: Db, scope: LetterScope, type: LetterType) {
  const printed = sql<string>`letter_text(
    tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state,
    tenants.zip_code, tenants.country, tenants.unit, tenants.units
  )`;
  const candidates = tenantsInScope(db, scope)
    .where(dueFor[type])
    .where('tenants.tagged_for_removal', '=', false)
    // The condition of the index `tenants_letter_problems`.
    .where(sql<boolean>`(not ${hasCompleteAddress} or is_unusual(${printed}))`)
    .select(['tenants.id as tenant_id', 'tenants.first_name', 'tenants.last_name', 'tenants.unit'])
    .select(['facilities.facility_number', hasCompleteAddress.as('complete')])
    .select([
      printed.as('printed'),
      sql<number>`row_number() over (
        partition by ${hasCompleteAddress}
        order by lower(tenants.last_name), lower(tenants.first_name), tenants.id
      )`.as('place'),
    ]);
  return db
    .selectFrom(candidates.as('candidates'))
    .where(sql<boolean>`(complete or place <= ${MOST_PROBLEMS})`)
    .select(
      sql<Candidate[] | null>`json_agg(
        candidates order by lower(last_name), lower(first_name), tenant_id
      )`.as('candidates'),
    );
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
    .map(({ complete, printed, place, ...tenant }) => ({
      ...tenant,
      problem: complete ? 'unprintable' : 'incomplete',
    }));
}
