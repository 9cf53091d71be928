import type { ImportQuestion, ImportRequest, ImportResult } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';
import { softwareName } from '../../format/software.ts';
import { counted } from '../ImportComplete.tsx';

/** The question before an import into another facility (IMP-22) from another program (IMP-21), or of another facility's file. */
export function importConfirmation(
  { confirm, message, facilities }: ImportQuestion,
  { software }: ImportRequest,
): Confirmation {
  if (confirm === 'software_confirmed') {
    const name = softwareName(software);
    return { title: `Import as ${name}?`, body: message, confirmLabel: `Yes, import as ${name}` };
  }
  if (confirm === 'tenants_confirmed') {
    return {
      title: 'Is this the right file?',
      body: message,
      confirmLabel: 'Yes, import it anyway',
    };
  }
  const [facility, ...more] = facilities;
  const where =
    facility && more.length === 0 ? `facility ${facility.facility_number}` : 'other facilities';
  return {
    title: `Import into ${where}?`,
    body: message,
    confirmLabel: `Yes, import into ${where}`,
  };
}

/** The question before an import is undone (IMP-38). */
export const undoImportConfirmation = ({
  insert_count,
}: Pick<ImportResult, 'insert_count'>): Confirmation => ({
  title: 'Undo the import?',
  consequences: [
    `${counted(insert_count, 'tenant')} of this import ${insert_count === 1 ? 'is' : 'are'} deleted.`,
    'The file can be imported again.',
  ],
  confirmLabel: 'Yes, undo it',
  tone: 'danger',
});
