import type { Software } from '@audit-letters/api-client/contract';

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

type Spellings = Partial<Record<Field, readonly string[]>>;

/** Spellings of any program, the more telling first. Case, spaces and signs do not matter. */
const common: Spellings = {
  siteId: [
    'Prime Site ID',
    'Prime Site',
    'Prime ID',
    'Prime Site Number',
    'Prime Site No',
    'Site ID',
    'Site Code',
    'Site Number',
    'Site No',
    'Site Num',
    'Location Code',
    'Location ID',
    'Location Number',
    'Location No',
    'Facility Number',
    'Facility No',
    'Facility ID',
    'Facility Code',
    'Facility Num',
    'Store Number',
    'Store No',
    'Store ID',
    'Store Code',
    'Property ID',
    'Property Number',
    'Property Code',
    'Property No',
  ],
  siteName: [
    'Facility',
    'Site',
    'Store',
    'Location',
    'Property',
    'Facility Name',
    'Site Name',
    'Store Name',
    'Location Name',
    'Property Name',
  ],
  account: [
    'Tenant ID',
    'Account',
    'Account Number',
    'Account No',
    'Acct',
    'Acct No',
    'Acct Number',
    'Account ID',
    'Customer ID',
    'Customer Number',
    'Customer No',
    'Cust No',
    'Cust ID',
    'Cust',
    'Tenant Number',
    'Tenant No',
    'Tenant Account',
    'Account Code',
    'Renter ID',
  ],
  unit: [
    'Unit',
    'Unit Number',
    'Unit No',
    'Unit ID',
    'Unit Name',
    'Units',
    'Unit Num',
    'Unit Code',
    'Unit(s)',
    'Unit Numbers',
    'Space',
    'Space Number',
    'Space No',
    'Spaces',
    'Suite',
    'Locker',
    'Rental Unit',
    'Rented Unit',
  ],
  fullName: [
    'Tenant Name',
    'Tenant',
    'Customer Name',
    'Customer',
    'Name',
    'Full Name',
    'Occupant',
    'Occupant Name',
    'Renter',
    'Renter Name',
    'Lessee',
    'Lessee Name',
    'Tenant Full Name',
    'Resident',
    'Resident Name',
    'Tenants',
    'Primary Tenant',
    'Client',
    'Client Name',
    'Name Last First',
    'Last Name First Name',
  ],
  firstName: ['First Name', 'First', 'Given Name', 'Given', 'F Name', 'Tenant First', 'Forename'],
  lastName: ['Last Name', 'Last', 'Surname', 'L Name', 'Family Name', 'Tenant Last'],
  company: ['Company', 'Company Name', 'Business', 'Business Name', 'Organization', 'Organisation'],
  address: [
    'Address',
    'Address 1',
    'Address Line 1',
    'Street',
    'Street Address',
    'Street 1',
    'Mailing Address',
    'Mailing Address 1',
    'Addr',
    'Addr 1',
    'Address Line',
    'Mail Address',
    'Home Address',
    'Tenant Address',
    'Customer Address',
    'Full Address',
    'Mailing Street',
    'Billing Address',
  ],
  addressLine2: [
    'Address 2',
    'Address Line 2',
    'Street 2',
    'Addr 2',
    'Mailing Address 2',
    'Apt',
    'Street Address 2',
    'Apartment',
    'Apt Suite',
  ],
  city: ['City', 'Town', 'City Town', 'Mailing City'],
  state: ['State', 'ST', 'Province', 'Region', 'State Province', 'State Code', 'Mailing State'],
  zipCode: [
    'Zip Code',
    'Zip',
    'Postal Code',
    'Zip Postal',
    'Postal',
    'Zip 5',
    'Mailing Zip',
    'Post Code',
    'Zip Plus 4',
    'Zip Postal Code',
  ],
  country: ['Country', 'Nation', 'Country Code'],
  locality: ['City State Zip', 'City St Zip', 'City State', 'City State Zip Code', 'CSZ'],
  moveInDate: [
    'Move In Date',
    'Move In',
    'Moved In',
    'Date Moved In',
    'Move-In',
    'Lease Date',
    'Lease Start',
    'Lease Start Date',
    'Date In',
    'Occupied Since',
    'Start Date',
    'Rental Start',
    'Rental Start Date',
    'Rent Start',
    'Rental Date',
    'Rented On',
    'Rent Date',
    'Start',
    'Date Rented',
    'In Date',
    'Occupied',
    'Since',
    'Contract Date',
  ],
  billingDate: [
    'Billing Date',
    'Next Billing Date',
    'Next Bill Date',
    'Next Due',
    'Next Due Date',
    'Due Date',
    'Bill Date',
    'Next Bill',
    'Paid Thru',
    'Paid Through',
    'Paid To',
    'Paid Thru Date',
    'Paid Through Date',
    'Paid To Date',
    'Paid Until',
    'Rent Due',
    'Rent Due Date',
    'PTD',
    'Date Due',
  ],
  billingAnniversary: [
    'Anniversary',
    'Anniversary Date',
    'Anniversary Day',
    'Anniv',
    'Anniv Days',
    'Anniv Day',
    'Bill Day',
    'Billing Day',
    'Due Day',
    'Day Due',
    'Billing Anniversary',
    'Anniv Date',
  ],
  unitStatus: ['Unit Status', 'Status', 'Occupancy', 'Occupancy Status', 'Rental Status'],
  rented: ['Rented', 'Is Rented', 'Is Occupied'],
  insurancePremium: [
    'Insurance Premium',
    'Premium',
    'Ins Premium',
    'Ins Prem',
    'Monthly Premium',
    'Insurance Rate',
    'Insurance Fee',
    'Protection Fee',
    'Insurance Amount',
    'Protection Rate',
    'Monthly Fee',
  ],
  insuranceCoverage: [
    'Coverage',
    'Coverage Amount',
    'Coverage Amt',
    'Insurance Coverage',
    'Tenant Protection',
    'Protection Plan',
    'Insurance',
    'Ins',
    'Protection',
    'Plan',
    'Insurance Plan',
    'Coverage Level',
    'Coverage Limit',
    'Insured',
  ],
  insurancePolicy: [
    'Policy',
    'Policy Number',
    'Policy No',
    'Insurance Policy',
    'Provider',
    'Insurance Provider',
    'Insurance Company',
    'Carrier',
    'Insurer',
    'Policy Provider',
  ],
};

