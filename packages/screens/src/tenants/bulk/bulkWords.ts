import type { Answer, Day, DeletedTenant, Tenant } from '@audit-letters/api-client';
import {
  isChargeConfirmed,
  LetterTypes,
  letterTypes,
  statusName,
  statusNames,
} from '@audit-letters/api-client/values';
import { type Confirmation, formatCount, formatDay } from '@audit-letters/ui';
import { counted, plural } from '../../format/counted.ts';
import { namesInWords } from '../../format/tenant.ts';
import { answerKey } from '../edit/answers.ts';
import {
  changedCharge,
  chargeDoubt,
  donesInWords,
  rentQuestion,
  whatFollows,
} from '../edit/replacedCoverage.ts';
import { type BulkChange, bulkFields, coverageAnswer, statusAnswer } from './bulkChanges.ts';

type Question = Omit<Confirmation, 'body'>;

/** The question before tenants are deleted, with the consequences. */
function deleteQuestion(tenants: readonly Tenant[], _today: Day, isAdmin: boolean): Question {
  const count = tenants.length;
  const them = plural(count, 'the tenant', 'them');
  const withLetters = tenants.filter(hasLetters).length;
  return {
    title: `${counted(count, 'tenant')} will be permanently deleted. Are you sure you want to do this?`,
    consequences: [
      isAdmin
        ? `For 30 days Undo and the bin can bring ${them} back.`
        : `Undo can bring ${them} back until you sign out, an administrator for 30 days.`,
      ...some(tenants.filter(hasCoverage).length, (one) => `${one} of them with a coverage.`),
      ...some(withLetters, (one) => `The letters of ${one} of them stay under Letter Batches.`),
    ],
    confirmLabel: `Yes, delete ${counted(count, 'tenant')}`,
    tone: 'danger',
  };
}

/** The question before tenants are reset to no response. */
function resetQuestion(tenants: readonly Tenant[]): Question {
  const count = tenants.length;
  return {
    title: `Are you sure you want to reset ${counted(count, 'tenant')}?`,
    consequences: [
      'Status, coverage, charge dates and tag are cleared. You can undo this.',
      ...some(tenants.filter(hasCoverage).length, (one) => `${one} of ${count} with a coverage.`),
      ...some(
        tenants.filter((tenant) => tenant.charge_applied).length,
        (one) => `${one} of ${count} with a charge applied.`,
      ),
      'Notes and letter dates stay.',
    ],
    confirmLabel: `Yes, reset ${counted(count, 'tenant')}`,
    tone: 'danger',
  };
}

/**
 * The question before payments are confirmed. It names who has nothing to confirm, or another fee now (TEN-125), and
 * counts those who are confirmed already.
 */
const confirmQuestion = (tenants: readonly Tenant[]): Question => ({
  title: `This will confirm the charge has been added for ${counted(tenants.length, 'tenant')}. Continue?`,
  ...consequencesOf(
    [
      ...doubtInWords(tenants, 'no coverage'),
      ...doubtInWords(tenants, 'a charge that was never connected'),
      ...someInWords(
        tenants.filter(changedCharge),
        tenants,
        'another fee',
        (tenant) => changedCharge(tenant) ?? '',
      ).map((line) => `${line} ${rentQuestion}`),
    ],
    some(
      tenants.filter(isChargeConfirmed).length,
      (one) => `${one} of ${tenants.length} ${plural(one, 'is', 'are')} confirmed already.`,
    ),
  ),
  confirmLabel: `Yes, confirm ${counted(tenants.length, 'tenant')}`,
});

/** The question before charges are connected, for those who have a coverage and no connected charge. */
function connectQuestion(tenants: readonly Tenant[], today: Day): Question {
  const connected = counted(tenants.filter(awaitsCharge).length, 'tenant');
  return {
    title: `This will connect the charge of ${connected}. Continue?`,
    ...consequencesOf([
      ...doubtInWords(tenants, 'no coverage').map((line) => `${line} Nothing is connected there.`),
      ...earlyInWords(tenants, today),
    ]),
    confirmLabel: `Yes, connect ${connected}`,
  };
}

/** Charges that are odd make No the first answer. */
const consequencesOf = (
  odd: readonly string[],
  notes: readonly string[] = [],
): Partial<Question> => ({
  consequences: [...odd, ...notes],
  ...(odd.length > 0 && { tone: 'danger' }),
});

/** The question before charges are disconnected. */
const disconnectQuestion = (tenants: readonly Tenant[]): Question => ({
  title: `This will disconnect the charge of ${counted(tenants.length, 'tenant')}. Continue?`,
  confirmLabel: `Yes, disconnect ${counted(tenants.length, 'tenant')}`,
});

/** Before Bulk Edit connects or confirms charges, the same question, if one of them is odd (TEN-125). */
function chargeQuestion(
  { field, value }: BulkChange,
  tenants: readonly Tenant[],
  today: Day,
): Question | null {
  if (value !== true || (field !== 'charge_applied' && field !== 'charge_confirmed')) return null;
  const question =
    field === 'charge_applied'
      ? connectQuestion(tenants, today)
      : confirmQuestion(tenants.filter((tenant) => !isChargeConfirmed(tenant)));
  return question.consequences?.length ? question : null;
}

