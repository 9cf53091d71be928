import type { Day } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { Button, Dialog, formatDay, LinkButton, Stack } from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import MailCheck from 'lucide-react/icons/mail-check';
import Sheet from 'lucide-react/icons/sheet';
import Undo2 from 'lucide-react/icons/undo-2';
import { counted } from '../../format/counted.ts';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { FileLink } from '../../layout/FileLink.tsx';
import { letterWords } from '../letterWords.ts';
import { groupInWords } from '../question/groups.ts';
import { type GeneratedLetterFiles, lettersOf, type PrintedLetters } from './printedLetters.ts';

/** The mark that the letters of the dialog were mailed (LET-61). */
export interface MailedMark {
  /** The day on which they were mailed; `null` if they are not marked. */
  day: Day | null;
  /** The mark is being saved. */
  saving: boolean;
  /** The user marks the letters as mailed today. */
  onMark: () => void;
  /** The user undoes the mark. */
  onUndo: () => void;
  /** The user takes the letters back (LET-75). */
  onTakeBack: () => void;
}

export interface LettersGeneratedDialogProps {
  /** The generated letters. */
  run: PrintedLetters;
  /** The most tenants in the next batch. */
  limit: number;
  /** Marks the letters as mailed. Without it there is no such button. */
  mailed?: MailedMark | undefined;
  /** The user continues with the next tenants. */
  onNext: () => void;
  /** The dialog closes. */
  onClose: () => void;
}

/** The success dialog: the files of all batches and, when more tenants are ready, a button for the next batch. */
export function LettersGeneratedDialog({
  run,
  limit,
  mailed,
  onNext,
  onClose,
}: LettersGeneratedDialogProps) {
  const { batches, remaining, isAll = false, error } = run;
  const latest = batches.at(-1) ?? batches[0];
  const letters = letterNames[latest.letterType];
  const leftOut = (latest.leftOut ?? []).map(groupInWords);
  return (
    <Dialog
      title="Success"
      size="small"
      open
      onOpenChange={onClose}
      footer={
        isAll && batches.length > 1 ? null : (
          <>
            {latest.mailMergeHref && (
              <LinkButton
                href={latest.mailMergeHref}
                target="_blank"
                rel="noopener"
                icon={<Sheet />}
              >
                Mail Merge
              </LinkButton>
            )}
            <LinkButton
              variant="primary"
              href={latest.href}
              target="_blank"
              rel="noopener"
              icon={<Download />}
            >
              Download
            </LinkButton>
          </>
        )
      }
    >
      <p>
        {letters} letters were generated for{' '}
        {counted(isAll ? lettersOf(batches) : latest.tenantCount, 'tenant')}.
      </p>
      {error && <p role="alert">{letterWords.all.failedAfter(batches.length, error)}.</p>}
      {latest.place && <p>{whoseInWords(latest)}</p>}
      {leftOut.length > 0 && (
        <>
          <p>Left out:</p>
          <ul>
            {leftOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {mailed && <MailedLine {...mailed} />}
      {remaining > 0 && (
        <Stack direction="row" gap="small" className="al-letters-next">
          <p>{counted(remaining, 'more is', 'more are')} ready.</p>
          <Button onClick={onNext}>{`Generate the Next ${Math.min(limit, remaining)}`}</Button>
        </Stack>
      )}
      {batches.length > 1 && <Receipt batches={batches} />}
      <p className="al-letters-scale">Print at 100%, one-sided.</p>
      <p className="al-letters-hint al-muted">
        If no download box has appeared, please disable your popup-blocker for this site.
      </p>
    </Dialog>
  );
}

/** 'D-1042: Ana Ruiz, A01; Boris Lind, A02; and 3 more' */
const whoseInWords = ({ place = '', tenants = [], tenantCount }: GeneratedLetterFiles): string =>
  groupInWords({
    words: place,
    count: tenantCount,
    tenants: tenants.map((tenant) => ({ name: `${tenantName(tenant)}, ${unitsLine(tenant)}` })),
  });

/** One button for both steps, so that it keeps the focus. */
const MailedLine = ({ day, saving, onMark, onUndo, onTakeBack }: MailedMark) => (
  <Stack direction="row" gap="small" className="al-letters-next">
    <p aria-live="polite">
      {day ? `Marked as mailed on ${formatDay(day)}.` : 'Taken to the post office today?'}
    </p>
    <Stack direction="row" gap="small">
      <Button
        loading={saving}
        icon={day ? <Undo2 /> : <MailCheck />}
        onClick={day ? onUndo : onMark}
      >
        {day ? 'Undo' : 'Mark as Mailed Today'}
      </Button>
      {!day && (
        <Button disabled={saving} onClick={onTakeBack}>
          Take back
        </Button>
      )}
    </Stack>
  </Stack>
);

/** All batches of the run, so that the user prints each one. */
const Receipt = ({ batches }: Pick<PrintedLetters, 'batches'>) => (
  <ol className="al-letters-receipt">
    {batches.map(({ href, mailMergeHref, tenantCount }, at) => (
      <li key={href}>
        <span>{`Batch ${at + 1}: ${counted(tenantCount, 'tenant')}`}</span>
        <FileLink href={href} aria-label={`Letters of batch ${at + 1}`}>
          Letters
        </FileLink>
        {mailMergeHref && (
          <FileLink href={mailMergeHref} icon={Sheet} aria-label={`Mail merge of batch ${at + 1}`}>
            Mail Merge
          </FileLink>
        )}
      </li>
    ))}
  </ol>
);
