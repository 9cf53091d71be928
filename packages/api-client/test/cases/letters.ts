import type { Day, LetterQuestion } from '../../src/index.ts';
import { parseDay } from '../../src/values.ts';
import * as bodies from '../bodies.ts';
import { type Case, page } from './case.ts';

const day = parseDay('2026-02-28');

const mailedOn = '2026-02-28' as Day;

const tenant = { tenant_id: 42, name: 'Ben Okafor, A1' };

const question: LetterQuestion = {
  digest: 'dGVuYW50cw',
  asks: true,
  title: 'The system will generate letters for the first 300 tenants. Continue?',
  summary: '300 of 488; 188 remain. Audit letters for F-1.',
  noun: 'audit letter',
  letters: 300,
  ready: 488,
  dates: [{ facility_number: 'F-1', dates: [{ name: 'Date of the letters', day }] }],
  more_facilities: 0,
  remarks: [
    {
      severity: 'serious',
      sentence: 'No letter dates are set: the letters name no deadline.',
      count: 0,
      tenants: [],
      dates_of: 7,
    },
  ],
  choices: [],
  left_out: [
    {
      words: '1 with an incomplete address',
      count: 1,
      tenants: [{ ...tenant, detail: 'the city is missing' }],
      cure: 'Complete the address',
    },
  ],
  picture: '/api/facilities/7/letter-picture?letter_type=initial',
  preview: '/api/facilities/7/preview-letter?letter_type=initial',
  tagged_facilities: [{ facility_id: 7, facility_number: 'F-1', tagged: 5 }],
};

