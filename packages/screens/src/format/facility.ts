/** 'L-104 · Harbor Lane Storage', or the number of a facility without a name. */
export const facilityInWords = (facility: {
  facility_number: string;
  account_name: string | null;
}): string => [facility.facility_number, facility.account_name].filter(Boolean).join(' · ');
