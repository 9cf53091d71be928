import type { LetterType, MailingCounts } from '@audit-letters/api-client';
import {
  LetterLimit,
  LetterTypes,
  letterNames,
  readyFilters,
} from '@audit-letters/api-client/values';
import { Button, formatCount } from '@audit-letters/ui';
import Layers from 'lucide-react/icons/layers';

export interface AllBatchesProps {
  /** The ready tenants per letter. */
  counts: MailingCounts;
  /** Letters cannot be generated now. */
  disabled: boolean;
  /** The user generates all batches of a letter. */
  onAll: (run: { letterType: LetterType }) => void;
}

/** A button per letter with more ready tenants than a batch holds: all of them in one run (LET-69). */
export const AllBatches = ({ counts, disabled, onAll }: AllBatchesProps) =>
  LetterTypes.filter((letterType) => counts[readyFilters[letterType]] > LetterLimit).map(
    (letterType) => (
      <Button
        key={letterType}
        size="small"
        icon={<Layers />}
        disabled={disabled}
        onClick={() => onAll({ letterType })}
      >
        {`${letterNames[letterType]}: ${allInBatches(counts[readyFilters[letterType]])}`}
      </Button>
    ),
  );

/** 'all 1,140 in 4 batches' */
const allInBatches = (count: number) =>
  `all ${formatCount(count)} in ${Math.ceil(count / LetterLimit)} batches`;
