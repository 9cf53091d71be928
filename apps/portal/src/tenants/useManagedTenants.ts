import { type Day, type ManagedFacility, StateCodes, type Tenant } from '@audit-letters/api-client';
import {
  canConnectCharge,
  localDay,
  type ManageTenantsScreenProps,
  managerEditOf,
  tenantName,
  tenantsInWords,
} from '@audit-letters/screens';
import { noSelection, type Selection } from '@audit-letters/ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '../client.ts';
import { useManagedFacility } from '../facilities/useManagedFacility.ts';
import { useManagerHome } from '../home/useHome.ts';
import { choiceFilter } from '../lists/listFilters.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useListState } from '../lists/useListState.ts';
import { errorText } from '../loading/errorText.ts';
import { toLoadable } from '../loading/loadable.ts';
import { saveResultOf } from '../loading/saveResult.ts';
import { asList, useReloadShown } from '../loading/swr.ts';
import { useCall } from '../loading/useCall.ts';
import { useLoadError } from '../loading/useLoadError.ts';
import { useNow } from '../loading/useNow.ts';
import { undo, useNotices } from '../messages/useNotices.ts';
import { useCoverages } from './useCoverages.ts';
import { useExport } from './useExport.ts';
import { type TenantWriter, useSaveTenant } from './useSaveTenant.ts';
import { useTagging } from './useTagging.ts';
import { useTenantLoadError } from './useTenantLoadError.ts';

/** Rows of a page (TEN-78). */
const pageSize = 100;

const fields = { filter: choiceFilter };

const manager: TenantWriter = {
  update: ({ id, facility_id }, edit, options) =>
    client.tenants.updateAsManager({ id, facility_id }, edit, options),
  editOf: managerEditOf,
};

/** The tenants of the manager's facility, with the actions on them. */
export function useManagedTenants(): Omit<ManageTenantsScreenProps, 'contact'> {
  const facility = useManagedFacility();
  const list = useListState({ fields, wait: 'submit' });
  // The filters are the server's: it knows which there are.
  const filter = list.filters.filter === 'all' ? undefined : list.filters.filter;
  const answer = useFacilityTenants(facility.data, { filter, page: list.page });
  useExistingPage(answer.data?.pagination ?? null, list.onPageGone);
  const choices = useTenantChoices(facility.data);
  const coverages = useCoverages(facility.data?.state);
  const now = useNow();
  const { logOnly } = useNotices();
  useLoadError(choices.error, (error) => logOnly('Loading the filter', error));

  function reload() {
    for (const { mutate } of [answer, choices, facility]) void mutate();
  }

  const { saveStatus, saveTenant } = useSaveTenant(manager, reload);
  const [exportFailure, setExportFailure] = useState<string | null>(null);
  const { exporting, startExport } = useExport((error) => {
    logOnly('Exporting tenants', error);
    setExportFailure(`The export failed. ${errorText(error)}`);
  });
  const { selection, charges } = useCharges(answer.data?.data, `${filter}`, localDay(now), reload);
  const tagging = useTagging(facility.data, reload);

  return {
    facility: useManagerHome(),
    list: {
      tenants: toLoadable(answer),
      choices: choices.data,
      filter: filter ?? '',
      exporting,
      exportFailure,
      onFilterChange: (key) => list.onFilterChange('filter', key, 'now'),
      onPageChange: list.onPageChange,
      onRefresh: reload,
      onExport: () => {
        setExportFailure(null);
        void startExport(() => client.exports.managerTenants({ filter }));
      },
    },
    selection,
    charges,
    tagging,
    dialog: {
      coverages,
      states: StateCodes,
      onStatusSave: saveStatus,
      onTenantSave: saveTenant,
    },
    now,
  };
}

interface TenantsOfFacility {
  filter?: string | undefined;
  page: number;
}

function useFacilityTenants(facility: ManagedFacility | undefined, query: TenantsOfFacility) {
  const asked = { ...query, per_page: pageSize };
  const answer = useCall(
    client.tenants.listOfFacility,
    facility ? [facility.id, asked] : null,
    asList,
  );
  useTenantLoadError(answer.error, () => void answer.mutate());
  return answer;
}

const useTenantChoices = (facility: ManagedFacility | undefined) =>
  useCall(client.tenants.filtersOfFacility, facility ? [facility.id] : null);

/** As many charges are taken back one by one. */
const undoLimit = 20;

/** Connect Charge Added, for one tenant and for the checked ones. */
function useCharges(
  shown: readonly Tenant[] | undefined,
  list: string,
  today: Day,
  reload: () => void,
): Pick<ManageTenantsScreenProps, 'selection' | 'charges'> {
  const { toast, errorToast, logOnly } = useNotices();
  const reloadShown = useReloadShown();
  const [chargeFailure, setChargeFailure] = useState<string | null>(null);
  const [kept, setKept] = useState<{ list: string; selection: Selection<number> }>();
  const selection = kept?.list === list ? kept.selection : noSelection;
  const seen = useRef(new Map<number, Tenant>());
  useEffect(() => {
    for (const tenant of shown ?? []) seen.current.set(tenant.id, tenant);
  }, [shown]);

  const checked = selection.kind === 'ids' ? [...selection.ids] : [];
  const connectable = checked
    .flatMap((id) => seen.current.get(id) ?? [])
    .filter((tenant) => canConnectCharge(tenant, today));
  const select = (next: Selection<number>) => setKept({ list, selection: next });

  async function connect(tenants: readonly Tenant[], words: string) {
    setChargeFailure(null);
    const result = await saveResultOf(() =>
      tenants.length === 1 && tenants[0]
        ? manager.update(tenants[0], { charge_applied: true }, { seen: chargeOf(tenants[0]) })
        : client.tenants.bulkChargeApplied(tenants.map(({ id }) => id)),
    );
    reload();
    if (!result.ok) {
      logOnly('Connecting the charge', result.message);
      setChargeFailure(`The charge of ${whom(tenants)} is not connected. ${result.message}`);
      return false;
    }
    toast(words, tenants.length > undoLimit ? undefined : undo(() => takeBack(tenants)));
    return true;
  }

  async function takeBack(tenants: readonly Tenant[]) {
    const result = await saveResultOf(async () => {
      const seen = { charge_applied: true };
      for (const one of tenants) await manager.update(one, { charge_applied: false }, { seen });
    });
    reloadShown();
    if (result.ok) toast('Undone');
    else errorToast(result.message);
  }

  return {
    selection: { selected: selection, onChange: select },
    charges: {
      connectable: connectable.length,
      failure: chargeFailure,
      onConnect: ({ tenant }) => void connect([tenant], `Charge added for ${tenantName(tenant)}`),
      onSelectedConnect: async () => {
        const words = `${tenantsInWords(connectable.length)} successfully updated!`;
        if (await connect(connectable, words)) select(noSelection);
      },
    },
  };
}

const whom = (tenants: readonly Tenant[]) =>
  tenants.length === 1 && tenants[0] ? tenantName(tenants[0]) : tenantsInWords(tenants.length);

const chargeOf = ({ charge_applied, coverage_id }: Tenant) => ({ charge_applied, coverage_id });
