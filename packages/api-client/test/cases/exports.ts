import type { Case } from './case.ts';

export const exportsCases: Case[] = [
  {
    name: 'exports.facilities',
    spec: 'GET /api/exports/facilities',
    call: ({ exports }) => exports.facilities({ software: 'storedge', account_name: 'Mill' }),
    url: '/api/exports/facilities?software=storedge&account_name=Mill',
    fallback: 'Unexpected error occurred',
    payload: { filename: 'facilities-1.xlsx' },
  },
  {
    name: 'exports.facilityStats',
    spec: 'GET /api/facility-stats/create-export',
    call: ({ exports }) => exports.facilityStats(),
    url: '/api/facility-stats/create-export',
    fallback: 'Unexpected error occurred',
    payload: { filename: 'stats-1.xlsx' },
  },
  {
    name: 'exports.managerTenants',
    spec: 'GET /api/exports/manager-tenants',
    call: ({ exports }) => exports.managerTenants({ filter: 'opt_out' }),
    url: '/api/exports/manager-tenants?filter=opt_out',
    fallback: 'Unexpected error occurred',
    payload: { filename: 'tenants-1.xlsx' },
  },
  {
    name: 'exports.monitorTenants',
    spec: 'GET /api/exports/monitor-tenants',
    call: ({ exports }) => exports.monitorTenants({ name: 'Ruiz', tagged_for_removal: true }),
    url: '/api/exports/monitor-tenants?name=Ruiz&tagged_for_removal=true',
    fallback: 'Unexpected error occurred',
    payload: { filename: 'tenants-2.xlsx' },
  },
];
