import type { TenantsFilter, TenantsSort } from '../../packages/api-client/src/contract.ts';

/** A list of tenants, and its conditions and order as one would write them by hand. */
export interface List {
  name: string;
  query: TenantsFilter & TenantsSort;
  /** The page as a fraction of the whole list, from 0 to 1. */
  place?: number;
  /** The texts that the searches compare. */
  where?: string;
  /** Which facilities. */
  facility?: string;
  /** Which statuses. */
  status?: string;
  /** The order before the names. */
  order?: string;
}

const ofFacility = (text: string) =>
  `facility_id in (select id from facilities where facility_number ilike '%${text}%')`;
const an = `search_name like '%an%'`;
const optedOut = `tenants.status = 'opt_out'`;

export const lists: List[] = [
  { name: 'first page', query: {} },
  { name: 'page in the middle', query: {}, place: 0.5 },
  { name: 'last page', query: {}, place: 1 },
  { name: 'name an (a sixth of all)', query: { name: 'an' }, where: an },
  { name: 'name an, last page', query: { name: 'an' }, where: an, place: 1 },
  { name: 'name zq (rare)', query: { name: 'zq' }, where: `search_name like '%zq%'` },
  { name: 'name qx (none)', query: { name: 'qx' }, where: `search_name like '%qx%'` },
  { name: 'name mar', query: { name: 'mar' }, where: `search_name like '%mar%'` },
  {
    name: 'name maria garcia',
    query: { name: 'maria garcia' },
    where: `search_name like '%maria garcia%'`,
  },
  { name: 'unit 07', query: { unit: '07' }, where: `search_unit like '%07%'` },
  { name: 'unit k042', query: { unit: 'k042' }, where: `search_unit like '%k042%'` },
  { name: 'facility L1042', query: { facility_number: 'L1042' }, facility: ofFacility('L1042') },
  { name: 'facility 12', query: { facility_number: '12' }, facility: ofFacility('12') },
  { name: 'filter opt_out', query: { filter: 'opt_out' }, status: optedOut },
  {
    name: 'filter non_responder',
    query: { filter: 'non_responder' },
    status: 'tenants.status is null',
  },
  { name: 'tagged', query: { tagged_for_removal: true }, where: 'tagged_for_removal' },
  { name: 'by first name', query: { sort_by: 'first_name' }, order: 'folded_first_name' },
  {
    name: 'by last name, descending',
    query: { sort_by: 'last_name', sort_dir: 'desc' },
    order: 'folded_last_name desc nulls last',
  },
  { name: 'by unit', query: { sort_by: 'unit' }, order: 'lower(unit)' },
  { name: 'by status', query: { sort_by: 'status' }, order: 'tenants.status' },
  {
    name: 'by status, page in the middle',
    query: { sort_by: 'status' },
    order: 'tenants.status',
    place: 0.5,
  },
  {
    name: 'by charge confirmed date',
    query: { sort_by: 'charge_confirmed_date' },
    order: 'charge_confirmed_date',
  },
  {
    name: 'by facility',
    query: { sort_by: 'facility_number' },
    order: 'lower(facility_number)',
  },
  { name: 'an + opt_out', query: { name: 'an', filter: 'opt_out' }, where: an, status: optedOut },
  {
    name: 'an + facility L1042',
    query: { name: 'an', facility_number: 'L1042' },
    where: an,
    facility: ofFacility('L1042'),
  },
  {
    name: 'an + unit 07 + tagged',
    query: { name: 'an', unit: '07', tagged_for_removal: true },
    where: `${an} and search_unit like '%07%' and tagged_for_removal`,
  },
];
