/**
 * What the importer reads of a rent roll. Every other column is dropped where it is read: those files
 * also carry social security numbers, card and gate data.
 */
export type Field =
  | 'siteId'
  | 'siteName'
  | 'account'
  | 'unit'
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'locality'
  | 'moveInDate'
  | 'billingDate'
  | 'billingAnniversary'
  | 'unitStatus'
  | 'rented'
  | 'insurancePremium'
  | 'insuranceCoverage'
  | 'insurancePolicy';

/** The fields that may name a tenant. */
export const nameFields = ['fullName', 'firstName', 'lastName', 'company'] as const;
