import type { Day, Facility } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { Button, DateField, Dialog, formatDay, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import { fieldMessages, type SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { daysBetween } from '../../format/dates/dayDistance.ts';
import { mailDateQuestion } from '../../format/dates/moment.ts';

/** The days on which letters were sent. */
export type LettersSent = Pick<
  Facility,
  'initial_letter_sent_date' | 'follow_up_letter_sent_date' | 'welcome_letter_sent_date'
>;

export interface LettersSentDialogProps {
  /** The facility whose letters were sent. */
  facility: Facility;
  /** The current date where the user is. */
  today: Day;
  /** Saves the dates. */
  onSave: (change: { facility: Facility; changes: LettersSent }) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

const sentOf = ({
  initial_letter_sent_date,
  follow_up_letter_sent_date,
  welcome_letter_sent_date,
}: Facility): LettersSent => ({
  initial_letter_sent_date,
  follow_up_letter_sent_date,
  welcome_letter_sent_date,
});

const letters = [
  { letterType: 'initial', name: 'initial_letter_sent_date', label: 'Initial Letter Date' },
  { letterType: 'follow_up', name: 'follow_up_letter_sent_date', label: 'Enrollment Letter Date' },
  { letterType: 'welcome', name: 'welcome_letter_sent_date', label: 'Welcome Letter Date' },
] as const;

/** The dialog for the days on which letters were sent (FAC-33). It stays open after a failed save. */
export function LettersSentDialog({ facility, today, onSave, onClose }: LettersSentDialogProps) {
  const before = sentOf(facility);
  const [dates, setDates] = useState(before);
  const { save, saving, refusal } = useSave(onSave);
  const mayLeave = useLeaveGuard(letters.some(({ name }) => dates[name] !== before[name]));

  const confirm = useConfirm();

  async function handleSubmit() {
    const old = letters.flatMap(({ letterType, name }) => {
      const day = dates[name];
      const isOld = day && day !== before[name] && daysBetween(today, day) < -365;
      return isOld
        ? [`${letterNames[letterType]} letters: ${formatDay(day)} is more than a year ago.`]
        : [];
    });
    if (old.length > 0 && !(await confirm(mailDateQuestion(old)))) return;
    const result = await save({ facility, changes: dates });
    if (result.ok) onClose();
    return fieldMessages(result);
  }

  return (
    <Dialog
      open
      size="small"
      title={facility.facility_number}
      description="If letters have been sent for this facility, set the date they were dropped off below!"
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <FormRefusal refusal={refusal?.fields ? null : refusal} lead={changesKept} />
          <Button type="submit" variant="primary" loading={saving}>
            Save
          </Button>
        </>
      }
    >
      {letters.map(({ name, label }) => (
        <DateField
          key={name}
          label={label}
          name={name}
          format="yyyy-MM-dd"
          today={today}
          value={dates[name]}
          onValueChange={({ value }) => setDates({ ...dates, [name]: value })}
        />
      ))}
    </Dialog>
  );
}
