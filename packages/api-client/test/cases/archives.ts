import * as bodies from '../bodies.ts';
import { type Case, page } from './case.ts';

export const archivesCases: Case[] = [
  {
    name: 'archives.list',
    spec: 'GET /api/facility-archives',
    call: ({ archives }) =>
      archives.list({ facility_number: 'FAC', letter_effective_date: '2025-12-01' }),
    url: '/api/facility-archives?facility_number=FAC&letter_effective_date=2025-12-01',
    payload: page(bodies.archivedFacility),
  },
  {
    name: 'archives.newDates',
    spec: 'GET /api/facility-archives/{id}/new-dates',
    call: ({ archives }) => archives.newDates(7),
    url: '/api/facility-archives/7/new-dates',
    fallback: 'Uh oh. Letter dates could not be pulled for this facility.',
    payload: bodies.archiveDates,
  },
  {
    name: 'archives.execute',
    spec: 'POST /api/facility-archives/{id}/execute',
    call: ({ archives }) => archives.execute(7, bodies.archiveDates, { skipLetterDates: true }),
    url: '/api/facility-archives/7/execute',
    form: {
      letter_effective_date: '2026-06-01',
      initial_letter_date: '2026-04-15',
      follow_up_letter_date: '',
      skip_letter_dates: 'true',
    },
    payload: { export_filename: 'FAC-0007_P-77_2026-03-01.xlsx' },
  },
  {
    name: 'archives.execute',
    spec: 'POST /api/facility-archives/{id}/execute',
    call: ({ archives }) => archives.execute(7, bodies.archiveDates, { skipLetterDates: false }),
    url: '/api/facility-archives/7/execute',
    form: {
      letter_effective_date: '2026-06-01',
      initial_letter_date: '2026-04-15',
      follow_up_letter_date: '',
    },
    payload: { export_filename: 'FAC-0007_P-77_2026-03-01.xlsx' },
  },
];
