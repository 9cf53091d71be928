import type * as contract from './contract.ts';

/** A filter key: one of `TenantFilterKeys`, or one that only the server defines. */
type AnyFilter = {
  /** The key of a filter choice of the server. */
  filter?: string | undefined;
};

/** The filters of the tenant list. */
export type TenantsFilter = Omit<contract.TenantsFilter, 'filter'> & AnyFilter;

/** The query of a facility's tenants: filter, part of the name, sort and page. */
export type FacilityTenantsQuery = Omit<contract.FacilityTenantsQuery, 'filter'> & AnyFilter;
