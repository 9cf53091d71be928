import type { Answer, Coverage, Day } from '@audit-letters/api-client';
import { wordOfStatus } from '@audit-letters/api-client/values';
import { DateField, Select } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { counted } from '../../format/counted.ts';
import { answerChoices } from '../edit/answers.ts';
import { type BulkChange, bulkFields, type ChosenField } from './bulkChanges.ts';

export interface BulkEditDialogProps {
  /** The number of selected tenants. */
  count: number;
  /** A sentence that describes the selection. */
  whom: string;
  /** The coverages for one of the tenants. The server rejects a coverage that is not available to all. */
  coverages: readonly Coverage[];
  /** The current date at the office. */
  today: Day;
  /** Saves the field for all selected tenants. */
  onSave: (change: BulkChange) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** Sets one field of all selected tenants. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { count, whom, coverages, today, onSave, onClose } = props;
  const [field, setField] = useState<ChosenField>('status');
  const [word, setWord] = useState('');
  const [day, setDay] = useState<Day | null>(null);
  const answers = answerChoices(coverages);

  function chosenChange(): BulkChange | null {
    if (field === 'charge_apply_date') return { field, value: day };
    if (field !== 'status') return { field, value: word === 'true' };
    const choice = answers.find(({ key }) => key === word);
    return choice ? answerChange(choice.answer) : null;
  }

  async function handleSave() {
    const change = chosenChange();
    return change ? onSave(change) : undefined;
  }

  return (
    <FormDialog
      title="Bulk Edit"
      description={`Sets one field of ${counted(count, 'tenant')}. ${whom}`}
      isChanged={word !== '' || day !== null}
      onSave={handleSave}
      onClose={onClose}
    >
      <Select
        label="Field"
        options={bulkFields}
        value={field}
        onValueChange={({ value }) => {
          setField(value);
          setWord('');
        }}
      />
      {field === 'charge_apply_date' ? (
        <DateField
          format="yyyy-MM-dd"
          today={today}
          label="Value"
          value={day}
          hint="Empty: the letter effective date of the facility."
          onValueChange={({ value }) => setDay(value)}
        />
      ) : (
        <Select
          key={field}
          label="Value"
          required
          placeholder=""
          options={
            field === 'status' ? answers.map(({ key, label }) => ({ value: key, label })) : yesOrNo
          }
          value={word}
          onValueChange={({ value }) => setWord(value ?? '')}
        />
      )}
    </FormDialog>
  );
}

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const answerChange = (answer: Answer): BulkChange =>
  answer.coverage_id === null
    ? { field: 'status', value: wordOfStatus(answer.status) }
    : { field: 'coverage_id', value: answer.coverage_id };
