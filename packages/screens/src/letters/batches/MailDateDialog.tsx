import type { Day, LetterBatch } from '@audit-letters/api-client';
import { DateField, formatDay, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { savedByOthers } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { plural } from '../../format/counted.ts';
import { mailDateQuestion, mailedDay } from '../../format/dates/moment.ts';
import { lettersInWords } from './batchWords.ts';

/** A batch with the day on which it was mailed; `null` if it was not. */
export interface MailDateChange {
  /** The batch. */
  batch: LetterBatch;
  /** The day. */
  day: Day | null;
}

export interface MailDateDialogProps {
  /** The batch that was mailed, as it is stored now. */
  batch: LetterBatch;
  /** The current date. */
  today: Day;
  /** The day on which the batch was generated. */
  generated: Day;
  /** The objections to a day, in sentences (LET-101). */
  getRemarks: (change: MailDateChange) => Promise<readonly string[]>;
  /** Saves the day. */
  onSave: (change: MailDateChange) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The dialog for the day on which a batch was mailed (LET-77). It stays open after a failed save. */
export function MailDateDialog({
  batch,
  today,
  generated,
  getRemarks,
  onSave,
  onClose,
}: MailDateDialogProps) {
  const { letter_type, tenant_count, facility_number, state, mail_time } = batch;
  const before = mail_time && mailedDay(mail_time);
  const [day, setDay] = useState(before);
  const [opened] = useState(before);
  const confirm = useConfirm();
  const letters = lettersInWords({
    letterType: letter_type,
    count: tenant_count,
    place: facility_number ?? state ?? null,
  });

  async function handleSave() {
    // The server refuses other days.
    const isPossible = day && day >= generated && day <= today;
    const remarks = isPossible ? await getRemarks({ batch, day }) : [];
    if (remarks.length > 0 && !(await confirm(mailDateQuestion(remarks)))) return undefined;
    return onSave({ batch, day });
  }

  return (
    <FormDialog
      size="small"
      title="Mail Date"
      description={`When ${plural(tenant_count, 'was', 'were')} the ${letters} from ${formatDay(generated)} mailed? Leave the date empty if ${plural(tenant_count, 'it was', 'they were')} not.`}
      isChanged={day !== before}
      onSave={handleSave}
      onClose={onClose}
    >
      <DateField
        label="Date Mailed"
        hint={before === opened ? undefined : savedByOthers(before ? formatDay(before) : '')}
        name="mailed_on"
        format="yyyy-MM-dd"
        today={today}
        value={day}
        onValueChange={({ value }) => setDay(value)}
      />
    </FormDialog>
  );
}
