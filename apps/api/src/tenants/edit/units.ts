import type { ManagerTenantChanges } from '@audit-letters/api-client/contract';
import type { TenantRecord } from '../../database/schema.ts';
import { invalidField } from '../../http/errors.ts';
import { textOrNull } from '../../http/serialize.ts';

/** The most units of a tenant (TEN-22). */
export const MOST_UNITS = 100;

type Units = Pick<TenantRecord, 'unit' | 'units'>;

/**
 * The units that a call sets, each once. `unit` is one of `units`, by default the first. Without `units`, a new `unit`
 * replaces the old one. The last unit cannot be taken away, but a record without one can be saved (TEN-156).
 */
export function unitsUpdate(
  current: Units,
  { unit, units }: Pick<ManagerTenantChanges, keyof Units>,
): Partial<Units> {
  if (unit === undefined && units === undefined) return {};
  const main = unit === undefined ? null : textOrNull(unit);
  const replaced = main && current.units.includes(main) ? main : current.unit;
  const unitList =
    units === undefined
      ? current.units.filter((one) => one !== replaced)
      : splitIdentifiers(units ?? '', current.units);
  const isAlone = units === undefined || unitList.length === 0;
  const [...all] = new Set(main && isAlone ? [main, ...unitList] : unitList);
  if (all.length > MOST_UNITS) {
    throw invalidField('units', `A tenant has at most ${MOST_UNITS} units.`);
  }
  if (all.length === 0 && (current.unit || current.units.length > 0)) {
    throw invalidField(unit === undefined ? 'units' : 'unit', 'A tenant must have a unit.');
  }
  return { units: all, unit: main && all.includes(main) ? main : (all[0] ?? null) };
}

/** Splits comma-joined identifiers. A stored identifier that contains commas stays whole. */
function splitIdentifiers(units: string, storedUnits: readonly string[]): string[] {
  const withCommas = storedUnits
    .map((unit) => ({ unit, parts: partsOf(unit) }))
    .filter(({ parts }) => parts.length > 1)
    .sort((one, other) => other.parts.length - one.parts.length);
  const identifiers: string[] = [];
  for (let rest = partsOf(units); rest.length > 0; ) {
    const whole = withCommas.find(({ parts }) => parts.every((part, at) => part === rest[at]));
    const [first = ''] = rest;
    identifiers.push(whole?.unit ?? first);
    rest = rest.slice(whole?.parts.length ?? 1);
  }
  return identifiers;
}

const partsOf = (units: string): string[] =>
  units
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
