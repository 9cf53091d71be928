import type { DueItem, PutAwayRequest } from '@audit-letters/api-client';
import { Button, Dialog, TextField } from '@audit-letters/ui';
import { useState } from 'react';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import type { SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
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
  const { save, saving, refusal } = useSave(onPutAway);
  const mayLeave = useLeaveGuard(reason !== '');
  const { title, place, amount } = dueText(item);

  async function handleSubmit() {
    const work = putAwayOf(item);
    if (!work) return;
    const result = await save({ ...work, reason });
    if (result.ok) onClose();
  }

  return (
    <Dialog
      open
      size="small"
      title="Not this period"
      description={`${title}, ${place}: ${amount}. This work leaves the list until the facility is archived. Tenants who are due later are listed again. Letters can still be printed.`}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} lead={changesKept} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" loading={saving}>
            Put away
          </Button>
        </>
      )}
    >
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={200}
        value={reason}
        error={refusal?.fields?.reason}
        onValueChange={({ value }) => setReason(value)}
      />
    </Dialog>
  );
}
