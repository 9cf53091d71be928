import type { BulkField, Day } from '@audit-letters/api-client/contract';
import {
  chargeAppliedUpdate,
  chargeConfirmedUpdate,
  parseId,
} from '@audit-letters/api-client/values';
import { invalidField } from '../../http/errors.ts';
import { parseDayField } from '../../time/day.ts';
import { type MakeUpdate, ownApplyDate, statusUpdate, type TenantUpdate } from './updates.ts';

/** One field and its new value, as text of the request. */
export interface BulkChange {
  field: BulkField;
  value: string | null;
}

/** The verb of a bulk change in the audit log. */
export const bulkAction = (field: BulkField) => `bulk-${field}`;

/** The columns that a reset clears; the letter dates stay (TEN-26). */
export const noAnswer: TenantUpdate = {
  status: null,
  coverage_id: null,
  charge_applied: false,
  charge_apply_date: null,
  charge_applied_date: null,
  charge_confirmed_date: null,
  payment_confirmed_date: null,
  tagged_for_removal: false,
};

export function bulkUpdateOf({ field, value }: BulkChange, today: Day): MakeUpdate {
  switch (field) {
    case 'status':
      return (tenant) => statusUpdate(tenant, { status: value });
    case 'coverage_id': {
      const coverage_id = parseId(value ?? '');
      if (coverage_id === undefined) throw invalidField('value', 'value must be an id.');
      return (tenant) => statusUpdate(tenant, { coverage_id });
    }
    case 'charge_apply_date': {
      const day = parseDayField(value, 'value') ?? null;
      return (tenant) => ({ charge_apply_date: ownApplyDate(tenant, day) });
    }
    case 'charge_applied': {
      const applied = parseBoolean(value);
      return (tenant) => chargeAppliedUpdate(tenant, applied, today);
    }
    case 'charge_confirmed': {
      const confirmed = parseBoolean(value);
      return (tenant) => chargeConfirmedUpdate(tenant, confirmed, today);
    }
    case 'tagged_for_removal': {
      const tagged = parseBoolean(value);
      return () => ({ tagged_for_removal: tagged });
    }
  }
}

function parseBoolean(value: string | null): boolean {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw invalidField('value', 'value must be true or false.');
}
