/**
 * The fields that the importer reads. All other columns are dropped during reading, because rent rolls also hold social
 * security numbers, card and gate data.
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
  | 'phone'
  | 'email'
  | 'moveInDate'
  | 'moveOutDate'
  | 'billingDate'
  | 'billingAnniversary'
  | 'unitStatus'
  | 'rented'
  | 'insurancePremium'
  | 'insuranceCoverage'
  | 'insurancePolicy';

/** The fields that may name a tenant. */
export const nameFields = ['fullName', 'firstName', 'lastName', 'company'] as const;
