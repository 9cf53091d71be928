import type {
  Answer,
  Day,
  ManagerTenantPatch,
  Tenant,
  TenantPatch,
  TenantSeen,
  Unit,
} from '@audit-letters/api-client';
import { answerKey } from './answers.ts';

/** The values of the edit form. */
export interface TenantValues {
  first_name: string;
  last_name: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  phone: string;
  email: string;
  unit: string;
  /** Comma-joined. */
  units: string;
  move_in_date: Day | null;
  billing_date: Day | null;
  answer: Answer;
  note: string;
  monitor_note: string;
  charge_apply_date: Day | null;
  charge_confirmed: boolean;
  tagged_for_removal: boolean;
}

/** A field of the edit form. */
export type TenantField = keyof TenantValues;

/** The state of the edit form: the stored tenant and the changes. */
export interface TenantDraft {
  /** The stored tenant. */
  base: Tenant;
  /** The changed fields. */
  changes: Partial<TenantValues>;
  /** Fields that another user has changed since the form opened. */
  others: readonly TenantField[];
}

/** A draft without changes. */
export const draftOf = (base: Tenant): TenantDraft => ({ base, changes: {}, others: [] });

/** The form values of a tenant. A missing text is `''`. */
export function valuesOf(tenant: Tenant): TenantValues {
  const { move_in_date, billing_date, charge_apply_date, tagged_for_removal } = tenant;
  const { status, coverage_id } = tenant;
  return {
    first_name: tenant.first_name ?? '',
    last_name: tenant.last_name ?? '',
    address: tenant.address ?? '',
    city: tenant.city ?? '',
    state: tenant.state ?? '',
    zip_code: tenant.zip_code ?? '',
    country: tenant.country ?? '',
    phone: tenant.phone ?? '',
    email: tenant.email ?? '',
    unit: tenant.unit ?? '',
    units: tenant.units.map(({ identifier }) => identifier).join(', '),
    move_in_date,
    billing_date,
    answer: { status, coverage_id },
    note: tenant.note ?? '',
    monitor_note: tenant.monitor_note ?? '',
    charge_apply_date,
    charge_confirmed: tenant.charge_confirmed_date !== null,
    tagged_for_removal,
  };
}

/** The values that the form shows. */
export const draftValues = ({ base, changes }: TenantDraft): TenantValues => ({
  ...valuesOf(base),
  ...changes,
});

/** The draft with one field set. A value equal to the stored one is no change. */
export function withValue<Field extends TenantField>(
  draft: TenantDraft,
  field: Field,
  value: TenantValues[Field],
): TenantDraft {
  const { [field]: _before, ...rest } = draft.changes;
  const changes: Partial<TenantValues> = same(value, valuesOf(draft.base)[field])
    ? rest
    : { ...draft.changes, [field]: value };
  return { ...draft, changes };
}

/** Whether there is anything to save. */
export const isDirty = ({ changes }: TenantDraft): boolean => Object.keys(changes).length > 0;

/**
 * Rebases the draft on a record that another user has saved: the changes of this user stay, the other fields take
 * the stored values, and `others` lists the fields that the other user changed.
 */
export function rebased(draft: TenantDraft, current: Tenant): TenantDraft {
  const before = valuesOf(draft.base);
  const now = valuesOf(current);
  const fields = Object.keys(now) as TenantField[];
  const changed = fields.filter((field) => !same(now[field], before[field]));
  const changes = Object.fromEntries(
    Object.entries(draft.changes).filter(
      ([field, value]) => !same(value, now[field as TenantField]),
    ),
  );
  return { base: current, changes, others: [...new Set([...draft.others, ...changed])] };
}

/** The request body: the whole record, but answer, tag and charge only if changed. */
export function editOf(draft: TenantDraft): TenantPatch {
  const { answer, units, unit, tagged_for_removal, ...rest } = draftValues(draft);
  const { charge_apply_date, charge_confirmed, ...texts } = rest;
  const { changes } = draft;
  return {
    ...trimmed(texts),
    unit: unit.trim() || null,
    units: unitsWith(draft),
    ...(changes.answer && { status: answer.status, coverage_id: answer.coverage_id }),
    ...(changes.charge_apply_date !== undefined && { charge_apply_date }),
    ...(changes.charge_confirmed !== undefined && { charge_confirmed }),
    ...(changes.tagged_for_removal !== undefined && { untag: !tagged_for_removal }),
  };
}

/** The request body of a manager: no staff fields, and the stored charge. */
export function managerEditOf(draft: TenantDraft): ManagerTenantPatch {
  const { phone, email, monitor_note, untag, ...rest } = editOf(draft);
  const { charge_apply_date, charge_confirmed, ...edit } = rest;
  return { ...edit, charge_applied: draft.base.charge_applied };
}

/** The stored values that the server compares with its own. */
export function seenOf(tenant: Tenant): TenantSeen {
  const { first_name, last_name, address, city, state, zip_code, country } = tenant;
  const {
    phone,
    email,
    unit,
    units,
    move_in_date,
    billing_date,
    status,
    coverage_id,
    note,
    monitor_note,
  } = tenant;
  const { charge_applied, charge_confirmed_date, tagged_for_removal } = tenant;
  return {
    first_name,
    last_name,
    address,
    city,
    state,
    zip_code,
    country,
    phone,
    email,
    unit,
    units,
    move_in_date,
    billing_date,
    status,
    coverage_id,
    note,
    monitor_note,
    charge_applied,
    charge_confirmed_date,
    tagged_for_removal,
  };
}

/** The units as typed. If only the main unit changed, it replaces the old main unit. */
function unitsWith({ base, changes }: TenantDraft): Unit[] {
  const typed = changes.units?.split(',').map((identifier) => ({ identifier: identifier.trim() }));
  if (typed) return typed.filter(({ identifier }) => identifier !== '');
  if (changes.unit === undefined) return base.units;
  const identifier = changes.unit.trim();
  const others = base.units.filter((one) => ![base.unit, identifier].includes(one.identifier));
  return identifier ? [{ identifier }, ...others] : others;
}

type Texts = Omit<
  TenantValues,
  'answer' | 'unit' | 'units' | 'charge_apply_date' | 'charge_confirmed' | 'tagged_for_removal'
>;

function trimmed(texts: Texts) {
  const text = (value: string) => value.trim() || null;
  return {
    first_name: text(texts.first_name),
    last_name: text(texts.last_name),
    address: text(texts.address),
    city: text(texts.city),
    state: text(texts.state),
    zip_code: text(texts.zip_code),
    country: text(texts.country),
    phone: text(texts.phone),
    email: text(texts.email),
    move_in_date: texts.move_in_date,
    billing_date: texts.billing_date,
    note: text(texts.note),
    monitor_note: text(texts.monitor_note),
  };
}

function same(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

const comparable = (value: unknown) =>
  typeof value === 'object' && value !== null ? answerKey(value as Answer) : value;
