import {
  ActiveFacilities,
  FacilitiesScreen,
  FacilityArchives,
  FacilityStatsList,
  RetiredFacilities,
} from '@audit-letters/screens';
import { dayInZone } from '@audit-letters/ui';
import { useArchives } from '../archives/useArchives.ts';
import { paths } from '../paths.ts';
import { useNow } from '../swr/useNow.ts';
import { useFacilities } from './useFacilities.ts';
import { useFacilitiesTab } from './useFacilitiesTab.ts';
import { useFacilityStats } from './useFacilityStats.ts';
import { useRetiredFacilities } from './useRetiredFacilities.ts';

export const FacilitiesPage = () => (
  <FacilitiesScreen
    {...useFacilitiesTab()}
    addHref={paths.addFacility}
    retiredHref={`${paths.facilities}?tab=retired`}
    panels={{
      active: <Active />,
      stats: <Stats />,
      archives: <Archives />,
      retired: <Retired />,
    }}
  />
);

const Active = () => (
  <ActiveFacilities
    {...useFacilities()}
    links={{
      addHref: paths.addFacility,
      importHref: paths.importTenantsInto,
      tenantsHref: paths.tenantsOf,
      lettersHref: paths.lettersOf,
      pageHref: ({ id }) => paths.facility(id),
    }}
    today={dayInZone(useNow())}
  />
);
const Stats = () => (
  <FacilityStatsList
    {...useFacilityStats()}
    addHref={paths.addFacility}
    today={dayInZone(useNow())}
  />
);
const Archives = () => (
  <FacilityArchives
    {...useArchives()}
    archiveHref={`${paths.facilities}?tab=stats`}
    today={dayInZone(useNow())}
  />
);
const Retired = () => <RetiredFacilities {...useRetiredFacilities()} />;