export const lettersCases: Case[] = [
  {
    name: 'letters.tenants',
    spec: 'GET /api/facilities/{id}/tenants-mailing',
    call: ({ letters }) =>
      letters.tenants({ facilityId: 7 }, { page: 1, filter: 'initial_letter_ready' }),
    url: '/api/facilities/7/tenants-mailing?page=1&filter=initial_letter_ready',
    fallback: 'Unknown error loading tenants.',
    payload: page(bodies.tenant),
  },
  {
    name: 'letters.tenants',
    spec: 'GET /api/facilities/state/{stateKey}',
    call: ({ letters }) => letters.tenants({ state: 'TX' }, { page: 1, filter: 'all' }),
    url: '/api/facilities/state/TX?page=1&filter=all',
    fallback: 'Unknown error loading tenants.',
    payload: page(bodies.tenant),
  },
  {
    name: 'letters.counts',
    spec: 'GET /api/facilities/{id}/tenant-mailing-counts', // LET-11
    call: ({ letters }) => letters.counts({ facilityId: 7 }),
    url: '/api/facilities/7/tenant-mailing-counts',
    payload: bodies.mailingCounts,
  },
  {
    name: 'letters.counts',
    spec: 'GET /api/facilities/state/{stateKey}/tenant-mailing-counts', // LET-11
    call: ({ letters }) => letters.counts({ state: 'TX' }),
    url: '/api/facilities/state/TX/tenant-mailing-counts',
    payload: bodies.mailingCounts,
  },
  {
    name: 'letters.question',
    spec: 'GET /api/facilities/{id}/letter-question',
    call: ({ letters }) => letters.question({ facilityId: 7 }, { letter_type: 'initial' }),
    url: '/api/facilities/7/letter-question?letter_type=initial',
    payload: question,
  },
  {
    name: 'letters.question',
    spec: 'GET /api/facilities/state/{stateKey}/letter-question',
    call: ({ letters }) =>
      letters.question({ state: 'TX' }, { letter_type: 'welcome', tenants: [41, 42] }),
    url: '/api/facilities/state/TX/letter-question?letter_type=welcome&tenants=41%2C42',
    payload: question,
  },
  {
    name: 'letters.generate',
    spec: 'GET /api/facilities/{id}/generate-letters',
    call: ({ letters }) =>
      letters.generate(
        { facilityId: 7 },
        { letter_type: 'follow_up', enrollment_letter_date: day ?? undefined, tenants: [41, 42] },
      ),
    url: '/api/facilities/7/generate-letters?letter_type=follow_up&tenants=41%2C42&enrollment_letter_date=2026-02-28',
    payload: bodies.generatedLetters,
  },
  {
    name: 'letters.generate',
    spec: 'GET /api/facilities/state/{stateKey}/generate-letters',
    call: ({ letters }) =>
      letters.generate({ state: 'TX' }, { letter_type: 'welcome', tenants: [] }),
    url: '/api/facilities/state/TX/generate-letters?letter_type=welcome',
    payload: bodies.generatedLetters,
  },
  {
    name: 'letters.generateAll',
    spec: 'GET /api/facilities/{id}/generate-letters', // LET-69
    call: ({ letters }) => letters.generateAll({ facilityId: 7 }, { letter_type: 'initial' }),
    url: '/api/facilities/7/generate-letters?letter_type=initial&all=true',
    payload: { batches: [bodies.generatedLetters], remaining: 0 },
  },
  {
    name: 'letters.generate for the answer to a question',
    spec: 'GET /api/facilities/{id}/generate-letters', // LET-100
    call: ({ letters }) =>
      letters.generate(
        { facilityId: 7 },
        { letter_type: 'initial', digest: 'dGVuYW50cw', tenants: [41], askedTenants: [41, 42] },
      ),
    url: '/api/facilities/7/generate-letters?letter_type=initial&tenants=41&letters_digest=dGVuYW50cw&asked_tenants=41%2C42',
    payload: bodies.generatedLetters,
  },
  {
    name: 'letters.batches',
    spec: 'GET /api/letter-batches',
    call: ({ letters }) =>
      letters.batches({ page: 1, per_page: 50, facility_number: 'FAC', letter_type: 'initial' }),
    url: '/api/letter-batches?page=1&per_page=50&facility_number=FAC&letter_type=initial',
    payload: page(bodies.letterBatch),
  },
  {
    name: 'letters.mailRemarks',
    spec: 'GET /api/letter-batches/mail-remarks', // LET-101
    call: ({ letters }) => letters.mailRemarks('audit D-1.pdf', mailedOn),
    url: '/api/letter-batches/mail-remarks?filename=audit%20D-1.pdf&mailed_on=2026-02-28',
    payload: [],
  },
  {
    name: 'letters.markMailed',
    spec: 'POST /api/letter-batches/mailed', // LET-77
    call: ({ letters }) =>
      letters.markMailed({ filenames: ['audit.pdf'], mailed_on: null, seen: mailedOn }),
    url: '/api/letter-batches/mailed',
    json: { filenames: ['audit.pdf'], mailed_on: null, seen: '2026-02-28' },
    payload: { filenames: ['audit.pdf'], mailed_on: null },
  },
  {
    name: 'letters.takeBack',
    spec: 'DELETE /api/letter-batches/{filename}', // LET-75
    call: ({ letters }) => letters.takeBack('audit D-1.pdf'),
    url: '/api/letter-batches/audit%20D-1.pdf',
  },
  {
    name: 'letters.lettersOf',
    spec: 'GET /api/letter-batches/{filename}/tenants', // LET-108
    call: ({ letters }) => letters.lettersOf('audit.pdf'),
    url: '/api/letter-batches/audit.pdf/tenants',
    payload: [{ tenant_id: 7, recipient: 'Ana Ruiz', unit: 'A01', facility_number: 'F-1' }],
  },
  {
    name: 'letters.withdraw',
    spec: 'DELETE /api/letter-batches/{filename}/tenants/{tenantId}', // LET-108
    call: ({ letters }) => letters.withdraw('audit.pdf', 7),
    url: '/api/letter-batches/audit.pdf/tenants/7',
  },
];
