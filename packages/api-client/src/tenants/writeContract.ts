import { type Static, Type } from 'typebox';
import { seenSchemaOf, writtenAs } from '../decode/schemaOf.ts';
import { described, Id, Nullable } from '../values/schema.ts';
import { Tenant } from './contract.ts';
import { NameAndAddress } from './enums.ts';

/** The values that the sender started from. If the stored tenant differs, the call fails with 409. */
export const TenantSeen = seenSchemaOf(Tenant);
export type TenantSeen = Partial<Tenant>;

/** The values that the sender saw in some of the tenants of a call. */
export const SeenInTenants = Type.Object({ ids: Type.Array(Id), seen: TenantSeen });
export interface SeenInTenants extends Static<typeof SeenInTenants> {}

/** `TenantSeen` as JSON text, for one field of a form. */
export const SeenText = Type.Optional(
  Type.String({
    maxLength: 300_000,
    description:
      '`TenantSeen`, or a list of `SeenInTenants` for several tenants, as JSON text. If a stored tenant differs, the call fails with 409 (WIR-40).',
  }),
);

const text = Nullable(Type.String({ maxLength: 500 }));
const note = Nullable(Type.String({ maxLength: 5000 }));
/** `YYYY-MM-DD HH:mm:ss` */
const day = Nullable(Type.String({ maxLength: 40 }));

export const ManagerTenantChanges = Type.Partial(
  Type.Object({
    ...writtenAs(Tenant, [...NameAndAddress, 'unit'], text),
    units: described('The names of all units, joined by commas.', text),
    ...writtenAs(Tenant, ['move_in_date', 'billing_date'], day),
    ...writtenAs(Tenant, ['note'], note),
    status: described(
      'The answer of the tenant, one of `StatusWords`; `no_response` stores `null`.',
      Nullable(Type.String({ maxLength: 40 })),
    ),
    coverage_id: described(
      'The selected coverage, one that the state of the facility offers.',
      Nullable(Id),
    ),
    charge_applied: described(
      'Whether the charge is connected. For managers the rule TEN-43 applies.',
      Type.Boolean(),
    ),
    tag: described(
      '`true` tags the tenant for removal, for managers until tagging ends.',
      Type.Boolean(),
    ),
  }),
  {
    title: 'ManagerTenantChanges',
    description: 'The fields of a tenant that a manager may change.',
  },
);
export interface ManagerTenantChanges extends Static<typeof ManagerTenantChanges> {}

export const TenantChanges = Type.Partial(
  Type.Object({
    ...ManagerTenantChanges.properties,
    ...writtenAs(Tenant, ['phone', 'email'], text),
    ...writtenAs(Tenant, ['charge_apply_date'], day),
    ...writtenAs(Tenant, ['monitor_note'], note),
    charge_confirmed: described(
      'Whether the charge and the payment are confirmed. `false` takes the confirmation back (TEN-24).',
      Type.Boolean(),
    ),
    untag: described('`true` clears `tagged_for_removal`.', Type.Boolean()),
  }),
  { title: 'TenantChanges', description: 'The fields of a tenant that staff may change.' },
);
export interface TenantChanges extends Static<typeof TenantChanges> {}
