import type { AuditedTenant } from './audit.ts';
import type { Day } from './client.ts';

/** Three tenants with complete addresses, who can get a letter, and one without a zip code. */
export const four: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2' },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3' },
  { first_name: 'Edith', last_name: 'Reed', unit: 'A4', becomes: { zip_code: null } },
];

/** One tenant without an answer, one opted out, one tagged for removal and one with an incomplete address. */
export const staffTenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3', tagged: true },
  { first_name: 'Edith', last_name: 'Reed', unit: 'A4', becomes: { zip_code: null } },
];

/** One tenant without an answer, one opted out, and two with a coverage. */
export const managerTenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  {
    first_name: 'Chidi',
    last_name: 'Okafor',
    unit: 'A3',
    becomes: { status: 'selected_coverage', coverage_id: 1 },
  },
  {
    first_name: 'Edith',
    last_name: 'Reed',
    unit: 'A4',
    becomes: { status: 'selected_coverage', coverage_id: 2, zip_code: null },
  },
];

/** One tenant without an answer, one opted out, and two tagged for removal. */
export const facilityTenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3', tagged: true },
  { first_name: 'Dora', last_name: 'Pell', unit: 'A4', tagged: true },
];

/** Two of three tenants have a status: 66.6…% complete, shown as 66. */
export const statsTenants: AuditedTenant[] = [
  { first_name: 'Ana', last_name: 'Ortiz', unit: 'A1' },
  { first_name: 'Boris', last_name: 'Lind', unit: 'A2', becomes: { status: 'opt_out' } },
  { first_name: 'Chidi', last_name: 'Okafor', unit: 'A3', becomes: { status: 'provide_proof' } },
];

/** This many tenants, each with a name and an address of their own, in alphabetical order. */
export const manyTenants = (count: number): AuditedTenant[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      first_name: 'Una',
      last_name: `Tenant${number}`,
      unit: `U${number}`,
      address: `${number} Elm Street`,
    };
  });

/** The day this many days after today, in UTC. */
export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) as Day;
