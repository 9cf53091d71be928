import type { Software } from '@audit-letters/api-client/contract';

import type { Spellings } from './spellings.ts';

/** The spellings of each program, which take precedence over the common ones. */
export const bySoftware: Record<Software, Spellings> = {
  sitelink_web: {
    siteId: ['sLocationCode', 'sSiteCode', 'SiteID'],
    siteName: ['sSiteName'],
    // A contact (TenantID) holds several leases (LedgerID), and the letter goes to the contact.
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
    phone: ['sPhone', 'sMobile'],
    email: ['sEmail'],
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
