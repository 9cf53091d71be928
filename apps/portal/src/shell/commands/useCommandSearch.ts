import type { FacilityMatch, TenantMatch } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import type { CommandSearch } from '@audit-letters/screens';
import { useDebounce } from 'use-debounce';
import { paths } from '../../paths.ts';
import { isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';
import { useListCall } from '../../swr/useCall.ts';
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

const nameOf = ({ first_name, last_name }: TenantMatch) =>
  [first_name, last_name].filter(Boolean).join(' ');

const tenantEntry = (tenant: TenantMatch, ...hints: (string | null)[]) => ({
  id: `tenant ${tenant.id}`,
  kind: 'tenant' as const,
  label: nameOf(tenant) || `Unit ${tenant.unit ?? '--'}`,
  hint: [tenant.unit, ...hints, statusName(tenant.status)].filter(Boolean).join(' · '),
});

const staffTenant = (tenant: TenantMatch): PortalCommand => ({
  ...tenantEntry(tenant, tenant.facility_number),
  href: paths.tenant(tenant.id),
});

// The state of the history entry holds the name, as for a filter that is typed (SHL-72).
const managedTenant = (tenant: TenantMatch): PortalCommand => ({
  ...tenantEntry(tenant),
  href: paths.manageTenants,
  state: { filters: { full_name: nameOf(tenant) || (tenant.unit ?? '') } },
});
