import fc from '../../../scripts/testing/properties.ts';
import type { Tenant } from '../invariants/tenant.ts';
import type { Office, Reading } from '../office.ts';

/** Restores what a step has changed, as the Undo of the portal does. */
type Undo = () => Promise<unknown>;

export interface Step {
  act(office: Office, before: Reading): Promise<Undo | undefined>;
  toString(): string;
}

/** A kind of step: `any` for random values, `of` for chosen ones. */
export function step<T>(
  name: string,
  picked: fc.Arbitrary<T>,
  act: (office: Office, picked: T, before: Reading) => Promise<Undo | undefined>,
) {
  const of = (values: T): Step => ({
    act: (office, before) => act(office, values, before),
    toString: () => `${name} ${fc.stringify(values)}`,
  });
  return { of, any: picked.map(of) };
}

export const place = fc.constantFrom(0, 0, 1);
export const who = fc.nat(7);
export const yes = fc.boolean();
export const form = { form: true };

export const tenantAt = ({ tenants }: Reading, index: number): Tenant | undefined =>
  tenants[index % tenants.length];
export const managerOf = (office: Office, { facility_id }: Pick<Tenant, 'facility_id'>) =>
  office.managers[office.facilities.indexOf(facility_id)] ?? office.monitor;
export const idsOf = (tenants: readonly Tenant[]) => tenants.map(({ id }) => id).join();
