import type { BatchLetter, LetterBatch } from '@audit-letters/api-client';
import { Select } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
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
  const [chosen, setChosen] = useState<string | null>(null);

  async function handleSave() {
    const letter = letters.find(({ tenant_id }) => String(tenant_id) === chosen);
    return letter && onWithdraw(letter);
  }

  return (
    <FormDialog
      size="small"
      title="Withdraw a Letter"
      description={`${batchLabel(batch)}. ${batchWords.withdrawn}`}
      submit={{ children: 'Withdraw this letter', variant: 'danger', disabled: !chosen }}
      lead={batchWords.nothingWithdrawn}
      onSave={handleSave}
      onClose={onClose}
    >
      <Select
        label="Tenant"
        placeholder=""
        options={letters.map(optionOf)}
        value={chosen}
        onValueChange={({ value }) => setChosen(value)}
      />
    </FormDialog>
  );
}

/** 'Ana Ruiz, A01, L-103' */
const optionOf = ({ tenant_id, recipient, unit, facility_number }: BatchLetter) => ({
  value: String(tenant_id),
  label: [recipient ?? 'An erased letter', unit, facility_number].filter(Boolean).join(', '),
});
