import type { ImportResult } from '@audit-letters/api-client';
import { Button, LinkButton, Stack } from '@audit-letters/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileUp from 'lucide-react/icons/file-up';
import Mails from 'lucide-react/icons/mails';
import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import type { ImportNextLinks, LinkedFacility } from './importModel.ts';

interface ImportNextProps {
  links: ImportNextLinks;
  /** The facility of all rows; `null` for several. */
  facility: LinkedFacility | null;
  /** Called to import another file. */
  onAnother: () => void;
  /** Undoes the import; `null` if there is nothing to undo. */
  undo: { running: boolean; onUndo: () => void } | null;
}

/** Links to the next steps after an import (IMP-6). */
export const ImportNext = ({ links, facility, onAnother, undo }: ImportNextProps) => (
  <Stack direction="row" gap="small">
    <LinkButton variant="primary" icon={<UsersRound />} href={links.tenants(facility)}>
      View Tenants
    </LinkButton>
    <LinkButton icon={<CalendarDays />} href={links.facilities(facility)}>
      Set letter dates
    </LinkButton>
    <LinkButton icon={<Mails />} href={links.letters(facility)}>
      Send letters
    </LinkButton>
    <Button icon={<FileUp />} onClick={onAnother}>
      Import another
    </Button>
    {undo && (
      <Button icon={<Undo2 />} disabled={undo.running} onClick={undo.onUndo}>
        Undo this import
      </Button>
    )}
  </Stack>
);

/** Whether the import added or changed tenants, and the server can undo it (IMP-38). */
export const canUndo = ({ undo, insert_count, applied_count = 0 }: ImportResult): boolean =>
  undo !== undefined && insert_count + applied_count > 0;

/** The facility of all rows of an import, if it is one. */
export const facilityOf = ({ facilities }: ImportResult): LinkedFacility | null =>
  facilities?.length === 1 ? (facilities[0] ?? null) : null;
