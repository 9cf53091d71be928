import type { TenantFilterChoice, TenantsFilter } from '@audit-letters/api-client';
import type { Selection } from '@audit-letters/ui';
import { tenantFilterName } from '../list/tenantFilters.ts';

/** Tenants by id, or all tenants that match a filter. */
export type TenantSelection = Selection<number, TenantsFilter>;

type Choices = readonly TenantFilterChoice[] | null | undefined;

/**
 * Describes the selected tenants, for the question before a bulk action. `matching` is the filter in force, `choices`
 * are the filters of the server.
 */
export function selectionInWords(
  selection: TenantSelection,
  matching: TenantsFilter,
  choices?: Choices,
): string {
  if (selection.kind === 'ids') {
    const words = filterInWords(matching, choices);
    return words
      ? `You checked these tenants in the list of tenants with ${words}.`
      : 'You checked these tenants in the list.';
  }
  const { filter, except } = selection;
  const exceptions = except.size > 0 ? ` but ${except.size}` : '';
  const words = filterInWords(filter, choices);
  return words
    ? `All tenants with ${words}${exceptions && `,${exceptions}`}.`
    : `All tenants${exceptions}, without any filter.`;
}

function filterInWords(filter: TenantsFilter, choices: Choices): string {
  const { name, unit, facility_number, facility_id, status } = filter;
  const { tagged_for_removal, incomplete_address, waiting_for } = filter;
  const parts = [
    filter.filter && `the filter ${tenantFilterName(filter.filter, choices)}`,
    status && `the status ${tenantFilterName(status)}`,
    name && `“${name}” in the name`,
    unit && `“${unit}” in the unit`,
    facility_number &&
      (facility_id
        ? `the facility ${facility_number}`
        : `“${facility_number}” in the facility number`),
    tagged_for_removal && 'a tag for removal',
    incomplete_address && 'an incomplete address',
    waiting_for && waitingWords[waiting_for],
  ];
  return listFormat.format(parts.flatMap((part) => part || []));
}

/** 'tenants with …' */
export const waitingWords = {
  charge: 'a charge to connect',
  payment: 'a payment to confirm',
  change: 'a charge to change',
  disconnection: 'a charge to disconnect',
} as const;

const listFormat = new Intl.ListFormat('en-US');
