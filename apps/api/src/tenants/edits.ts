import type {
  Day,
  ManagerTenantChanges,
  StatusWord,
  TenantChanges,
  TenantStatus,
} from '@audit-letters/api-client/contract';
import { StatusWords } from '@audit-letters/api-client/contract';
import type { Updateable } from 'kysely';
import type { TenantRecord, TenantsTable } from '../database/schema.ts';
import { searchName } from '../database/searchName.ts';
import { Invalid } from '../http/errors.ts';
import { textOrNull } from '../http/serialize.ts';
import { parseDayField } from '../time/day.ts';

/** Columns of a tenant that a change writes. */
export type TenantEdit = Updateable<TenantsTable>;

/** The tenant before a change, with what it takes from its facility. */
export interface Before extends TenantRecord {
  facility_letter_effective_date: Day | null;
}

/** The stored status of a word from the wire; `no_response`, empty and `null` store `null`. */
export function readStatus(word: string | null): TenantStatus | null {
  if (word === null || word === '' || word === 'no_response') return null;
  const known = StatusWords.find((one): one is Exclude<StatusWord, 'no_response'> => one === word);
  if (!known) throw invalid('status', `'${word}' is not a status of a tenant.`);
  return known;
}

const texts = [
  'first_name',
  'last_name',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
] as const;

/** What both roles may write. */
export function commonEdit(before: Before, changes: ManagerTenantChanges, today: Day): TenantEdit {
  const edit: TenantEdit = {};
  for (const field of texts) {
    if (changes[field] !== undefined) edit[field] = textOrNull(changes[field]);
  }
  if (changes.note !== undefined) edit.note = textOrNull(changes.note);
  for (const field of ['move_in_date', 'billing_date'] as const) {
    const day = parseDayField(changes[field], field);
    if (day !== undefined) edit[field] = day;
  }
  const { first_name = before.first_name, last_name = before.last_name } = edit;
  return {
    ...edit,
    search_name: searchName(first_name, last_name),
    ...unitsEdit(before, changes),
    ...statusEdit(before, changes),
    ...appliedEdit(before, changes.charge_applied, today),
  };
}

/** What staff may write beyond that. */
export function staffEdit(before: Before, changes: TenantChanges, today: Day): TenantEdit {
  const edit = commonEdit(before, changes, today);
  if (changes.monitor_note !== undefined) edit.monitor_note = textOrNull(changes.monitor_note);
  if (changes.untag) edit.tagged_for_removal = false;
  const applyDate = parseDayField(changes.charge_apply_date, 'charge_apply_date');
  if (applyDate !== undefined) edit.charge_apply_date = ownApplyDate(before, applyDate);
  return { ...edit, ...confirmedEdit(before, changes.charge_confirmed, today) };
}

/** The facility's own date is not kept on the tenant, who goes on following the facility. */
export function ownApplyDate(before: Before, day: Day | null): Day | null {
  return day === before.facility_letter_effective_date ? null : day;
}

/** Sets or takes back the charge; one that is there keeps its date. */
export function appliedEdit(before: Before, applied: boolean | undefined, today: Day): TenantEdit {
  if (applied === undefined || applied === before.charge_applied) return {};
  return { charge_applied: applied, charge_applied_date: applied ? today : null };
}

/** Confirming the payment confirms the charge with it; a confirmed one keeps its dates. */
export function confirmedEdit(
  before: Before,
  confirmed: boolean | undefined,
  today: Day,
): TenantEdit {
  const isConfirmed = before.charge_confirmed_date !== null;
  if (confirmed === undefined || confirmed === isConfirmed) return {};
  const day = confirmed ? today : null;
  return { charge_confirmed_date: day, payment_confirmed_date: day };
}

/** A coverage goes with the status `selected_coverage` alone, and that status with a coverage. */
export function statusEdit(
  before: Pick<TenantRecord, 'status' | 'coverage_id'>,
  { status: word, coverage_id }: Pick<ManagerTenantChanges, 'status' | 'coverage_id'>,
): TenantEdit {
  if (word === undefined && coverage_id === undefined) return {};
  const status = word === undefined ? impliedStatus(before, coverage_id) : readStatus(word);
  if (status !== 'selected_coverage') return { status, coverage_id: null };
  const coverage = coverage_id === undefined ? before.coverage_id : coverage_id;
  if (coverage === null) throw invalid('coverage_id', 'Please choose a coverage.');
  return { status, coverage_id: coverage };
}

function impliedStatus(
  { status }: Pick<TenantRecord, 'status'>,
  coverageId: number | null | undefined,
): TenantStatus | null {
  if (coverageId) return 'selected_coverage';
  return status === 'selected_coverage' ? null : status;
}

/** `unit` is the first of `units`; naming one of the two keeps the other in step. */
function unitsEdit(before: Before, { unit, units }: ManagerTenantChanges): TenantEdit {
  if (units !== undefined) {
    const list = identifiers(units ?? '', before.units);
    return { units: list, unit: textOrNull(unit) ?? list[0] ?? null };
  }
  if (unit === undefined) return {};
  const first = textOrNull(unit);
  const others = before.units.filter((one) => one !== before.unit && one !== first);
  return { unit: first, units: first ? [first, ...others] : others };
}

/** Comma-joined identifiers. A known one that has commas of its own stays whole. */
function identifiers(units: string, known: readonly string[]): string[] {
  const withCommas = known
    .map((unit) => ({ unit, parts: partsOf(unit) }))
    .filter(({ parts }) => parts.length > 1)
    .sort((one, other) => other.parts.length - one.parts.length);
  const found: string[] = [];
  for (let rest = partsOf(units); rest.length > 0; ) {
    const whole = withCommas.find(({ parts }) => parts.every((part, at) => part === rest[at]));
    const [first = ''] = rest;
    found.push(whole?.unit ?? first);
    rest = rest.slice(whole?.parts.length ?? 1);
  }
  return found;
}

const partsOf = (units: string): string[] =>
  units
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A refusal that names its field. */
export function invalid(field: string, message: string): Invalid {
  return new Invalid(message, { [field]: message });
}
