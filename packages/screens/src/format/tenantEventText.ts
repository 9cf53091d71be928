import type { ChangedValue, Day, TenantChange, TenantEvent } from '@audit-letters/api-client';
import { letterNames, statusName, statusNames } from '@audit-letters/api-client/values';
import { formatDay } from '@audit-letters/ui';

/** An entry of the history in words (TEN-83). An unknown kind is shown as it is. */
export function tenantEventText(event: TenantEvent): string {
  const { kind, letter_type } = event;
  const letter = letter_type === null ? 'Letter' : `${letterNames[letter_type]} letter`;
  if (kind === 'letter') return letter;
  if (kind === 'letter_taken_back') return `${letter} taken back before mailing`;
  const { values = [] } = event;
  const changed = new Set(values.map(({ field }) => field));
  const fields = withoutFirstUnit(event.fields).filter((field) => !changed.has(field));
  return [tenantChangeText({ ...event, kind, fields }), ...values.map(valueText)]
    .filter(Boolean)
    .join('; ');
}

/** 'Billing date: 11/1/2026 → 12/1/2026' */
function valueText({ field, before, after }: ChangedValue): string {
  const name = plainFieldName(field);
  const shown = (value: string | null) =>
    value === null || value === ''
      ? 'none'
      : field.endsWith('_date')
        ? formatDay(value as Day)
        : value;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${shown(before)} → ${shown(after)}`;
}

/** A change of tenants in words (TEN-83, FAC-90). */
export function tenantChangeText(change: TenantChange): string {
  const { kind, fields } = change;
  switch (kind) {
    case 'imported':
      return 'Imported';
    case 'deleted':
      return 'Deleted';
    case 'restored':
      return 'Restored from the bin';
    case 'status':
    case 'tagged':
    case 'untagged':
    case 'edited':
      break;
    default:
      return kind;
  }
  if (fields.includes('import')) return 'Import undone';
  const { tagged, charge_applied, charge_confirmed } = change;
  const isTagged = tagged ?? (kind === 'tagged' ? true : kind === 'untagged' ? false : null);
  const answer = answerText(change);
  const fieldsInText = new Set([
    ...(answer ? ['status', 'coverage_id'] : []),
    ...(isTagged === null ? [] : ['tagged_for_removal']),
    ...(charge_applied === null ? [] : ['charge_applied', 'charge_applied_date']),
    ...(charge_confirmed === null ? [] : ['charge_confirmed_date', 'payment_confirmed_date']),
  ]);
  const others = withoutFirstUnit(fields).filter((field) => !fieldsInText.has(field));
  return [
    answer,
    either(charge_applied, 'Charge applied', 'Charge no longer applied'),
    either(charge_confirmed, 'Payment confirmed', 'Payment no longer confirmed'),
    change.charge_to_change && 'Charge to change',
    either(isTagged, 'Tagged for removal', 'Untagged'),
    others.length > 0 && `Edited: ${others.map(plainFieldName).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The first unit follows from the units. */
const withoutFirstUnit = (fields: readonly string[]) =>
  fields.filter((field) => field !== 'unit' || !fields.includes('units'));

const either = (state: boolean | null, yes: string, no: string) =>
  state === null ? null : state ? yes : no;

/** 'Status: No Response → Selected Coverage ($18 …)'; `null` if the answer did not change. */
function answerText(change: TenantChange): string | null {
  const { kind, status, status_before, coverage, coverage_before } = change;
  if (kind === 'status') {
    const before =
      status_before && `${withCoverage(statusNames[status_before], coverage_before)} → `;
    return `Status: ${before ?? ''}${withCoverage(statusName(status), coverage)}`;
  }
  if (coverage === null && coverage_before === null) return null;
  return `Coverage: ${coverage_before ?? 'none'} → ${coverage ?? 'none'}`;
}

const withCoverage = (status: string, coverage: string | null) =>
  coverage === null ? status : `${status} (${coverage})`;

const fieldNames: Record<string, string> = {
  zip_code: 'ZIP code',
  email: 'e-mail',
  coverage_id: 'coverage',
  charge_confirmed_date: 'charge confirmed',
  payment_confirmed_date: 'payment confirmed',
  charge_applied_date: 'charge applied',
};

/** The name of a field in the history of a record. */
export const plainFieldName = (field: string) => fieldNames[field] ?? field.replaceAll('_', ' ');
