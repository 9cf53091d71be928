import type { PeriodImport, PeriodLetters } from '@audit-letters/api-client';
import { letterNames, letterNoun, softwareName } from '@audit-letters/api-client/values';
import { Badge, Button, formatCount, formatDay } from '@audit-letters/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { counted } from '../../format/counted.ts';
import { formatMoment, mailedDay } from '../../format/dates/moment.ts';

interface LettersOfPeriodProps {
  /** The batches, newest first. */
  letters: readonly PeriodLetters[];
  /** The address of the PDF of a batch. */
  fileHref: (letters: PeriodLetters) => string;
  /** The address of the mail merge of a batch; `null` without one. */
  mailMergeHref: (letters: PeriodLetters) => string | null;
}

/** The batches of the period (FAC-89). */
export const LettersOfPeriod = ({ letters, fileHref, mailMergeHref }: LettersOfPeriodProps) => (
  <ul className="al-period-list al-lines">
    {letters.map((batch) => (
      <li key={batch.filename}>
        <span>
          <a href={fileHref(batch)} target="_blank" rel="noopener">
            {letterNames[batch.letter_type]} letters
          </a>
          <MailMerge href={mailMergeHref(batch)} batch={batch} />
          <span className="al-note">
            {formatCount(batch.tenant_count)} generated {formatMoment(batch.save_time)}
          </span>
        </span>
        {batch.mail_time ? (
          <span className="al-note">Mailed {formatDay(mailedDay(batch.mail_time))}</span>
        ) : (
          <Badge tone="warning">Not mailed</Badge>
        )}
      </li>
    ))}
  </ul>
);

const MailMerge = ({ href, batch }: { href: string | null; batch: PeriodLetters }) =>
  href && (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`Mail merge of ${letterNoun(batch.letter_type)}s generated ${formatMoment(batch.save_time)}`}
    >
      Mail Merge
    </a>
  );

/** The undo of the last import. */
export interface UndoImportProps {
  /** Whether the import is being undone. */
  running: boolean;
  /** Called to undo the import. */
  onUndo: (last: PeriodImport) => void;
}

interface ImportsOfPeriodProps {
  /** The imports, newest first. */
  imports: readonly PeriodImport[];
  /** The address of the refused rows of an import. */
  errorsHref: (one: PeriodImport) => string;
  /** The undo of the import that has the number of one. */
  undo: UndoImportProps;
}

/** The imports of the period (FAC-89), the last one that added or changed tenants with its undo (IMP-38). */
export const ImportsOfPeriod = ({ imports, errorsHref, undo }: ImportsOfPeriodProps) => (
  <ul className="al-period-list al-lines">
    {imports.map((one) => (
      <li key={one.id}>
        <span>
          <strong>{importInWords(one)}</strong>
          <span className="al-note">
            {softwareName(one.software)}, {formatMoment(one.at)} by{' '}
            {one.user ?? 'a deleted account'}
          </span>
        </span>
        {one.error_count > 0 && (
          <Badge tone="warning">
            <a href={errorsHref(one)}>{counted(one.error_count, 'row')} with an error</a>
          </Badge>
        )}
        {one.undo && (
          <Button
            size="small"
            icon={<Undo2 />}
            loading={undo.running}
            onClick={() => undo.onUndo(one)}
          >
            Undo this import
          </Button>
        )}
      </li>
    ))}
  </ul>
);

function importInWords({
  insert_count,
  active_tenants_count,
  duplicate_tenant_count,
  applied_count = 0,
}: PeriodImport): string {
  const parts = [
    `${formatCount(insert_count)} new`,
    active_tenants_count > 0 && `${formatCount(active_tenants_count)} already active`,
    duplicate_tenant_count > 0 && `${formatCount(duplicate_tenant_count)} duplicates`,
    applied_count > 0 && `${formatCount(applied_count)} changed`,
  ];
  return parts.filter(Boolean).join(', ');
}
