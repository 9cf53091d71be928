import type { LetterType } from '@audit-letters/api-client';
import { Button, Dialog, formatCount, LinkButton } from '@audit-letters/ui';
import { Download, Sheet } from 'lucide-react';
import { tenantsInWords } from '../format/tenant.ts';
import { letterNames } from './letterNames.ts';

/** A generated batch with the addresses of its files. */
export interface GeneratedLetterFiles {
  /** The type of the letters. */
  letterType: LetterType;
  /** How many tenants have a letter. */
  tenantCount: number;
  /** The address of the PDF. */
  href: string;
  /** The address of the mail-merge file. */
  mailMergeHref: string | null;
}

/** Successive batches of the same letters. */
export interface LetterRun {
  /** Oldest first. */
  batches: readonly [...GeneratedLetterFiles[], GeneratedLetterFiles];
  /** How many tenants are ready for the next batch. */
  remaining: number;
}

export interface LettersGeneratedDialogProps {
  /** The generated letters. */
  run: LetterRun;
  /** The most tenants in the next batch. */
  limit: number;
  /** The next batch is being generated. */
  generating: boolean;
  /** The user continues with the next tenants. */
  onNext: () => void;
  /** The dialog closes. */
  onClose: () => void;
}

/** The success dialog: the files of all batches and, when more tenants are ready, a button for the next batch. */
export function LettersGeneratedDialog({
  run,
  limit,
  generating,
  onNext,
  onClose,
}: LettersGeneratedDialogProps) {
  const { batches, remaining } = run;
  const latest = batches.at(-1) ?? batches[0];
  const letters = letterNames[latest.letterType];
  return (
    <Dialog
      title="Success"
      size="small"
      open
      onOpenChange={onClose}
      footer={
        <>
          {latest.mailMergeHref && (
            <LinkButton href={latest.mailMergeHref} target="_blank" rel="noopener" icon={<Sheet />}>
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
      }
    >
      <p>
        {letters} letters were generated for {tenantsInWords(latest.tenantCount)}.
      </p>
      {remaining > 0 && (
        <div className="al-letters-next">
          <p>{`${formatCount(remaining)} more are ready.`}</p>
          <Button loading={generating} onClick={onNext}>
            {`Generate the Next ${Math.min(limit, remaining)}`}
          </Button>
        </div>
      )}
      {batches.length > 1 && <Receipt batches={batches} />}
      <p className="al-letters-hint">
        If no download box has appeared, please disable your popup-blocker for this site.
      </p>
    </Dialog>
  );
}

/** All batches of the run, so that the user prints each one. */
const Receipt = ({ batches }: Pick<LetterRun, 'batches'>) => (
  <ol className="al-letters-receipt">
    {batches.map(({ href, mailMergeHref, tenantCount }, at) => (
      <li key={href}>
        <span>{`Batch ${at + 1}: ${tenantsInWords(tenantCount)}`}</span>
        <a href={href} target="_blank" rel="noopener" aria-label={`Letters of batch ${at + 1}`}>
          Letters
        </a>
        {mailMergeHref && (
          <a
            href={mailMergeHref}
            target="_blank"
            rel="noopener"
            aria-label={`Addresses of batch ${at + 1}`}
          >
            Addresses
          </a>
        )}
      </li>
    ))}
  </ol>
);
