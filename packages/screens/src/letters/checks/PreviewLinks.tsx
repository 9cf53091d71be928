import type { MailingCounts } from '@audit-letters/api-client';
import { LetterTypes, letterNames, readyFilters } from '@audit-letters/api-client/values';
import type { SendLettersScreenProps } from '../sendLetters.ts';

export interface PreviewLinksProps {
  previewHref: NonNullable<SendLettersScreenProps['previewHref']>;
  tenantIds: readonly number[];
  counts: MailingCounts | null;
}

/** Links to previews of the letters. A type without a ready tenant has no link. */
export function PreviewLinks({ previewHref, tenantIds, counts }: PreviewLinksProps) {
  const types = LetterTypes.filter(
    (letterType) => tenantIds.length > 0 || !counts || counts[readyFilters[letterType]] > 0,
  );
  if (types.length === 0) return null;
  return (
    <p className="al-mailing-previews">
      <span>Preview:</span>
      {types.map((letterType) => (
        <a
          key={letterType}
          href={previewHref({ letterType, tenantIds })}
          target="_blank"
          rel="noopener"
        >
          {letterNames[letterType]}
        </a>
      ))}
    </p>
  );
}
