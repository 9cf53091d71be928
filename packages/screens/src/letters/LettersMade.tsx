import type { LetterType } from '@audit-letters/api-client';
import { Dialog, LinkButton } from '@audit-letters/ui';
import { Download, Sheet } from 'lucide-react';
import { letterNames } from './letterWords.ts';

/** A batch that was just made, and where its files are. */
export interface GeneratedLetterFiles {
  letterType: LetterType;
  tenantCount: number;
  href: string;
  mailMergeHref: string | null;
}

/** What was made, with the files: the links stay until the reader is done with them. */
export const LettersMade = ({
  letters: { letterType, tenantCount, href, mailMergeHref },
  onClose,
}: {
  letters: GeneratedLetterFiles;
  onClose: () => void;
}) => (
  <Dialog
    title="Success"
    size="small"
    open
    onOpenChange={onClose}
    footer={
      <>
        {mailMergeHref && (
          <LinkButton href={mailMergeHref} target="_blank" rel="noopener" icon={<Sheet />}>
            Mail Merge
          </LinkButton>
        )}
        <LinkButton
          variant="primary"
          href={href}
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
      {letterNames[letterType]} letters were generated for {tenantCount} tenants.
    </p>
    <p className="al-letters-hint">
      If no download box has appeared, please disable your popup-blocker for this site.
    </p>
  </Dialog>
);
