import type { Day, Facility, LetterType, PeriodLetters } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { Button, DateField, Dialog, dayInZone, useConfirm } from '@audit-letters/ui';
import { useState } from 'react';
import { changesKept, FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import { fieldMessages, type SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { mailedDay } from '../../format/dates/moment.ts';
import { mailDateConfirmation, mailDateWarnings } from '../../letters/batches/mailDates.ts';

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
  /** The letters of the facility's period. Mail dates before their generation are asked about. */
  getLetters?: ((facility: Facility) => Promise<readonly PeriodLetters[]>) | undefined;
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

/** The day on which the first letters were generated whose mail date a changed date sets. */
function firstGenerated(
  batches: readonly PeriodLetters[],
  { letterType, before }: { letterType: LetterType; before: Day | null },
): Day | null {
  const days = batches
    .filter(
      ({ letter_type, mail_time }) =>
        letter_type === letterType && (mail_time === null || mailedDay(mail_time) === before),
    )
    .map(({ save_time }) => dayInZone(new Date(save_time)));
  return days.sort()[0] ?? null;
}

/** The dialog for the days on which letters were sent (FAC-33). It stays open after a failed save. */
export function LettersSentDialog({
  facility,
  today,
  getLetters,
  onSave,
  onClose,
}: LettersSentDialogProps) {
  const before = sentOf(facility);
  const [dates, setDates] = useState(before);
  const { save, saving, refusal } = useSave(onSave);
  const mayLeave = useLeaveGuard(letters.some(({ name }) => dates[name] !== before[name]));

  const confirm = useConfirm();

  /** Warnings about the changed dates (LET-77). */
  async function findWarnings(): Promise<string[]> {
    const changed = letters.filter(({ name }) => dates[name] && dates[name] !== before[name]);
    const batches = changed.length > 0 && getLetters ? await getLetters(facility) : [];
    return changed.flatMap(({ letterType, name }) => {
      const day = dates[name];
      if (!day) return [];
      const generated = firstGenerated(batches, { letterType, before: before[name] });
      return mailDateWarnings({ day, today, generated }).map(
        (warning) => `${letterNames[letterType]} letters: ${warning}`,
      );
    });
  }

  async function handleSubmit() {
    const warnings = await findWarnings();
    if (warnings.length > 0 && !(await confirm(mailDateConfirmation(warnings)))) return;
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
