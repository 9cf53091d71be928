import type { BatchLetter, LetterBatch } from '@audit-letters/api-client';
import { fold } from '@audit-letters/api-client/values';
import { SearchField, Select } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { counted } from '../../format/counted.ts';
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
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = letters.map(optionOf).filter(({ label }) => fold(label).includes(fold(search)));

  function handleSearch({ value }: { value: string }) {
    setSearch(value);
    // Enter in the field must not withdraw the letter that was chosen before.
    setChosen(null);
  }

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
      <SearchField
        label="Find"
        placeholder="Name, unit or facility"
        value={search}
        onValueChange={handleSearch}
      />
      <Select
        label="Tenant"
        placeholder={search && counted(found.length, 'letter')}
        options={found}
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
