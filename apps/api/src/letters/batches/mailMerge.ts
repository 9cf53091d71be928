import type { LetterType } from '@audit-letters/api-client/contract';
import { formatPhone, letterNames, planFee } from '@audit-letters/api-client/values';
import { openSheet, type SheetRow } from '../../sheets/read.ts';
import { type Sheet, type SheetColumn, sheet, workbookBuffer } from '../../sheets/write.ts';
import type { Clock } from '../../time/clock.ts';
import {
  amountOf,
  type DraftedLetter,
  effectiveDayOf,
  replyDayOf,
} from '../draft/composeLetter.ts';
import type { BatchScope } from '../draft/selection.ts';

type Column = SheetColumn<DraftedLetter>;
const date = (heading: string, value: Column['value']): Column => ({
  heading,
  kind: 'date',
  value,
});

const columns: Column[] = [
  { heading: 'First Name', value: ({ tenant }) => tenant.first_name },
  { heading: 'Last Name', value: ({ tenant }) => tenant.last_name },
  { heading: 'Address', width: 30, value: ({ tenant }) => tenant.address },
  { heading: 'City', value: ({ tenant }) => tenant.city },
  { heading: 'State', width: 8, value: ({ tenant }) => tenant.state },
  { heading: 'Zip Code', width: 12, value: ({ tenant }) => tenant.zip_code },
  { heading: 'Country', width: 12, value: ({ tenant }) => tenant.country },
  { heading: 'Unit', value: ({ tenant }) => tenant.units.join(', ') || tenant.unit },
  { heading: 'Facility Number', value: ({ facility }) => facility.facility_number },
  { heading: 'Facility Name', width: 30, value: ({ facility }) => facility.account_name },
  { heading: 'Facility Address', width: 30, value: ({ facility }) => facility.address },
  { heading: 'Facility City', value: ({ facility }) => facility.city },
  { heading: 'Facility State', width: 8, value: ({ facility }) => facility.state },
  { heading: 'Facility Zip Code', width: 12, value: ({ facility }) => facility.zip_code },
  { heading: 'Facility Phone', value: ({ facility }) => formatPhone(facility.phone) },
  date('Letter Date', ({ letterDay }) => letterDay),
  date('Audit Letter Date', ({ facility }) => facility.initial_letter_send_date),
  date('Enrollment Date', ({ facility }) => facility.follow_up_letter_send_date),
  date('Effective Date', effectiveDayOf),
  date('Reply By', replyDayOf),
  { heading: 'Coverage', value: ({ ownCoverage }) => ownCoverage && amountOf(ownCoverage) },
  { heading: 'Monthly Fee', value: ({ ownCoverage }) => ownCoverage && planFee(ownCoverage) },
  { heading: 'Default Coverage', value: ({ defaultCoverage: plan }) => plan && amountOf(plan) },
  { heading: 'Default Monthly Fee', value: ({ defaultCoverage: plan }) => plan && planFee(plan) },
];

/** What the properties of a mail merge say about its letters. */
interface MergedLetters {
  type: LetterType;
  scope: BatchScope;
  clock: Clock;
}

/**
 * The data of the letters for a mail house that prints its own: the same tenants in the order of the pages. The
 * workbook has a single sheet, because Word asks which table to use when there are more.
 */
export const mailMergeWorkbook = (letters: readonly DraftedLetter[], about: MergedLetters) =>
  workbookOf(sheet('Mail Merge', columns, letters, { verbatim: true }), about);

/**
 * The workbook without the rows of the letters that are marked as withdrawn, in their order. Batches of earlier
 * versions have other columns.
 */
export async function withoutLetters(
  workbook: Buffer,
  isWithdrawn: readonly boolean[],
  about: MergedLetters,
): Promise<Buffer> {
  const rows: SheetRow[] = [];
  for await (const portion of (await openSheet(workbook)).rows()) rows.push(...portion);
  const [head, ...letters] = rows;
  const sameColumns = head?.cells.map(
    (heading, at): SheetColumn<SheetRow> => ({
      ...columns.find((column) => column.heading === heading),
      heading,
      value: ({ cells }) => cells[at],
    }),
  );
  const rowsLeft = letters.filter((_letter, at) => !isWithdrawn[at]);
  return workbookOf(sheet('Mail Merge', sameColumns ?? [], rowsLeft, { verbatim: true }), about);
}

const workbookOf = (letters: Sheet, { type, scope, clock }: MergedLetters): Promise<Buffer> =>
  workbookBuffer([letters], {
    title: 'Mail Merge',
    madeAt: clock.now(),
    madeOn: clock.today(),
    facts: [
      ['Letters', `${letterNames[type]} Letter`],
      scope.facilityId === null
        ? ['State', scope.state]
        : ['Facility Number', scope.facilityNumber],
    ],
  });
