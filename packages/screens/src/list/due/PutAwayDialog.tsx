import type { DueItem, PutAwayRequest } from '@audit-letters/api-client';
import { TextField } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { dueText } from './dueText.ts';
import { putAwayOf } from './groups.ts';

interface PutAwayDialogProps {
  /** A late item. */
  item: DueItem;
  /** Puts the work away. */
  onPutAway: (work: PutAwayRequest) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** Asks for the reason why work is not done in this period (DUE-23). It stays open after a failed save. */
export function PutAwayDialog({ item, onPutAway, onClose }: PutAwayDialogProps) {
  const [reason, setReason] = useState('');
  const { title, place, amount } = dueText(item);

  async function handleSave() {
    const work = putAwayOf(item);
    return work ? onPutAway({ ...work, reason }) : undefined;
  }

  return (
    <FormDialog
      size="small"
      title="Not this period"
      description={`${title}, ${place}: ${amount}. This work leaves the list until the facility is archived. Tenants who are due later are listed again. Letters can still be printed.`}
      isChanged={reason !== ''}
      submit={{ children: 'Put away' }}
      onSave={handleSave}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={200}
        value={reason}
        onValueChange={({ value }) => setReason(value)}
      />
    </FormDialog>
  );
}
