import type { Insertable, Selectable } from 'kysely';
import type { Facilities, Tenants, Users } from './tables.ts';

export type { ChangedTenant, ImportedFacility, UndoKind } from './columns.ts';
/** The tables for the query builder. `tables.ts` is generated from the migrated database (tables.test.ts). */
export type {
  DB as Tables,
  Facilities as FacilitiesTable,
  Factors as FactorsTable,
  Files as FilesTable,
  Tenants as TenantsTable,
  Users as UsersTable,
} from './tables.ts';
export type FacilityRecord = Selectable<Facilities>;
export type TenantRecord = Selectable<Tenants>;
export type NewTenant = Insertable<Tenants>;
export type UserRecord = Selectable<Users>;
