import { schemaOf } from '../../decode/schemaOf.ts';
import * as entities from './entities.ts';

export * from './enums.ts';

export const TenantChange = schemaOf(
  entities.tenantChange,
  'TenantChange',
  'What a change did to tenants.',
  {
    status: 'The new status of the kind `status`; `null` for no response and for other kinds.',
    status_before: 'The status before; `null` if it did not change or is not known.',
    charge_applied: 'Whether the charge is connected; `null` if that did not change.',
    charge_confirmed: 'Whether the payment is confirmed; `null` if that did not change.',
    charge_to_change:
      'Whether the charge is of another coverage since; `null` if that did not change.',
    tagged: 'Whether the tenant is tagged for removal; `null` if that did not change.',
  },
);
export type TenantChange = entities.TenantChange;

export const ChangedValue = schemaOf(entities.changedValue, 'ChangedValue', 'A changed value.');
export type ChangedValue = entities.ChangedValue;

export const TenantEvent = schemaOf(
  entities.tenantEvent,
  'TenantEvent',
  "An entry of a tenant's history (TEN-83).",
  {
    values: 'The changed dates and units. Names, addresses, contacts and notes are not kept.',
    letter_type:
      'The type of the letter of the kinds `letter` and `letter_taken_back`; else `null`.',
    filename: 'The name of the PDF of a letter, for staff; else `null`.',
    mail_time: 'When the letter was mailed; `null` before and for other kinds.',
  },
);
export type TenantEvent = entities.TenantEvent;
