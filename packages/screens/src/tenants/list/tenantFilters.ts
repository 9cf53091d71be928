import type { TenantFilterChoice, TenantsFilter } from '@audit-letters/api-client';
import { TenantFilterKeys, tenantFilterNames, WaitingFor } from '@audit-letters/api-client/values';
import { formatCount } from '@audit-letters/ui';
import {
  checkboxFilter,
  extraFilter,
  facilityIdFilter,
  keyFilter,
  personalTextFilter,
  type ScreenFilter,
  textFilter,
} from '../../list/filters.ts';

type Choices = readonly TenantFilterChoice[] | null | undefined;

interface TenantFilter extends ScreenFilter {
  /** The words after 'tenants with'; none without a value. `choices` are the filters of the server. */
  words: (filter: TenantsFilter, choices: Choices) => string | false | undefined;
}

/** 'tenants with …' */
export const waitingWords: Record<WaitingFor, string> = {
  charge: 'a charge to connect',
  payment: 'a payment to confirm',
  change: 'a charge to change',
  disconnection: 'a charge to disconnect',
};

const status = keyFilter(TenantFilterKeys.filter((key) => key !== 'all'));

const labelled = (name: TenantFilterName, label: string) => ({
  label,
  words: ({ [name]: text }: TenantsFilter) =>
    text ? `“${text}” in the ${label.toLowerCase()}` : undefined,
});

/** The filters of the tenant list (TEN-12). Those with a label have a field, in this order. */
export const tenantFilters = {
  filter: {
    ...status,
    words: ({ filter }, choices) => filter && `the filter ${tenantFilterName(filter, choices)}`,
  },
  status: { ...status, words: ({ status }) => status && `the status ${tenantFilterName(status)}` },
  name: { ...personalTextFilter, ...labelled('name', 'Name') },
  unit: { ...personalTextFilter, ...labelled('unit', 'Unit') },
  facility_number: {
    ...textFilter,
    label: 'Facility Number',
    words: ({ facility_number: number, facility_id }) =>
      number && (facility_id ? `the facility ${number}` : `“${number}” in the facility number`),
  },
  facility_id: { ...facilityIdFilter, words: () => undefined },
  tagged_for_removal: {
    ...checkboxFilter,
    words: ({ tagged_for_removal }) => tagged_for_removal && 'a tag for removal',
  },
  incomplete_address: {
    ...extraFilter,
    ...checkboxFilter,
    words: ({ incomplete_address }) => incomplete_address && 'an incomplete address',
  },
  waiting_for: {
    ...extraFilter,
    ...keyFilter(WaitingFor),
    words: ({ waiting_for }) => waiting_for && waitingWords[waiting_for],
  },
} satisfies Record<TenantFilterName, TenantFilter>;

/** The name of a filter of the tenant list. */
export type TenantFilterName = keyof TenantsFilter;

/** The filters in words, after 'tenants with'. */
export const filterInWords = (filter: TenantsFilter, choices: Choices): string =>
  listFormat.format(
    Object.values(tenantFilters).flatMap(({ words }) => words(filter, choices) || []),
  );

const listFormat = new Intl.ListFormat('en-US');

/** The label of a filter: the server's, else the known one, else its key. */
const tenantFilterName = (key: string, choices: Choices = null): string =>
  choices?.find((choice) => choice.key === key)?.label ??
  Object.entries(tenantFilterNames).find(([known]) => known === key)?.[1] ??
  key;

/** The known filters without counts. */
export const knownFilterOptions = Object.entries(tenantFilterNames).map(([value, label]) => ({
  value,
  label,
}));

/** The server's filters with their counts, or the known filters without counts until they load. Always contains `chosen`. */
export function filterOptions(choices: Choices, chosen: string) {
  const offered =
    choices?.map(({ key, label, count }) => ({
      value: key,
      label: `${label} (${formatCount(count)})`,
    })) ?? knownFilterOptions;
  const isOffered = chosen === '' || offered.some(({ value }) => value === chosen);
  return isOffered ? offered : [...offered, { value: chosen, label: tenantFilterName(chosen) }];
}
