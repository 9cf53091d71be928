import type { ManagedFacility } from '@audit-letters/api-client';
import { Button, Card, formatDay, Stack } from '@audit-letters/ui';
import { moveOutDeadline, staffConfirmation } from '../../results/managedFacility.ts';
import { taggedInWords } from './managerRules.ts';

export interface MovingOutCardProps {
  /** The manager's facility. */
  facility: ManagedFacility;
  /** An answer is being saved. */
  busy: boolean;
  /** The user opens the tag dialog. */
  onTag: () => void;
  /** The user answers that no tenant has moved out. */
  onNoMoveOuts: () => void;
  /** The user completes tagging. */
  onTaggingComplete: () => void;
}

/** Asks which tenants have moved out, until 2 days before the audit letters (TEN-35, TEN-36). */
export function MovingOutCard(props: MovingOutCardProps) {
  const { facility, busy, onTag, onNoMoveOuts, onTaggingComplete } = props;
  const deadline = moveOutDeadline(facility);
  const confirmed = staffConfirmation(facility);
  const mailed = facility.initial_letter_sent_date;
  return (
    <Card title="Moving out" className="al-moving-out">
      <p>
        You have until {deadline ? formatDay(deadline) : '2 days before the Audit Letter Date'} to
        select any tenants who have moved out.
      </p>
      {confirmed && (
        <p>
          Staff confirmed the move-outs on {formatDay(confirmed)}. Tag only tenants who left since.
        </p>
      )}
      {mailed && <p>The audit letters were mailed on {formatDay(mailed)}.</p>}
      <p className="al-moving-out-tagged al-muted">{taggedInWords(facility)}</p>
      <Stack direction="row" gap="small">
        <Button disabled={busy} onClick={onTag}>
          Tag Tenants for Removal
        </Button>
        {facility.stats.tagged_for_removal === 0 && (
          <Button loading={busy} onClick={onNoMoveOuts}>
            No Tenants Moved Out
          </Button>
        )}
        <Button loading={busy} onClick={onTaggingComplete}>
          Complete Tagging
        </Button>
      </Stack>
    </Card>
  );
}
