import type { TenantEvent } from '@audit-letters/api-client';
import { letterNames } from '../../format/letterNames.ts';
import { statusName } from '../edit/answers.ts';

/** An entry of the history in words (TEN-83). An unknown kind is shown as it is. */
export function tenantEventText({ kind, status, fields, letter_type }: TenantEvent): string {
  switch (kind) {
    case 'imported':
      return 'Imported';
    case 'status':
      return `Status: ${statusName(status)}`;
    case 'tagged':
      return 'Tagged for removal';
    case 'untagged':
      return 'Untagged';
    case 'edited':
      return `Edited: ${fields.map(fieldName).join(', ')}`;
    case 'letter':
      return letter_type === null ? 'Letter' : `${letterNames[letter_type]} letter`;
    default:
      return kind satisfies never;
  }
}

const fieldNames: Record<string, string> = {
  zip_code: 'zip code',
  coverage_id: 'coverage',
  charge_confirmed_date: 'charge confirmed',
  payment_confirmed_date: 'payment confirmed',
  charge_applied_date: 'charge date',
};

const fieldName = (field: string) => fieldNames[field] ?? field.replaceAll('_', ' ');
