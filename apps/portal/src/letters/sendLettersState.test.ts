import type { Day, FacilityMatch } from '@audit-letters/api-client';
import { plainQuestion } from '@audit-letters/screens';
import { noSelection, selectIds } from '@audit-letters/ui';
import { expect, it } from 'vitest';
import {
  isAsking,
  nothingChosen,
  reduce,
  type SendLettersAction,
  type SendLettersState,
  scopeOf,
} from './sendLettersState.ts';

const millRoad: FacilityMatch = {
  id: 7,
  facility_number: 'D-1042',
  account_name: 'Mill Road Storage',
  prime_site_id: null,
  city: 'Dover',
  state: 'DE',
  letter_effective_date: null,
  initial_letter_send_date: null,
  follow_up_letter_send_date: null,
};

const question = plainQuestion({ letterType: 'initial', tenantIds: [] }, 650);
const scope = { facilityId: 7 };
const batch = (fileName: string) => ({
  letterType: 'initial' as const,
  fileName,
  tenantCount: 300,
  href: `/${fileName}`,
  mailMergeHref: null,
});

/** The state after these actions. */
const after = (actions: readonly SendLettersAction[], from: SendLettersState = nothingChosen) =>
  actions.reduce(reduce, from);

const chosen = after([
  { type: 'facility-chosen', facility: millRoad },
  { type: 'selected', selection: selectIds([3, 1]) },
]);
const wants = { type: 'letters-wanted', letterType: 'initial', all: false } as const;
const asked = { type: 'question-loaded', question, repeats: false } as const;
const printed = {
  type: 'printed',
  scope,
  run: { batches: [batch('one.pdf')], remaining: 350 },
} as const;

// LET-18
it('leads from the button over the question and the print to the result', () => {
  const asking = after([wants], chosen);
  expect(asking.step).toEqual({
    name: 'asking',
    request: { letterType: 'initial', tenantIds: [3, 1], all: false },
    dating: false,
  });
  const open = after([asked], asking);
  expect(open.step).toMatchObject({ name: 'question', question });
  const result = after([{ type: 'printing' }, printed], open);
  expect(result).toMatchObject({
    step: { name: 'result' },
    selection: noSelection,
    generated: { batches: [batch('one.pdf')], remaining: 350 },
  });
  expect(after([{ type: 'closed' }], result)).toMatchObject({
    step: { name: 'choosing' },
    generated: null,
  });
});

// LET-18
it('prints chosen tenants who are plainly ready without an open question', () => {
  expect(after([wants, { type: 'printing' }], chosen).step.name).toBe('printing');
});

// LET-20
it('asks for the date of enrollment letters first, and leads back to it', () => {
  const date = '2026-12-01' as Day;
  const dating = after([{ ...wants, letterType: 'follow_up' }], chosen);
  expect(dating.step.name).toBe('dating');
  const open = after([{ type: 'date-set', date }, asked], dating);
  expect(open.step).toMatchObject({ request: { enrollmentLetterDate: date }, dating: true });
  const back = after([{ type: 'closed' }], open);
  expect(back.step.name).toBe('dating');
  expect(after([{ type: 'closed' }], back).step.name).toBe('choosing');
  expect(after([{ type: 'printing' }], open).step.name).toBe('printing');
});

// LET-20
it('asks for no date of enrollment letters when nobody is ready or selected', () => {
  const wanted = { ...wants, letterType: 'follow_up', ready: 0 } as const;
  const unselected = { type: 'selected', selection: noSelection } as const;
  expect(after([unselected, wanted], chosen).step).toMatchObject({ name: 'asking', dating: false });
  expect(after([unselected, { ...wanted, ready: 1 }], chosen).step.name).toBe('dating');
  expect(after([wanted], chosen).step.name).toBe('dating');
});

// LET-100
it('asks the question as it is now when the letters are refused, and nothing is lost', () => {
  const now = { ...question, letters: 2 };
  const refusal = 'These letters have changed.';
  const refused = after(
    [wants, asked, { type: 'printing' }, { type: 'refused', refusal, question: now }],
    chosen,
  );
  expect(refused.step).toMatchObject({ name: 'question', question: now, refusal });
  expect(refused.selection).toEqual(chosen.selection);
});

// LET-18
it('asks again for the next batch, and keeps the batches made before', () => {
  const first = after([wants, asked, { type: 'printing' }, printed], chosen);
  const next = after([{ type: 'next-wanted' }, asked], first);
  expect(next.step.name).toBe('question');
  expect(after([{ type: 'closed' }], next)).toEqual(first);
  const second = after(
    [{ type: 'printing' }, { ...printed, run: { batches: [batch('two.pdf')], remaining: 0 } }],
    next,
  );
  expect(second.generated).toEqual({ batches: [batch('one.pdf'), batch('two.pdf')], remaining: 0 });
  expect(after([{ type: 'closed' }, wants], second).generated).toBeNull();
});

// LET-8
it('closes the question and clears the selection when another facility or state is chosen', () => {
  const other = { type: 'facility-chosen', facility: { ...millRoad, id: 8 } } as const;
  const moved = after([wants, asked, other], chosen);
  expect(moved).toMatchObject({ step: { name: 'choosing' }, selection: noSelection });
  const byState = after([{ type: 'tab-opened', tab: 'state' }], chosen);
  expect([byState.facility, scopeOf(byState)]).toEqual([null, null]);
  expect(scopeOf(after([{ type: 'state-chosen', state: 'TX' }], byState))).toEqual({ state: 'TX' });
});

// LET-23
it('finishes letters while another facility is shown, keeps its selection and offers no next batch', () => {
  const selection = selectIds([9]);
  const elsewhere = after(
    [
      wants,
      asked,
      { type: 'printing' },
      { type: 'facility-chosen', facility: { ...millRoad, id: 8 } },
      { type: 'selected', selection },
    ],
    chosen,
  );
  expect(elsewhere.step.name).toBe('printing');
  expect(after([printed], elsewhere)).toMatchObject({
    step: { name: 'result' },
    selection,
    generated: { remaining: 0 },
  });
});

// LET-36
it('keeps the selection when letters fail', () => {
  const failed = after([wants, { type: 'printing' }, { type: 'failed' }], chosen);
  expect(failed).toEqual(chosen);
});

it('ignores a question that comes after the dialog was closed', () => {
  expect(after([wants, { type: 'closed' }, asked], chosen)).toEqual(chosen);
});

// LET-69
it('asks about the next batch after all batches of a call', () => {
  const all = after([{ ...wants, all: true }, asked, { type: 'printing' }], chosen);
  expect(all.step).toMatchObject({ request: { tenantIds: [], all: true } });
  const made = {
    batches: [batch('one.pdf'), batch('two.pdf')] as const,
    remaining: 8,
    isAll: true,
  };
  const result = after([{ ...printed, run: made }], all);
  expect(result.generated).toEqual(made);
  expect(after([{ type: 'next-wanted' }], result).step).toMatchObject({ request: { all: false } });
});

// LET-94
it('takes no answer to the question about other letters', () => {
  const asking = reduce(
    { ...nothingChosen },
    { type: 'letters-wanted', letterType: 'welcome', all: false },
  );
  const request = { letterType: 'welcome', tenantIds: [], all: false } as const;
  expect(isAsking(asking, request)).toBe(true);
  expect(isAsking(asking, { ...request, letterType: 'initial' })).toBe(false);
  expect(isAsking(asking, { ...request, all: true })).toBe(false);
});
