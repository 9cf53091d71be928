import type { Client } from '../../src/index.ts';

/** Addresses of files that the browser downloads. */
export const downloads = [
  {
    name: 'exports.downloadUrl',
    spec: 'GET /api/exports/download', // WIR-30
    url: ({ exports }: Client) =>
      exports.downloadUrl({ file_key: 'a b&c.xlsx', filename: 'tenant_list' }),
    expected: '/api/exports/download?file_key=a%20b%26c.xlsx&filename=tenant_list',
  },
  {
    name: 'exports.facilityStatsUrl',
    spec: 'GET /api/facility-stats/download-export',
    url: ({ exports }: Client) => exports.facilityStatsUrl('stats 1.xlsx'),
    expected: '/api/facility-stats/download-export?filename=stats%201.xlsx',
  },
  {
    name: 'archives.downloadUrl',
    spec: 'GET /api/facility-archives/download-export',
    url: ({ archives }: Client) => archives.downloadUrl('F#7__2026-03-01.xlsx'),
    expected: '/api/facility-archives/download-export?filename=F%237__2026-03-01.xlsx',
  },
  {
    name: 'letters.downloadUrl',
    spec: 'GET /api/facilities/download-letters/{filename}',
    url: ({ letters }: Client) => letters.downloadUrl('../initial 7?.pdf'),
    expected: '/api/facilities/download-letters/..%2Finitial%207%3F.pdf',
  },
  {
    name: 'letters.fileUrl',
    spec: 'GET /api/facilities/{id}/letter-picture', // LET-94
    url: ({ letters }: Client) =>
      letters.fileUrl('/api/facilities/7/letter-picture?letter_type=initial'),
    expected: '/api/facilities/7/letter-picture?letter_type=initial',
  },
];
