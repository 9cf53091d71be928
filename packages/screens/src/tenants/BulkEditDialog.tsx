import type { BulkField, Day } from '@audit-letters/api-client';
import { Button, DateField, Dialog, Form, Select } from '@audit-letters/ui';
import { useId, useState } from 'react';
import { useLeaveGuard } from '../model/leaveGuard.ts';
import type { Outcome } from '../model/outcome.ts';
import { useSave } from '../model/useSave.ts';
import { FormRefusal } from '../page/FormRefusal.tsx';
import { statusChoices } from './answers.ts';
import { type BulkChange, bulkFieldNames } from './bulkChanges.ts';

export interface BulkEditDialogProps {
  /** How many tenants are chosen. */
  count: number;
  /** Which ones, in words. */
  whom: string;
  today: Day;
  onSave: (change: BulkChange) => Promise<Outcome>;
  onClose: () => void;
}

/** One value for one field of all chosen tenants. A coverage is each tenant's own and is not offered here. */
export function BulkEditDialog({ count, whom, today, onSave, onClose }: BulkEditDialogProps) {
  const formId = useId();
  const [field, setField] = useState<BulkField>('status');
  const [word, setWord] = useState('');
  const [day, setDay] = useState<Day | null>(null);
  const { save, saving, refusal } = useSave(onSave);
  const mayLeave = useLeaveGuard(word !== '' || day !== null);

  async function handleSubmit() {
    const outcome = await save({
      field,
      value: field === 'charge_apply_date' ? day : wireValue(word),
    });
    if (outcome.ok) onClose();
  }

  return (
    <Dialog
      open
      title="Bulk Edit"
      description={`Sets one field of ${count} tenants. ${whom}`}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            Save
          </Button>
        </>
      )}
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <Select
          label="Field"
          options={fieldOptions}
          value={field}
          onValueChange={({ value }) => {
            setField(value as BulkField);
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
            options={field === 'status' ? statusOptions : yesOrNo}
            value={word}
            onValueChange={({ value }) => setWord(value)}
          />
        )}
      </Form>
    </Dialog>
  );
}

const fieldOptions = Object.entries(bulkFieldNames).map(([value, label]) => ({ value, label }));
const statusOptions = statusChoices.map(({ key, label }) => ({ value: key, label }));
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const wireValue = (word: string) => (word === 'true' ? true : word === 'false' ? false : word);
