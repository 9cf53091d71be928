import type * as contract from './contract.ts';

/** A filter of tenants: one of `TenantFilterKeys`, or one that the server alone knows. */
type AnyFilter = {
  filter?: string | undefined;
};

/** What narrows the list of tenants. */
export type TenantsFilter = Omit<contract.TenantsFilter, 'filter'> & AnyFilter;

/** The list of one facility: its filter, a part of the name, and the page. */
export type FacilityTenantsQuery = Omit<contract.FacilityTenantsQuery, 'filter'> & AnyFilter;

/** A choice of a filter, with how many tenants it would show. */
export type TenantFilterChoice = Omit<contract.TenantFilterChoice, 'key'> & { key: string };
