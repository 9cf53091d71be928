import type { TenantFilterChoice } from '@audit-letters/api-client';
import { tenantFilterNames } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';

/** The label of a filter: the server's, else the known one, else its key. */
export const tenantFilterName = (
  key: string,
  choices: readonly TenantFilterChoice[] | null | undefined = null,
): string =>
  choices?.find((choice) => choice.key === key)?.label ??
  Object.entries(tenantFilterNames).find(([known]) => known === key)?.[1] ??
  key;

/** The known filters without counts. */
export const knownFilterOptions = Object.entries(tenantFilterNames).map(([value, label]) => ({
  value,
  label,
}));

/** The server's filters with their counts, or the known filters without counts until they load. Always contains `chosen`. */
export function filterOptions(
  choices: readonly TenantFilterChoice[] | null | undefined,
  chosen: string,
) {
  const offered =
    choices?.map(({ key, label, count }) => ({
      value: key,
      label: `${label} (${formatCount(count)})`,
    })) ?? knownFilterOptions;
  const isOffered = chosen === '' || offered.some(({ value }) => value === chosen);
  return isOffered ? offered : [...offered, { value: chosen, label: tenantFilterName(chosen) }];
}
