import type { ArchiveDates, ArchivedFacility, Day, Page } from '@audit-letters/api-client';
import { wholePage } from '../fixtures/facilities.ts';
import { type Loadable, ready } from '../loadable.ts';
import { type StatesOf, unready } from '../states.ts';

const archives: ArchivedFacility[] = [
  {
    id: 8,
    facility_number: 'F-2210',
    prime_site_id: '40117',
    letter_effective_date: '2026-12-01' as Day,
    percent_complete: 86,
    filename: 'F-2210_40117_2026-12-01.xlsx',
  },
  {
    id: 5,
    facility_number: 'D-1042',
    prime_site_id: null,
    letter_effective_date: null,
    percent_complete: 100,
    filename: 'D-1042__.xlsx',
  },
];

/** The archived periods in each of their states. */
export const archivesStates = {
  ...unready,
  ready: ready(wholePage(archives)),
  empty: ready(wholePage<ArchivedFacility>([])),
} satisfies StatesOf<Loadable<Page<ArchivedFacility>>>;

/** The proposed letter dates of the archive dialog in each of their states. */
export const archiveDatesStates = {
  ...unready,
  failed: {
    ...unready.failed,
    message: 'Uh oh. Letter dates could not be pulled for this facility.',
  },
  ready: ready<ArchiveDates>({
    letter_effective_date: '2027-02-11' as Day,
    initial_letter_date: '2026-12-15' as Day,
    follow_up_letter_date: '2027-01-11' as Day,
  }),
} satisfies StatesOf<Loadable<ArchiveDates>>;
