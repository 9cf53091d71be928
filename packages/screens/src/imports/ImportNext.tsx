import type { ImportResult } from '@audit-letters/api-client';
import { Button, LinkButton } from '@audit-letters/ui';
import { CalendarDays, FileUp, Mails, UsersRound } from 'lucide-react';
import type { ImportNextLinks } from './importModel.ts';

interface ImportNextProps {
  links: ImportNextLinks;
  /** The facility of all rows; `null` for several. */
  facilityNumber: string | null;
  /** Called to import another file. */
  onAnother: () => void;
}

/** Links to the next steps after an import (IMP-32). */
export const ImportNext = ({ links, facilityNumber, onAnother }: ImportNextProps) => (
  <div className="al-import-next">
    <LinkButton variant="primary" icon={<UsersRound />} href={links.tenants(facilityNumber)}>
      View Tenants
    </LinkButton>
    <LinkButton icon={<CalendarDays />} href={links.facilities(facilityNumber)}>
      Set letter dates
    </LinkButton>
    <LinkButton icon={<Mails />} href={links.letters(facilityNumber)}>
      Send letters
    </LinkButton>
    <Button icon={<FileUp />} onClick={onAnother}>
      Import another
    </Button>
  </div>
);

/** The facility of all rows of an import, if it is one. */
export const facilityOf = ({ facilities }: ImportResult): string | null =>
  facilities?.length === 1 ? (facilities[0]?.facility_number ?? null) : null;
