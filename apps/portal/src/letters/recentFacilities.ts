import type { RecentFacility } from '@audit-letters/screens';
import { recentChoices } from '../lists/recentChoices.ts';
import { paths } from '../paths.ts';

/** The facilities whose letters the user opened last (LET-8). */
export const recentFacilities = recentChoices<RecentFacility>(
  'recent-letters',
  ({ facility_number, account_name }) =>
    typeof facility_number === 'string'
      ? recentFacility({
          facility_number,
          account_name: typeof account_name === 'string' ? account_name : null,
        })
      : null,
);

export const recentFacility = ({
  facility_number,
  account_name,
}: Omit<RecentFacility, 'href'>): RecentFacility => ({
  facility_number,
  account_name,
  href: paths.lettersOf({ facility_number }),
});
