import type { ImportedField } from '@audit-letters/api-client/contract';
import { fold, formatDay } from '@audit-letters/api-client/values';
import type { TenantRecord } from '../../database/schema.ts';
import { fullName } from '../../text/words.ts';
import { comparable, type ExistingTenant } from './tenants.ts';

/** The values of a tenant that are compared. */
export type Compared = Pick<
  ExistingTenant,
  | ('first_name' | 'last_name' | 'units' | 'address' | 'city' | 'state' | 'zip_code')
  | ('phone' | 'email' | 'move_in_date')
>;

interface ComparedField {
  /** The columns that a tenant takes over from the file (IMP-44). */
  columns: readonly (keyof TenantRecord)[];
  /** The value in words. */
  text: (values: Compared) => string;
  /** The value without differences of spelling. */
  key: (values: Compared) => string;
}

/** An address in one line. */
export const addressText = ({
  address,
  city,
  state,
  zip_code,
}: Pick<Compared, 'address' | 'city' | 'state' | 'zip_code'>) =>
  [address, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The fields in which a file is compared with a tenant (IMP-39). */
export const comparedFields: Record<ImportedField, ComparedField> = {
  name: {
    columns: [
      ...(['first_name', 'last_name', 'search_name', 'name_key'] as const),
      ...(['folded_first_name', 'folded_last_name'] as const),
    ],
    text: fullName,
    // Where a name is split into first and last name makes no difference to see.
    key: (values) => fold(fullName(values)),
  },
  unit: {
    columns: ['unit', 'units', 'search_unit'],
    text: ({ units }) => units.join(', '),
    key: ({ units }) => [...new Set(units.map(comparable))].toSorted().join('\n'),
  },
  address: {
    columns: ['address', 'city', 'state', 'zip_code', 'country'],
    text: addressText,
    key: ({ address, city, state, zip_code }) =>
      [address, city, state, zip_code].map(comparable).join('\n'),
  },
  contact: {
    columns: ['phone', 'email'],
    text: ({ phone, email }) => [phone, email].filter((text) => text !== null).join(', '),
    // Each file spells phone numbers in its own way.
    key: ({ phone, email }) => [(phone ?? '').replace(/\D/g, ''), comparable(email)].join('\n'),
  },
  move_in_date: {
    columns: ['move_in_date'],
    text: ({ move_in_date }) => (move_in_date ? formatDay(move_in_date) : ''),
    key: ({ move_in_date }) => move_in_date ?? '',
  },
};
