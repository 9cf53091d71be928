import type { Software } from '@audit-letters/api-client/contract';

/**
 * The headings of each field in the reports of all programs, the more specific first. `match.ts` says which differences
 * in spelling do not count. All other columns are dropped during reading, because rent rolls also hold social security
 * numbers, card and gate data (IMP-10).
 */
export const spellings = {
  site_id: `Prime Site ID, Prime Site, Prime ID, Prime Site No, Site ID, Site Code, Site No,
    Location Code, Location ID, Location No, Facility No, Facility ID, Facility Code,
    Store No, Store ID, Store Code, Property ID, Property No, Property Code`,
  site_name: `Facility, Site, Store, Location, Property, Facility Name, Site Name, Store Name,
    Location Name, Property Name`,
  // A contact of SiteLink (TenantID) holds several leases (LedgerID), and the letter goes to the contact.
  account: `Tenant ID, Account, Account No, Acct, Acct No, Account ID, Customer ID, Customer No,
    Cust No, Cust ID, Cust, Tenant No, Account Code, Renter ID`,
  unit: `Unit Name, Unit, Unit No, Unit ID, Units, Unit Code, Space, Space No, Spaces, Suite, Locker,
    Rental Unit, Rented Unit`,
  full_name: `Tenant Name, Tenant, Customer Name, Customer, Name, Full Name, Occupant, Occupant Name,
    Renter, Renter Name, Lessee, Lessee Name, Resident, Resident Name, Tenants, Client, Client Name,
    Name Last First, Last Name First Name`,
  first_name: 'First Name, First, Given Name, Given, F Name, Forename',
  last_name: 'Last Name, Last, Surname, L Name, Family Name',
  company: 'Company, Company Name, Business, Business Name, Organization, Organisation',
  address: 'Address, Address Line, Street, Street Address, Mailing Address, Addr, Full Address',
  address_line_2: `Address 2, Address Line 2, Street 2, Addr 2, Apt, Street Address 2, Apartment,
    Apt Suite, Address 3, Address Line 3, Street 3, Addr 3`,
  city: 'City, Town, City Town',
  state: 'State, ST, Province, Region, State Province, State Code',
  zip_code: `Zip Code, Zip, Postal Code, Zip Postal, Postal, Zip 5, Post Code, Zip Plus 4,
    Zip Postal Code`,
  country: 'Country, Nation, Country Code',
  locality: 'City State Zip, City St Zip, City State, City State Zip Code, CSZ',
  phone: `Phone, Phone No, Telephone, Tel, Mobile, Mobile Phone, Mobile No, Cell, Cell Phone, Cell No,
    Home Phone, Day Phone, Daytime Phone, Evening Phone, Work Phone`,
  email: 'Email, Email Address',
  move_out_date: 'Move Out Date, Move Out, Moved Out, Vacated',
  move_in_date: `Move In Date, Move In, Moved In, Date Moved In, Lease Date, Lease Start, dLease,
    Lease Start Date, Date In, Occupied Since, Start Date, Rental Start, Rental Start Date,
    Rent Start, Rental Date, Rented On, Rent Date, Start, Date Rented, In Date, Occupied, Since,
    Contract Date`,
  billing_date: `Billing Date, Next Billing Date, Next Bill Date, Next Due, Next Due Date, Due Date,
    Bill Date, Next Bill, Paid Thru, Paid Through, Paid To, Paid Thru Date, Paid Through Date,
    Paid To Date, Paid Until, Rent Due, Rent Due Date, PTD, Date Due`,
  billing_anniversary: `Anniversary, Anniversary Date, Anniversary Day, Anniv, Anniv Days, Anniv Day,
    Bill Day, Billing Day, Due Day, Day Due, Billing Anniversary, Anniv Date`,
  unit_status: 'Unit Status, Status, Occupancy, Occupancy Status, Rental Status',
  rented: 'Rented, Is Rented, Is Occupied',
  insurance_premium: `Insurance Premium, Premium, Ins Premium, Insur Premium, Ins Prem,
    Monthly Premium, Insurance Rate, Insurance Fee, Protection Fee, Insurance Amount,
    Protection Rate, Monthly Fee`,
  insurance_coverage: `Tenant Protection, Insurance, Coverage, Coverage Amount, Coverage Amt,
    Insurance Coverage, Protection Plan, Ins, Protection, Plan, Insurance Plan, Coverage Level,
    Coverage Limit, Insured`,
  insurance_policy: `Policy, Policy No, Insurance Policy, Provider, Insurance Provider, Ins Provider,
    Insurance Company, Carrier, Insurer, Policy Provider`,
};

/** The fields that the importer reads. */
export type Field = keyof typeof spellings;

/** The headings in the reports of one program. A sheet with several columns for a field uses these first. */
export const ownSpellings: Record<Software, Partial<Record<Field, string>>> = {
  sitelink_web: { site_id: 'Site ID' },
  storedge: {
    site_name: 'Facility, Store, Location',
    account: 'Account, Account No',
    unit: 'Units, Unit, Unit No',
    full_name: 'Tenant, Tenant Name',
    move_in_date: 'Start, Move In, Rental Start',
    billing_date: 'Paid Thru, Paid Through',
  },
  easystorage: {
    account: 'Customer ID',
    unit: 'Unit, Unit No, Space',
    move_in_date: 'Move In Date, Move In',
  },
  syrasoft: {
    account: 'Account No, Acct, Cust',
    unit: 'Unit No, Unit, Space',
    full_name: 'Occupant, Customer Name, Tenant',
  },
};

/** The fields that may name a tenant. */
export const nameFields = ['full_name', 'first_name', 'last_name', 'company'] as const;
