import type { Day, Facility, LetterType } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import { Button, DateField, Dialog, formatDay, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { picked } from '../../form/draft.ts';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import { fieldMessages, type SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { daysBetween } from '../../format/dates/dayDistance.ts';
import { mailDateQuestion } from '../../format/dates/moment.ts';

const labels: Record<LetterType, string> = {
  initial: 'Initial Letter Date',
  follow_up: 'Enrollment Letter Date',
  welcome: 'Welcome Letter Date',
};

const sentDates = LetterTypes.map((type) => letterTypes[type].sentDate);

/** The days on which letters were sent. */
type LettersSent = Pick<Facility, (typeof letterTypes)[LetterType]['sentDate']>;

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

/** The dialog for the days on which letters were sent (FAC-33). It stays open after a failed save. */
export function LettersSentDialog({ facility, today, onSave, onClose }: LettersSentDialogProps) {
  const before: LettersSent = picked(facility, sentDates);
  const [dates, setDates] = useState(before);
  const { save, saving, refusal } = useSave(onSave);
  const mayLeave = useLeaveGuard(sentDates.some((name) => dates[name] !== before[name]));

  const confirm = useConfirm();

  async function handleSubmit() {
    const old = LetterTypes.flatMap((type) => {
      const name = letterTypes[type].sentDate;
      const day = dates[name];
      const isOld = day && day !== before[name] && daysBetween(today, day) < -365;
      return isOld
        ? [`${letterNames[type]} letters: ${formatDay(day)} is more than a year ago.`]
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
      {LetterTypes.map((type) => {
        const name = letterTypes[type].sentDate;
        return (
          <DateField
            key={name}
            label={labels[type]}
            name={name}
            format="yyyy-MM-dd"
            today={today}
            value={dates[name]}
            onValueChange={({ value }) => setDates({ ...dates, [name]: value })}
          />
        );
      })}
    </Dialog>
  );
}
