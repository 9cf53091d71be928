import type { Day, TenantStatus } from '@audit-letters/api-client/contract';
import { TenantStatuses } from '@audit-letters/api-client/contract';
import { fold } from '@audit-letters/api-client/values';
import type { Db } from '../database/engine.ts';
import type { NewTenant } from '../database/schema.ts';
import { searchColumns } from '../database/searchColumns.ts';
import { addDays } from '../time/day.ts';
import type { DemoDates, DemoFacility } from './facilities.ts';
import { companies, firstNames, lastNames, streets } from './people.ts';

/** Picks pseudo-randomly, with the same result at every start. */
type Pick = <T>(list: readonly T[]) => T;

interface DemoPeriod {
  today: Day;
  facilityId: number;
  coverageIds: number[];
  dates: DemoDates;
}

/** Adds the tenants of a demo facility, with the statuses of its phase. */
export async function addTenants(db: Db, demo: DemoFacility, period: DemoPeriod): Promise<void> {
  const tenants = demoTenants(demo, period);
  if (tenants.length > 0) await db.insertInto('tenants').values(tenants).execute();
}

function demoTenants(demo: DemoFacility, period: DemoPeriod): NewTenant[] {
  const pick = picker(demo.facility.facility_number);
  const statuses = statusList(demo);
  return Array.from({ length: demo.tenants }, (_, index) => {
    const status = statuses[(index * 37) % 100] ?? null;
    const name = tenantName(pick, index);
    const unit = unitName(index);
    const units = index % 11 === 5 ? [unit, `${unit}B`] : [unit];
    return {
      facility_id: period.facilityId,
      ...name,
      ...tenantAddress(pick, demo, index),
      country: 'US',
      ...tenantContact(name, demo, index),
      unit,
      units,
      move_in_date: addDays(period.today, -30 - ((index * 53) % 2400)),
      billing_date: addDays(period.today, (index * 7) % 30),
      billing_anniversary: String(1 + ((index * 7) % 28)),
      note: index % 17 === 3 ? 'Prefers to be called after 5 p.m.' : null,
      tagged_for_removal: status === null && index % 25 < (demo.tagged ?? 0) / 4,
      ...searchColumns({ ...name, unit, units }),
      ...progress(status, pick, period, index),
    };
  });
}

/** 100 statuses in the proportions of the facility. */
function statusList({ statuses = {} }: DemoFacility): Array<TenantStatus | null> {
  const list = TenantStatuses.flatMap((word) => Array(statuses[word] ?? 0).fill(word));
  return [...list, ...Array(Math.max(0, 100 - list.length)).fill(null)];
}

function tenantName(pick: Pick, index: number) {
  return index % 23 === 7
    ? { first_name: null, last_name: pick(companies) }
    : { first_name: pick(firstNames), last_name: pick(lastNames) };
}

function tenantAddress(pick: Pick, { facility }: DemoFacility, index: number) {
  const { city, state, zip_code } = facility;
  // A few tenants have no address, as in a real rent roll.
  if (index % 29 === 11) return { address: null, city, state, zip_code: null };
  return { address: `${100 + ((index * 71) % 8900)} ${pick(streets)}`, city, state, zip_code };
}

function tenantContact(
  { first_name, last_name }: ReturnType<typeof tenantName>,
  { facility }: DemoFacility,
  index: number,
) {
  const area = facility.phone?.replace(/\D/g, '').slice(-10, -7);
  const words = [first_name, last_name].filter(Boolean).join('.');
  const local = fold(words).replace(/[^a-z]+/g, '.');
  return {
    phone: index % 13 === 6 ? null : `${area}5550${String(100 + (index % 100))}`,
    email: index % 3 === 2 ? null : `${local}@example.com`,
  };
}

function unitName(index: number): string {
  return `${'ABCDE'.charAt(Math.floor(index / 30))}${String(1 + (index % 30)).padStart(2, '0')}`;
}

function progress(status: TenantStatus | null, pick: Pick, period: DemoPeriod, index: number) {
  const { dates, today } = period;
  const { letter_effective_date: effective, follow_up_letter_sent_date: enrolled } = dates;
  const covered = status === 'selected_coverage';
  const charged = covered && enrolled !== null && index % 5 !== 0;
  const confirmed = charged && effective !== null && effective < today && index % 7 !== 0;
  return {
    status,
    coverage_id: covered ? pick(period.coverageIds) : null,
    charge_applied: charged,
    charge_applied_date: charged ? addDays(today, -10) : null,
    charge_confirmed_date: confirmed ? addDays(today, -5) : null,
    payment_confirmed_date: confirmed ? addDays(today, -5) : null,
  };
}

function picker(seed: string): Pick {
  let state = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  return (list) => {
    // A linear congruential generator (Numerical Recipes) is random enough here.
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    const picked = list[Math.floor((state / 2 ** 32) * list.length)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  };
}
