import type { BatchLetter, LetterBatch, Moment, Page } from '@audit-letters/api-client';
import { wholePage } from '../../fixtures/facilities.ts';
import { type Loadable, ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';

const batch = (name: string, over: Partial<LetterBatch>): LetterBatch => ({
  filename: `${name}.pdf`,
  facility_number: 'D-1042',
  letter_type: 'initial',
  tenant_count: 300,
  mail_merge_file_name: `${name}_mail_merge.xlsx`,
  save_time: '2026-10-01T15:20:00Z' as Moment,
  mail_time: '2026-10-02T12:00:00Z' as Moment,
  ...over,
});

/** A batch that is not mailed. */
export const welcomeBatch = batch('welcome-2210', {
  facility_number: 'F-2210',
  letter_type: 'welcome',
  tenant_count: 12,
  save_time: '2026-11-18T20:05:00Z' as Moment,
  mail_time: null,
});

const batches = [
  welcomeBatch,
  batch('enrollment-tx', {
    facility_number: null,
    state: 'TX',
    letter_type: 'follow_up',
    tenant_count: 1204,
    save_time: '2026-11-02T17:40:00Z' as Moment,
  }),
  batch('D-1042_audit_letters_2026-10-01_2_xMp2_IP58s6vbDXXSeN-ow', { tenant_count: 88 }),
  batch('D-1042_audit_letters_2026-10-01_7hTq2_Zr8s6vbDXXSeN-ow', {}),
];

/** The letters of the first batch. */
export const lettersOfBatch: readonly BatchLetter[] = [
  { tenant_id: 7, recipient: 'Ana Ortiz', unit: 'A01', facility_number: 'F-2210' },
  { tenant_id: 8, recipient: 'Ben Ruiz', unit: 'A02', facility_number: 'F-2210' },
  { tenant_id: 9, recipient: null, unit: null, facility_number: 'F-2210' },
];

/** The letter batches in each of their states. */
export const letterBatchesStates = {
  ...unready,
  ready: ready(wholePage(batches)),
  empty: ready(wholePage<LetterBatch>([])),
} satisfies StatesOf<Loadable<Page<LetterBatch>>>;
