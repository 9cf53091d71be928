import type { TenantFilterChoice, TenantsFilter } from '@audit-letters/api-client';
import type { Selection } from '@audit-letters/ui';
import { filterInWords } from '../list/tenantFilters.ts';

/** Tenants by id, or all tenants that match a filter. */
export type TenantSelection = Selection<number, TenantsFilter>;

/**
 * Describes the selected tenants, for the question before a bulk action. `applied` is the filter in force, `choices`
 * are the filters of the server.
 */
export function selectionInWords(
  selection: TenantSelection,
  applied: TenantsFilter,
  choices?: readonly TenantFilterChoice[] | null,
): string {
  if (selection.kind === 'ids') {
    const words = filterInWords(applied, choices);
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
