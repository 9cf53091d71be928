import { type Static, Type } from 'typebox';
import { seenOf } from '../decode/schemaOf.ts';
import { described, Id, Nullable } from '../values/schema.ts';
import { Tenant } from './contract.ts';

/** The values that the sender started from. If the stored tenant differs, the call fails with 409. */
export const TenantSeen = seenOf(Tenant);
export type TenantSeen = Partial<Tenant>;

/** `TenantSeen` as JSON text, for one field of a form. */
export const SeenText = Type.Optional(
  Type.String({
    maxLength: 20_000,
    description:
      '`TenantSeen` as JSON text. If a stored tenant differs, the call fails with 409 (WIR-40).',
  }),
);

const text = (description: string) =>
  Type.Optional(described(description, Nullable(Type.String({ maxLength: 500 }))));
const day = (description: string) =>
  Type.Optional(described(description, Nullable(Type.String({ maxLength: 40 }))));

export const ManagerTenantChanges = Type.Object(
  {
    first_name: text('The first name.'),
    last_name: text('The last name.'),
    address: text('The street address.'),
    city: text('The city.'),
    state: text('The state.'),
    zip_code: text('The ZIP code.'),
    country: text('The country.'),
    unit: text('The first unit.'),
    units: text('The names of all units, joined by commas.'),
    move_in_date: day('The day of the move-in, `YYYY-MM-DD HH:mm:ss`.'),
    billing_date: day('The billing date, `YYYY-MM-DD HH:mm:ss`.'),
    note: Type.Optional(
      described('The note, which managers can read.', Nullable(Type.String({ maxLength: 5000 }))),
    ),
    status: Type.Optional(
      described(
        'The answer of the tenant, one of `StatusWords`; `no_response` stores `null`.',
        Nullable(Type.String({ maxLength: 40 })),
      ),
    ),
    coverage_id: Type.Optional(
      described('The selected coverage, one that the state of the facility offers.', Nullable(Id)),
    ),
    charge_applied: Type.Optional(
      described(
        'Whether the charge is connected. For managers the rule TEN-43 applies.',
        Type.Boolean(),
      ),
    ),
    tag: Type.Optional(
      described(
        '`true` tags the tenant for removal, for managers until tagging ends.',
        Type.Boolean(),
      ),
    ),
  },
  {
    title: 'ManagerTenantChanges',
    description: 'The fields of a tenant that a manager may change.',
  },
);
export interface ManagerTenantChanges extends Static<typeof ManagerTenantChanges> {}

export const TenantChanges = Type.Object(
  {
    ...ManagerTenantChanges.properties,
    phone: text('The phone number.'),
    email: text('The e-mail address.'),
    charge_apply_date: day(
      'The day from which the charge can be connected, `YYYY-MM-DD HH:mm:ss`.',
    ),
    charge_confirmed: Type.Optional(
      described(
        'Whether the charge and the payment are confirmed. `false` takes the confirmation back (TEN-24).',
        Type.Boolean(),
      ),
    ),
    untag: Type.Optional(described('`true` clears `tagged_for_removal`.', Type.Boolean())),
    monitor_note: Type.Optional(
      described('The note of staff.', Nullable(Type.String({ maxLength: 5000 }))),
    ),
  },
  { title: 'TenantChanges', description: 'The fields of a tenant that staff may change.' },
);
export interface TenantChanges extends Static<typeof TenantChanges> {}
