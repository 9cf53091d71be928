import type { Day, TenantStatus } from '@audit-letters/api-client/contract';
import type { Insertable } from 'kysely';
import type { FacilitiesTable } from '../database/schema.ts';
import { addDays } from '../time/day.ts';

/** A demo facility and its phase; days are counted from today. */
export interface DemoFacility {
  facility: Insertable<FacilitiesTable>;
  manager: { username: string; password: string; hasChangedPassword: boolean };
  tenants: number;
  /** The days of the period; the welcome letters follow the enrollment letters by a month. */
  auditLetter: number | null;
  enrollmentLetter: number | null;
  effective: number | null;
  /** How the move-outs were confirmed, if they are. */
  moveOutsConfirmed?: 'confirmed_move_outs_date' | 'confirmed_no_move_outs_date';
  /** The rows of the import that could not be read. */
  importErrors?: number;
  /** Per 100 tenants. */
  tagged?: number;
  statuses?: Partial<Record<TenantStatus, number>>;
}

/** The dates of a facility. Letters of the past were mailed on their day. */
export function datesOf({ auditLetter, enrollmentLetter, effective }: DemoFacility, today: Day) {
  const welcome = enrollmentLetter === null ? null : enrollmentLetter + 30;
  const dayAt = (days: number | null) => (days === null ? null : addDays(today, days));
  const mailed = (days: number | null) => (days !== null && days < 0 ? dayAt(days) : null);
  return {
    letter_effective_date: dayAt(effective),
    initial_letter_send_date: dayAt(auditLetter),
    follow_up_letter_send_date: dayAt(enrollmentLetter),
    welcome_letter_send_date: dayAt(welcome),
    initial_letter_sent_date: mailed(auditLetter),
    follow_up_letter_sent_date: mailed(enrollmentLetter),
    welcome_letter_sent_date: mailed(welcome),
  };
}

export type DemoDates = ReturnType<typeof datesOf>;

const demo = (username: string, hasChangedPassword = false) => ({
  username,
  password: `${username}-demo`,
  hasChangedPassword,
});

/** One facility per phase of the program, from just added to nearly finished. */
export const demoFacilities: DemoFacility[] = [
  {
    facility: {
      facility_number: 'L-101',
      account_name: 'Harbor Lane Storage',
      corporate_group: '12',
      address: '400 Harbor Lane',
      city: 'Austin',
      state: 'TX',
      zip_code: '78701',
      contact_name: 'Dana Whitfield',
      email: 'dana@harborlane.example',
      phone: '5125550100',
      fax: '5125550101',
      software: 'sitelink_web',
      note: 'Gate closes at 9 p.m.',
    },
    manager: demo('harbor'),
    tenants: 96,
    auditLetter: 18,
    enrollmentLetter: 48,
    effective: 78,
    tagged: 4,
    statuses: { provide_proof: 3, moved_out: 2 },
  },
  {
    facility: {
      facility_number: 'L-102',
      account_name: 'Mill Road Self Storage',
      corporate_group: '12',
      address: '88 Mill Road',
      city: 'Provo',
      state: 'UT',
      zip_code: '84601',
      contact_name: 'Luis Ortega',
      email: 'luis@millroad.example',
      phone: '8015550122',
      software: 'storedge',
      is_prime: true,
      prime_site_id: '4471',
    },
    manager: demo('mill', true),
    tenants: 128,
    auditLetter: -12,
    enrollmentLetter: 18,
    effective: 48,
    moveOutsConfirmed: 'confirmed_no_move_outs_date',
    statuses: {
      selected_coverage: 18,
      provide_proof: 14,
      opt_out: 4,
      moved_out: 3,
      bad_address: 2,
    },
  },
  {
    facility: {
      facility_number: 'L-103',
      account_name: 'Cedar Point Mini Warehouses',
      corporate_group: '7',
      address: '1900 Cedar Point Drive',
      city: 'Tampa',
      state: 'FL',
      zip_code: '33602',
      contact_name: 'Mei Tanaka',
      email: 'mei@cedarpoint.example',
      phone: '18135550144',
      software: 'syrasoft',
    },
    manager: demo('cedar'),
    tenants: 84,
    auditLetter: -62,
    enrollmentLetter: -29,
    effective: -12,
    moveOutsConfirmed: 'confirmed_move_outs_date',
    statuses: {
      selected_coverage: 42,
      provide_proof: 22,
      opt_out: 7,
      moved_out: 6,
      bad_address: 3,
    },
  },
  {
    facility: {
      facility_number: 'L-104',
      account_name: 'Old Foundry Storage Centre of Greater Cleveland',
      corporate_group: '7',
      address: '12 Foundry Street',
      city: 'Cleveland',
      state: 'OH',
      zip_code: '44113',
      contact_name: 'Ray Kowalski',
      email: 'ray@oldfoundry.example',
      phone: '2165550177',
      software: 'easystorage',
      was_prime: true,
    },
    manager: demo('foundry', true),
    tenants: 60,
    auditLetter: -110,
    enrollmentLetter: -80,
    effective: -50,
    moveOutsConfirmed: 'confirmed_move_outs_date',
    statuses: {
      selected_coverage: 55,
      provide_proof: 19,
      opt_out: 12,
      moved_out: 10,
      bad_address: 4,
    },
  },
  {
    facility: {
      facility_number: 'L-105',
      account_name: 'Frenchtown Lock & Store',
      corporate_group: '31',
      address: '5 Rue de Saint Barthélemy',
      city: 'Charlotte Amalie',
      state: 'VI',
      zip_code: '00802',
      contact_name: 'Inés Baptiste',
      email: 'ines@frenchtown.example',
      phone: '3405550133',
      software: 'storedge',
    },
    manager: demo('frenchtown'),
    tenants: 42,
    importErrors: 2,
    auditLetter: 1,
    enrollmentLetter: 31,
    effective: 61,
    tagged: 9,
    statuses: { opt_out: 9, bad_address: 12 },
  },
  {
    facility: {
      facility_number: 'L-106',
      account_name: 'Prairie View Storage',
      corporate_group: '31',
      address: '77 Section Line Road',
      city: 'Wichita',
      state: 'KS',
      zip_code: '67202',
      contact_name: 'Carol Hughes',
      email: 'carol@prairieview.example',
      phone: '3165550155',
    },
    manager: demo('prairie'),
    tenants: 0,
    auditLetter: null,
    enrollmentLetter: null,
    effective: null,
  },
];

/** The staff accounts. */
export const demoStaff = [
  { username: 'admin', password: 'admin-demo', real_name: 'Alex Morgan', is_admin: true },
  { username: 'monitor', password: 'monitor-demo', real_name: 'Robin Hayes', is_monitor: true },
];

/** The managers whose accounts the server prints. */
export const demoManagers = demoFacilities.slice(0, 3).map(({ manager }) => manager);
