import type {
  TenantFilterChoice,
  TenantFilterKey,
  TenantsSort,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

/** A part of a sorted list. Its parts follow each other, and how long each is is known before its rows are read. */
export interface ListPart {
  filter: TenantFilterKey;
  condition: RawBuilder<boolean>;
  sort: TenantsSort;
  total: number;
}

/** The counts of a list. */
export interface ListCounts {
  total: number;
  /** Of these, the tenants with a confirmed charge. */
  confirmed: number;
  filters: TenantFilterChoice[];
}

const everyone = sql<boolean>`true`;

/** The filters in the order of the values of `status`; no status comes last. */
const byStatus: TenantFilterKey[] = [
  ...(['bad_address', 'move_out', 'opt_out', 'provide_proof'] as const),
  ...(['any_coverage', 'non_responder'] as const),
];

/**
 * The parts of a list. Sorted by status, each status is a part in the order of names; sorted by the day of confirmation,
 * the many tenants without one are a part. So a page needs no sort of the whole list, and no index on `status`.
 */
export function partsOf(
  sort: TenantsSort,
  { total, confirmed, filters }: ListCounts,
  filter: TenantFilterKey = 'all',
): ListPart[] {
  const inOrder = <T>(parts: T[]) => (sort.sort_dir === 'desc' ? parts.toReversed() : parts);
  switch (sort.sort_by) {
    case 'status':
      return inOrder(filter === 'all' ? byStatus : [filter]).map((key) => ({
        ...{ filter: key, condition: everyone, sort: {} },
        total: filters.find((choice) => choice.key === key)?.count ?? 0,
      }));
    case 'charge_confirmed_date':
      return inOrder([
        { filter, condition: isConfirmed, sort, total: confirmed },
        { filter, condition: isNotConfirmed, sort: {}, total: total - confirmed },
      ]);
    default:
      return [{ filter, condition: everyone, sort, total }];
  }
}

const isConfirmed = sql<boolean>`tenants.charge_confirmed_date is not null`;
const isNotConfirmed = sql<boolean>`tenants.charge_confirmed_date is null`;
