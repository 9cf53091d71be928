import type { ImportQuestion, ImportRequest, ImportResult } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import { type Confirmation, formatCount } from '@audit-letters/ui';
import { counted } from '../../format/counted.ts';

/**
 * The question before an import into another facility (IMP-22) from another program (IMP-21), or of another facility's file.
 * The program that the file shows is the answer; `onOther` is called for the chosen one.
 * A preview is not called an import, because it stores nothing.
 */
function importQuestion(
  { confirm, message, facilities, recognised_software }: ImportQuestion,
  { software, ...files }: ImportRequest,
  { purpose = 'import', onOther }: { purpose?: 'import' | 'preview'; onOther?: () => void } = {},
): Confirmation {
  const [act, Act] =
    purpose === 'preview' ? ['preview the import', 'Preview the import'] : ['import', 'Import'];
  if (confirm === 'software_confirmed' && recognised_software) {
    const name = softwareName(recognised_software);
    const lacksFiles = recognised_software === 'easystorage' && !('insurance_sheet' in files);
    return {
      title: `${Act} as ${name}?`,
      description: lacksFiles ? `${message} ${moreFiles}` : message,
      confirmLabel: lacksFiles ? `Yes, choose the files of ${name}` : `Yes, ${act} as ${name}`,
      ...(onOther && {
        alternative: { label: `${Act} as ${softwareName(software)}`, onChoose: onOther },
      }),
    };
  }
  if (confirm === 'software_confirmed') {
    const name = softwareName(software);
    return {
      title: `${Act} as ${name}?`,
      description: message,
      confirmLabel: `Yes, ${act} as ${name}`,
    };
  }
  if (confirm === 'tenants_confirmed') {
    return {
      title: 'Is this the right file?',
      description: message,
      confirmLabel: purpose === 'preview' ? 'Yes, preview it anyway' : 'Yes, import it anyway',
    };
  }
  const [facility, ...more] = facilities;
  const where =
    facility && more.length === 0 ? `facility ${facility.facility_number}` : 'other facilities';
  return {
    title: `${Act} into ${where}?`,
    description: message,
    confirmLabel: `Yes, ${act} into ${where}`,
  };
}

const moreFiles =
  'EasyStorage also needs the Tenant Address List and the Insurance Sheet, because its rent roll has no addresses.';

/** The question before an import is undone (IMP-38). */
const undoQuestion = ({
  insert_count,
  applied_count = 0,
}: Pick<ImportResult, 'insert_count' | 'applied_count'>): Confirmation => ({
  title: 'Undo the import?',
  consequences: [
    ...(insert_count > 0
      ? [
          `${counted(insert_count, 'tenant of this import is', 'tenants of this import are')} deleted.`,
        ]
      : []),
    ...(applied_count > 0
      ? [
          `${counted(applied_count, 'changed tenant gets', 'changed tenants get')} the old values again.`,
        ]
      : []),
    'The file can be imported again.',
  ],
  confirmLabel: 'Yes, undo it',
  tone: 'danger',
});

/** Questions and messages about imports. */
export const importWords = {
  question: importQuestion,
  undoQuestion,
  undone: 'The import has been undone.',
  rowsDismissed: 'The rows have been dismissed.',
  /** An import as a job. */
  job: {
    title: ({ rent_roll }: ImportRequest) =>
      `Import of ${rent_roll instanceof File ? rent_roll.name : 'a rent roll'}`,
    summary: ({ insert_count, active_tenants_count }: ImportResult) =>
      `${counted(insert_count, 'tenant')} imported, ${formatCount(active_tenants_count)} already active`,
    interrupted:
      'This ended with the page or the session. The page of the facility shows whether its tenants were imported.',
    duplicates: 'Duplicates',
    report: 'Row report',
  },
};