/** What a program means by its own words, ahead of what anybody means by them. */
const bySoftware: Record<Software, Spellings> = {
  sitelink_web: {
    siteId: ['sLocationCode', 'sSiteCode', 'SiteID'],
    siteName: ['sSiteName'],
    // A contact (TenantID) holds several leases (LedgerID): the contact is who gets the letter.
    account: ['TenantID'],
    unit: ['sUnitName', 'sUnit', 'UnitName'],
    fullName: ['TenantName', 'sTenant', 'sTenantName'],
    firstName: ['sFName', 'sFirstName'],
    lastName: ['sLName', 'sLastName'],
    company: ['sCompany'],
    address: ['sAddr1', 'sAddress', 'sAddress1'],
    addressLine2: ['sAddr2', 'sAddress2'],
    city: ['sCity'],
    state: ['sRegion', 'sState'],
    zipCode: ['sPostalCode', 'sZip'],
    country: ['sCountry'],
    moveInDate: ['dMovedIn', 'dLeaseDate', 'dLease'],
    billingDate: ['dPaidThru', 'dPaidThrough'],
    billingAnniversary: ['dAnniv', 'iAnnivDays'],
    rented: ['bRented'],
    insurancePremium: ['dcInsurPremium', 'dcPremium'],
    insuranceCoverage: ['dcCoverage'],
    insurancePolicy: ['sPolicyNum', 'sInsProvider'],
  },
  storedge: {
    siteName: ['Facility', 'Store', 'Location'],
    account: ['Account', 'Account #'],
    unit: ['Unit(s)', 'Unit', 'Unit #', 'Units'],
    fullName: ['Tenant', 'Tenant Name'],
    moveInDate: ['Start', 'Move In', 'Rental Start'],
    billingDate: ['Paid Thru', 'Paid Through'],
    insurancePremium: ['Ins. Premium'],
  },
  easystorage: {
    unit: ['Unit', 'Unit Number', 'Space'],
    account: ['Customer ID'],
    moveInDate: ['Move-in Date', 'Move In'],
    insuranceCoverage: ['Tenant Protection', 'Insurance', 'Coverage'],
  },
  syrasoft: {
    unit: ['Unit No', 'Unit', 'Space'],
    account: ['Account No', 'Acct #', 'Cust #'],
    fullName: ['Occupant', 'Customer Name', 'Tenant'],
  },
};

/** How well a heading names a field: `score` first, then the smaller `rank`. */
export interface HeadingMatch {
  field: Field;
  score: number;
  rank: number;
}

/** Words that a heading may put before what it means; 'Alternate' and 'Emergency' are not among them. */
const beside =
  /^(tenant|customer|cust|occupant|renter|primary|current|mailing|mail|home|billing|contact)/;

/** 'Site #' and 'SITE_NO.' alike become what can be compared. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The field that a heading of this software's rent roll names, if it names one. */
export function matchHeading(heading: string, software: Software): HeadingMatch | undefined {
  const plain = plainHeading(heading);
  if (plain === '' || plain.length > 40) return undefined;
  const exact = tables[software].get(plain);
  if (exact) return exact;
  // SiteLink's field names begin with their type: sCity, dMovedIn, dcRent.
  const unprefixed =
    /^(?:dc|[sdib])(?=[A-Z])/.test(heading.trim()) && plain.replace(/^(dc|[sdib])/, '');
  const guess = tables[software].get(unprefixed || plain.replace(beside, ''));
  return guess && { ...guess, score: 0.8 };
}

const tables = Object.fromEntries(
  Object.entries(bySoftware).map(([software, own]) => [software, tableOf(own)]),
) as Record<Software, Map<string, HeadingMatch>>;

function tableOf(own: Spellings): Map<string, HeadingMatch> {
  const table = new Map<string, HeadingMatch>();
  const add = (spellings: Spellings, score: number) => {
    for (const [field, words] of Object.entries(spellings) as [Field, readonly string[]][]) {
      for (const [rank, word] of words.entries()) {
        const plain = plainHeading(word);
        if (!table.has(plain)) table.set(plain, { field, score, rank });
      }
    }
  };
  add(own, 1);
  add(common, 0.9);
  return table;
}