/** The question before Bulk Edit replaces other answers; `null` if nobody has one (TEN-29). */
function answerQuestion({ field, value }: BulkChange, tenants: readonly Tenant[]): Question | null {
  if (field !== 'status' && field !== 'coverage_id') return null;
  const answer: Answer = field === 'status' ? statusAnswer(value) : coverageAnswer(value);
  const changed = tenants.filter((tenant) => answerKey(tenant) !== answerKey(answer));
  const others = changed.filter(({ status }) => status !== null);
  if (others.length === 0) return null;
  const charged = changed.filter((tenant) => whatFollows(tenant, answer) !== null);
  return {
    title: 'Are you sure you want to replace answers?',
    consequences: [
      ...someInWords(others, tenants, 'another answer', ({ status }) => statusName(status)),
      ...someInWords(charged, tenants, 'a charge or welcome letter', donesInWords),
      ...new Set(charged.flatMap((tenant) => whatFollows(tenant, answer) ?? [])),
    ],
    confirmLabel: `Yes, change ${counted(tenants.length, 'tenant')}`,
    tone: 'danger',
  };
}

/** 'Charge applied: Yes' */
function changeInWords(change: BulkChange): string {
  if (change.field === 'coverage_id') return `Status: ${statusNames.selected_coverage}`;
  const name = bulkFields.find(({ value }) => value === change.field)?.label;
  return `${name}: ${valueInWords(change)}`;
}

function valueInWords(change: Exclude<BulkChange, { field: 'coverage_id' }>): string {
  if (change.field === 'status') return statusNames[change.value];
  if (change.field === 'charge_apply_date') {
    return change.value ? formatDay(change.value) : 'the letter effective date';
  }
  return change.value ? 'Yes' : 'No';
}

/** The tenants without a charge to confirm, for one reason. */
const doubtInWords = (
  tenants: readonly Tenant[],
  doubt: NonNullable<ReturnType<typeof chargeDoubt>>,
) =>
  someInWords(
    tenants.filter((tenant) => chargeDoubt(tenant) === doubt),
    tenants,
    doubt,
  );

/** The tenants with a coverage whose charge is not connected yet, and whose charge apply date has not come. */
function earlyInWords(tenants: readonly Tenant[], today: Day): string[] {
  const waiting = tenants.filter(awaitsCharge);
  const day = ({ charge_apply_date }: Tenant) => charge_apply_date;
  return [
    ...someInWords(
      waiting.filter((tenant) => (day(tenant) ?? today) > today),
      tenants,
      'a later charge apply date',
      (tenant) => formatDay(day(tenant) ?? today),
    ),
    ...someInWords(
      waiting.filter((tenant) => day(tenant) === null),
      tenants,
      'no charge apply date',
    ),
  ];
}

/** '1 of 3 has no coverage: Ana Ortiz (A01).'; the first five, each with its unit or another detail. */
function someInWords(
  some: readonly Tenant[],
  all: readonly Tenant[],
  what: string,
  detail?: (tenant: Tenant) => string,
): string[] {
  if (some.length === 0) return [];
  const verb = plural(some.length, 'has', 'have');
  return [`${some.length} of ${all.length} ${verb} ${what}: ${namesInWords(some, detail)}.`];
}

const hasCoverage = ({ coverage_id }: Tenant) => coverage_id !== null;

const awaitsCharge = (tenant: Tenant) => hasCoverage(tenant) && !tenant.charge_applied;

const hasLetters = (tenant: Tenant) =>
  LetterTypes.some((type) => tenant[letterTypes[type].sentDate] !== null);

const some = (count: number, line: (count: number) => string) => (count > 0 ? [line(count)] : []);

/** Questions and messages about the bulk actions of staff. */
export const bulkWords = {
  /** The questions of the actions that ask. */
  questions: {
    reset: resetQuestion,
    confirm: confirmQuestion,
    charge: connectQuestion,
    disconnect: disconnectQuestion,
    delete: deleteQuestion,
  },
  /** The question before a bulk edit; `null` if there is nothing to ask. */
  editQuestion: (change: BulkChange, tenants: readonly Tenant[], today: Day) =>
    chargeQuestion(change, tenants, today) ?? answerQuestion(change, tenants),
  /** The tenants whom a bulk edit of charges or payments changes. One without a coverage has no charge to connect. */
  changedBy: ({ field, value }: BulkChange, tenants: readonly Tenant[]) => {
    if (field === 'charge_confirmed')
      return tenants.filter((tenant) => isChargeConfirmed(tenant) !== value);
    if (field !== 'charge_applied') return tenants;
    return tenants.filter(value ? awaitsCharge : ({ charge_applied }) => charge_applied);
  },
  /** Nobody is changed by a bulk edit. */
  changesNobody: (change: BulkChange) =>
    change.field === 'charge_applied' && change.value
      ? 'Nothing was changed: none of these tenants has a coverage that is not charged yet.'
      : `Nothing was changed: all of these tenants have “${changeInWords(change)}” already.`,
  /** The second line in Messages, which tells equal sentences apart (TEN-31). */
  details: {
    changed: (change: BulkChange, tenants: readonly Tenant[]) =>
      `${changeInWords(change)}. ${namesInWords(tenants)}`,
    reset: (tenants: readonly Tenant[]) => `Reset. ${namesInWords(tenants)}`,
    deleted: (tenants: readonly Tenant[]) => namesInWords(tenants),
    restored: (tenants: readonly DeletedTenant[]) => namesInWords(tenants),
  },
  updated: (count: number) => `${counted(count, 'tenant')} successfully updated!`,
  deleted: (count: number) => `${counted(count, 'tenant')} successfully deleted!`,
  restored: (count: number) => `${counted(count, 'tenant')} restored.`,
  undone: (count: number) => `Undone for ${counted(count, 'tenant')}`,
  nothingChanged: 'Nothing was changed.',
  /** A selection is too large for one call. */
  tooMany: (limit: number) =>
    `At most ${formatCount(limit)} tenants can be changed at a time. Please narrow the filter.`,
  /** The tenants of a selection no longer match its filter. */
  noneMatch: 'No tenant matches the filter any more.',
  /** Meanwhile more tenants match than one call can change. */
  moreMatch: 'More tenants match the filter by now. Please select them again.',
};
