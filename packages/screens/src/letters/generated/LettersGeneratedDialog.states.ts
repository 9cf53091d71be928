import type { Day } from '@audit-letters/api-client';
import { someTenants } from '../../fixtures/tenants.ts';
import { groupOf } from '../SendLettersScreen.states.ts';
import type { MailedMark } from './LettersGeneratedDialog.tsx';
import type { GeneratedLetterFiles, PrintedLetters } from './printedLetters.ts';

/** A batch of 300 audit letters whose files have this name. */
export const letterFiles = (name: string): GeneratedLetterFiles => ({
  letterType: 'initial',
  fileName: `${name}.pdf`,
  tenantCount: 300,
  href: `/api/facilities/download-letters/${name}.pdf`,
  mailMergeHref: `/api/facilities/download-letters/${name}.xlsx`,
});

export const runStates = {
  one: { batches: [letterFiles('first')], remaining: 0 },
  chosen: {
    batches: [
      {
        ...letterFiles('first'),
        tenantCount: 7,
        place: 'D-1042',
        tenants: someTenants,
        leftOut: [groupOf(1, 'with more text than a letter holds', ['Ana Ortiz, A4'])],
      },
    ],
    remaining: 0,
  },
  more: { batches: [letterFiles('first'), letterFiles('second')], remaining: 88 },
  all: {
    batches: [letterFiles('first'), letterFiles('second')],
    remaining: 300,
    isAll: true,
    error: 'The tenants of these letters are being changed at this moment. Please try again.',
  },
} satisfies Record<string, PrintedLetters>;

const mark = { day: null, saving: false, onMark: () => {}, onUndo: () => {}, onTakeBack: () => {} };

export const mailedStates = {
  open: mark,
  saving: { ...mark, saving: true },
  mailed: { ...mark, day: '2026-11-20' as Day },
} satisfies Record<string, MailedMark>;
