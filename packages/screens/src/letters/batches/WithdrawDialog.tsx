import type { BatchLetter, LetterBatch } from '@audit-letters/api-client';
import { Button, Combobox, type ComboboxOption, Dialog } from '@audit-letters/ui';
import { useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { batchLabel, batchWords } from './batchWords.ts';

export interface WithdrawDialogProps {
  /** The batch that is not mailed. */
  batch: LetterBatch;
  /** Its letters. */
  letters: readonly BatchLetter[];
  /** Withdraws the letter of a tenant. */
  onWithdraw: (letter: BatchLetter) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The dialog that withdraws one letter of a batch (LET-108). It stays open after a failure. */
export function WithdrawDialog({ batch, letters, onWithdraw, onClose }: WithdrawDialogProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { save, saving, refusal } = useSave(onWithdraw);

  async function handleSubmit() {
    const letter = letters.find(({ tenant_id }) => String(tenant_id) === chosen?.value);
    if (letter && (await save(letter)).ok) onClose();
  }

  return (
    <Dialog
      open
      size="small"
      title="Withdraw a Letter"
      description={`${batchLabel(batch)}. ${batchWords.withdrawn}`}
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} lead={batchWords.nothingWithdrawn} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="danger" disabled={!chosen} loading={saving}>
            Withdraw this letter
          </Button>
        </>
      )}
    >
      <Combobox
        label="Tenant"
        options={letters.map(optionOf)}
        value={chosen}
        onValueChange={({ value }) => setChosen(value)}
      />
    </Dialog>
  );
}

/** 'Ana Ruiz, A01, L-103' */
const optionOf = ({ tenant_id, recipient, unit, facility_number }: BatchLetter) => ({
  value: String(tenant_id),
  label: [recipient ?? 'An erased letter', unit, facility_number].filter(Boolean).join(', '),
});
