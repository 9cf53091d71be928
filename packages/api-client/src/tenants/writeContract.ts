import { type Static, Type } from 'typebox';
import { Id, Nullable } from '../values/schema.ts';
import { Tenant } from './contract.ts';

/** The fields that a write can compare with the values that the sender started from. */
const seenFields = [
  ...(['first_name', 'last_name', 'address', 'city', 'state', 'zip_code', 'country'] as const),
  ...(['unit', 'units', 'move_in_date', 'billing_date', 'status', 'coverage_id'] as const),
  ...(['charge_applied', 'charge_confirmed_date', 'tagged_for_removal'] as const),
  ...(['note', 'monitor_note'] as const),
] as const;

/** The values that the sender started from. If the stored tenant differs, the call fails with 409. */
export const TenantSeen = Type.Partial(Type.Pick(Tenant, seenFields));
export type TenantSeen = Partial<Pick<Tenant, (typeof seenFields)[number]>>;

/** `TenantSeen` as JSON text, for one field of a form. */
export const SeenText = Type.Optional(
  Type.String({
    maxLength: 20_000,
    description:
      '`TenantSeen` as JSON text. If a stored tenant differs, the call fails with 409 (WIR-40).',
  }),
);

const text = Type.Optional(Nullable(Type.String({ maxLength: 500 })));
const day = Type.Optional(Nullable(Type.String({ maxLength: 40 })));

/** The fields of a tenant that a manager may change. */
export const ManagerTenantChanges = Type.Object({
  /** The first name. */
  first_name: text,
  /** The last name. */
  last_name: text,
  /** The street address. */
  address: text,
  /** The city. */
  city: text,
  /** The state. */
  state: text,
  /** The ZIP code. */
  zip_code: text,
  /** The country. */
  country: text,
  /** The first unit. */
  unit: text,
  /** The names of all units, joined by commas. */
  units: text,
  /** The day of the move-in, `YYYY-MM-DD HH:mm:ss`. */
  move_in_date: day,
  /** The billing date, `YYYY-MM-DD HH:mm:ss`. */
  billing_date: day,
  /** The note, which managers can read. */
  note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  /** The answer of the tenant, one of `StatusWords`; `no_response` stores `null`. */
  status: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  /** The selected coverage, one that the state of the facility offers. */
  coverage_id: Type.Optional(Nullable(Id)),
  /** Whether the charge is connected. For managers the rule TEN-43 applies. */
  charge_applied: Type.Optional(Type.Boolean()),
});
export interface ManagerTenantChanges extends Static<typeof ManagerTenantChanges> {}

/** The fields of a tenant that staff may change. */
export const TenantChanges = Type.Object({
  ...ManagerTenantChanges.properties,
  /** The day from which the charge can be connected, `YYYY-MM-DD HH:mm:ss`. */
  charge_apply_date: day,
  /** Whether the charge and the payment are confirmed. `false` takes the confirmation back (TEN-24). */
  charge_confirmed: Type.Optional(Type.Boolean()),
  /** `true` clears `tagged_for_removal`. */
  untag: Type.Optional(Type.Boolean()),
  /** The note of staff. */
  monitor_note: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
});
export interface TenantChanges extends Static<typeof TenantChanges> {}
