import type { Day, Facility, LetterType } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import { DateField, formatDay, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { picked } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
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
  /** The current date at the office. */
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
  const confirm = useConfirm();

  async function handleSave() {
    const old = LetterTypes.flatMap((type) => {
      const name = letterTypes[type].sentDate;
      const day = dates[name];
      const isOld = day && day !== before[name] && daysBetween(today, day) < -365;
      return isOld
        ? [`${letterNames[type]} letters: ${formatDay(day)} is more than a year ago.`]
        : [];
    });
    if (old.length > 0 && !(await confirm(mailDateQuestion(old)))) return undefined;
    return onSave({ facility, changes: dates });
  }

  return (
    <FormDialog
      size="small"
      title={facility.facility_number}
      description="If letters have been sent for this facility, set the date they were dropped off below!"
      isChanged={sentDates.some((name) => dates[name] !== before[name])}
      onSave={handleSave}
      onClose={onClose}
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
    </FormDialog>
  );
}
