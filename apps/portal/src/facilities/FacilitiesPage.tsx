import { RetiredSortKeys } from '@audit-letters/api-client/values';
import {
  ActiveFacilities,
  ArchiveDialog,
  FacilitiesScreen,
  type FacilitiesScreenProps,
  type FacilitiesTab,
  FacilityArchives,
  FacilityStatsList,
  facilityWords,
  RetiredFacilities,
  type RetiredFacilitiesProps,
} from '@audit-letters/screens';
import { useSearchParams } from 'wouter';
import { useSaves } from '../activity/useSaves.ts';
import { useArchives } from '../archives/useArchives.ts';
import { useArchiving } from '../archives/useArchiving.ts';
import { unfiltered, useList } from '../lists/useList.ts';
import { facilityCalls, undoCalls } from '../loading/calls.ts';
import { useToday } from '../loading/time.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { useRole } from '../session/guard.ts';
import { useFacilities } from './useFacilities.ts';
import { useFacilityStats } from './useFacilityStats.ts';

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
      ...(useExtras() && { pageHref: ({ id }) => paths.facility(id) }),
    }}
    today={useToday()}
  />
);

function Stats() {
  const list = useFacilityStats();
  const { dialog, onOpen } = useArchiving({
    facilities: list.facilities,
    reload: list.onRefresh,
  });
  const today = useToday();
  return (
    <FacilityStatsList
      list={list}
      addHref={paths.addFacility}
      archive={{ dialog: dialog && <ArchiveDialog {...dialog} today={today} />, onOpen }}
    />
  );
}

const Archives = () => (
  <FacilityArchives
    {...useArchives()}
    archiveHref={`${paths.facilities}?tab=stats`}
    today={useToday()}
  />
);
const Retired = () => <RetiredFacilities {...useRetiredFacilities()} />;

const tabs: readonly FacilitiesTab[] = ['active', 'stats', 'archives', 'retired'];

/** The tab in the address. A change of tab clears the filters and the page. */
function useFacilitiesTab(): Pick<FacilitiesScreenProps, 'tab' | 'onTabChange'> {
  const [address, setAddress] = useSearchParams();
  const tabInAddress = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === tabInAddress) ?? 'active',
    onTabChange: ({ tab }) => setAddress(tab === 'active' ? {} : { tab }),
  };
}

/** The facilities that have left the program. Admins restore them (FAC-21). */
function useRetiredFacilities(): RetiredFacilitiesProps {
  const { report } = useSaves();
  const isAdmin = useRole() === 'admin';
  const canRestore = useExtras() && isAdmin;
  const { loaded, controls } = useList({
    ...unfiltered,
    call: facilityCalls.retired,
    sortKeys: RetiredSortKeys,
  });
  return {
    ...controls,
    facilities: loaded,
    ...(canRestore && {
      onRestore: async ({ facility: { undo, facility_number } }) => {
        const restore = async () => undo && undoCalls.restore(undo);
        await report(restore, facilityWords.restored(facility_number));
      },
    }),
  };
}
