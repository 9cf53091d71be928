import type { ManagerTenantChanges } from '@audit-letters/api-client/contract';
import type { TenantRecord } from '../../database/schema.ts';
import { invalidField } from '../../http/errors.ts';
import { textOrNull } from '../../http/serialize.ts';

/** The most units of a tenant (TEN-22). */
export const MOST_UNITS = 100;

type Units = Pick<TenantRecord, 'unit' | 'units'>;

/** Keeps `unit` the first of `units`, whichever of the two a call sends. */
export function unitsUpdate(
  current: Units,
  { unit, units }: Pick<ManagerTenantChanges, keyof Units>,
): Partial<Units> {
  if (units !== undefined) {
    const list = splitIdentifiers(units ?? '', current.units);
    if (list.length > MOST_UNITS) {
      throw invalidField('units', `A tenant has at most ${MOST_UNITS} units.`);
    }
    return { units: list, unit: textOrNull(unit) ?? list[0] ?? null };
  }
  if (unit === undefined) return {};
  const first = textOrNull(unit);
  const others = current.units.filter((one) => one !== current.unit && one !== first);
  return { unit: first, units: first ? [first, ...others] : others };
}

/** Splits comma-joined identifiers. A stored identifier that contains commas stays whole. */
function splitIdentifiers(units: string, known: readonly string[]): string[] {
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
