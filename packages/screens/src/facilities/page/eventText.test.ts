import type { Day, FacilityEvent } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { unchangedTenants } from '../../fixtures/tenants.ts';
import { eventText } from './eventText.ts';
import { facilityEvent } from './FacilityScreen.states.ts';

const day = '2027-03-01' as Day;

// FAC-90
it.each<[string, Partial<FacilityEvent>]>([
  ['Facility added: ', {}],
  ['Tenants imported: 1 new tenant', { kind: 'imported', count: 1 }],
  ['Import undone: 2 tenants', { kind: 'import_undone', count: 2 }],
  [
    'Welcome letters generated: 1,204 letters',
    { kind: 'letters_generated', letter_type: 'welcome', count: 1204 },
  ],
  [
    'Letters mailed: audit mailed 3/1/2027',
    { kind: 'letters_mailed', dates: [{ field: 'initial_letter_sent_date', day }] },
  ],
  [
    'Audit letters mailed: 28 letters on 3/1/2027',
    {
      kind: 'letters_mailed',
      letter_type: 'initial',
      count: 28,
      dates: [{ field: 'initial_letter_sent_date', day }],
    },
  ],
  [
    'Mail dates cleared: audit mailed cleared',
    { kind: 'letters_mailed', dates: [{ field: 'initial_letter_sent_date', day: null }] },
  ],
  [
    'Audit letters marked as not mailed: 28 letters',
    { kind: 'letters_not_mailed', letter_type: 'initial', count: 28 },
  ],
  [
    'Enrollment letters taken back before mailing: 1 letter',
    { kind: 'letters_taken_back', letter_type: 'follow_up', count: 1 },
  ],
  [
    'Dates set: audit 3/1/2027, effective cleared',
    {
      kind: 'dates_set',
      dates: [
        { field: 'initial_letter_send_date', day },
        { field: 'letter_effective_date', day: null },
      ],
    },
  ],
  // An entry from before the log had dates.
  ['Dates set: audit', { kind: 'dates_set', fields: ['initial_letter_send_date'] }],
  ['Edited: notes, corporate group', { kind: 'edited', fields: ['note', 'corporate_group'] }],
  ['No move-outs confirmed: ', { kind: 'move_outs_confirmed', count: 0 }],
  ['Move-outs confirmed: 4 tagged tenants', { kind: 'move_outs_confirmed', count: 4 }],
  [
    'Move-outs confirmed: 4 tagged tenants set to Moved Out',
    { kind: 'move_outs_confirmed', count: 4, fields: ['status', 'tagged_for_removal'] },
  ],
  ['Move-outs undone: 1 tenant', { kind: 'move_outs_undone', count: 1 }],
  [
    'Deleted: 5 tenants',
    { kind: 'tenants_changed', count: 5, change: { ...unchangedTenants, kind: 'deleted' } },
  ],
  [
    'Charge applied: 6 tenants',
    {
      kind: 'tenants_changed',
      count: 6,
      change: { ...unchangedTenants, charge_applied: true, fields: ['charge_applied'] },
    },
  ],
  ['Period archived: 84 tenants', { kind: 'archived', count: 84 }],
])('%s', (words, over) => {
  const { title, details } = eventText(facilityEvent(1, '2027-01-02T10:00:00Z', over));
  expect(`${title}: ${details}`).toBe(words);
});
