import type { ImportQuestion, ImportRequest } from '@audit-letters/api-client';
import type { Confirmation } from '@audit-letters/ui';
import { softwareName } from '../format/software.ts';

/** The question before an import into another facility (IMP-22) or from another program (IMP-21). */
export function importConfirmation(
  { confirm, message, facilities }: ImportQuestion,
  { software }: ImportRequest,
): Confirmation {
  if (confirm === 'software_confirmed') {
    const name = softwareName(software);
    return { title: `Import as ${name}?`, body: message, confirmLabel: `Yes, import as ${name}` };
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
