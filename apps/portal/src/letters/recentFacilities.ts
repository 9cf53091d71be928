import type { FacilityMatch } from '@audit-letters/api-client';
import type { RecentFacility } from '@audit-letters/screens';
import { paths } from '../paths.ts';
import { persistedByName } from '../persisted.ts';
import { useSession } from '../session/store.ts';

const limit = 5;

type Stored = Omit<RecentFacility, 'href'>;

const stores = persistedByName<readonly Stored[]>({
  area: () => localStorage,
  initial: [],
  read: readRecentFacilities,
});

/** The facilities whose letters the user opened last in this browser, latest first (LET-8). */
export function useRecentFacilities() {
  const { useValue, set } = stores(`audit-letters.recent-letters.${useSession()?.user.id}`);
  const stored = useValue();
  return {
    recent: stored.map((facility) => ({
      ...facility,
      href: paths.lettersOf(facility),
    })),
    remember({ facility_number, account_name }: FacilityMatch) {
      const others = stored.filter((other) => other.facility_number !== facility_number);
      set([{ facility_number, account_name }, ...others].slice(0, limit));
    },
  };
}

/** The valid entries of a stored list. */
export function readRecentFacilities(stored: unknown): readonly Stored[] {
  const entries: Partial<Record<keyof Stored, unknown>>[] = Array.isArray(stored) ? stored : [];
  return entries.slice(0, limit).flatMap((entry) => {
    const { facility_number, account_name } = Object(entry);
    if (typeof facility_number !== 'string') return [];
    return [
      { facility_number, account_name: typeof account_name === 'string' ? account_name : null },
    ];
  });
}
