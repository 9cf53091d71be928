import type { ImportFile } from '@audit-letters/api-client/contract';
import type { Field } from './fields.ts';

interface Report {
  /** Its name in messages. */
  name: string;
  /** Examples of its headings. */
  headings: string;
  /** Whether these fields identify the report. */
  suffices: (fields: ReadonlySet<Field>) => boolean;
}

const namesTenant = (fields: ReadonlySet<Field>) =>
  fields.has('fullName') || fields.has('lastName') || fields.has('company');

const insurance: ReadonlySet<Field> = new Set([
  'insurancePremium',
  'insuranceCoverage',
  'insurancePolicy',
]);

/** Fields that only a rent roll has, so that an insurance sheet in its place is refused. */
const aboutTheLease: readonly Field[] = [
  'address',
  'locality',
  'account',
  'moveInDate',
  'billingDate',
  'billingAnniversary',
  'siteId',
  'unitStatus',
];

/** The reports of an import, by the names of their files. */
export const reports: Record<ImportFile, Report> = {
  rent_roll: {
    name: 'a rent roll',
    headings: 'Unit, Tenant Name, Address, Move In Date',
    suffices: (fields) =>
      fields.has('unit') && namesTenant(fields) && aboutTheLease.some((field) => fields.has(field)),
  },
  tenant_address_list: {
    name: 'a tenant address list',
    headings: 'Unit, Name, Address',
    suffices: (fields) => (fields.has('unit') || namesTenant(fields)) && fields.has('address'),
  },
  insurance_sheet: {
    name: 'an insurance sheet',
    headings: 'Unit, Name, Coverage, Premium',
    suffices: (fields) =>
      (fields.has('unit') || namesTenant(fields)) &&
      [...insurance].some((field) => fields.has(field)),
  },
};
