import type { FacilityMatch, TenantMatch } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import type { CommandSearch } from '@audit-letters/screens';
import { useDebounce } from 'use-debounce';
import { paths } from '../../paths.ts';
import { isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';
import { useListCall } from '../../swr/useListCall.ts';
import { searchCalls } from '../calls.ts';
import type { PortalCommand } from './commandGroups.ts';

const minLetters = 2;
/** Milliseconds after the last letter until the server is asked. */
const wait = 150;

/** The facilities and tenants that contain the text (SHL-73). */
export function useCommandSearch(query: string): CommandSearch<PortalCommand> {
  const [text] = useDebounce(query.trim(), wait);
  const isStaff = isAllowed(useSession(), ['monitor']);
  const wanted = [...text].length >= minLetters;
  const { data, error, isLoading } = useListCall(searchCalls.find, wanted ? text : null, {
    shouldRetryOnError: false,
  });

  if (!wanted) return { status: 'idle' };
  if (error) return { status: 'failed' };
  const tenantCommand = isStaff ? staffTenant : managedTenant;
  return {
    status: isLoading ? 'searching' : 'found',
    groups: [
      { label: 'Facilities', commands: (data?.facilities ?? []).map(facilityCommand) },
      { label: 'Tenants', commands: (data?.tenants ?? []).map(tenantCommand) },
    ].filter(({ commands }) => commands.length > 0),
  };
}

const facilityCommand = (facility: FacilityMatch): PortalCommand => ({
  id: `facility ${facility.id}`,
  kind: 'facility',
  label: facility.facility_number,
  hint: facility.account_name ?? undefined,
  href: paths.facility(facility.id),
});

const tenantEntry = (tenant: TenantMatch) => {
  const name = [tenant.first_name, tenant.last_name].filter(Boolean).join(' ');
  return {
    id: `tenant ${tenant.id}`,
    kind: 'tenant' as const,
    label: name || `Unit ${tenant.unit ?? '--'}`,
    name,
  };
};

// The state of the history entry holds the name, as for a filter that is typed (SHL-72).
const staffTenant = (tenant: TenantMatch): PortalCommand => {
  const { name, ...entry } = tenantEntry(tenant);
  const filters = name ? { name } : { unit: tenant.unit ?? '' };
  return {
    ...entry,
    hint: [tenant.unit, tenant.facility_number, statusName(tenant.status)]
      .filter(Boolean)
      .join(' · '),
    href: paths.tenantsOf(tenant.facility_number),
    state: { filters },
  };
};

const managedTenant = (tenant: TenantMatch): PortalCommand => {
  const { name, ...entry } = tenantEntry(tenant);
  return {
    ...entry,
    hint: [tenant.unit, statusName(tenant.status)].filter(Boolean).join(' · '),
    href: paths.manageTenants,
    state: { filters: { full_name: name || (tenant.unit ?? '') } },
  };
};
