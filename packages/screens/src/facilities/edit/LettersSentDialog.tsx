import type { Day, Facility, LetterType } from '@audit-letters/api-client';
import { LetterTypes, letterNames, letterTypes } from '@audit-letters/api-client/values';
import { DateField, formatDay, useConfirm } from '@audit-letters/ui';
import { type DraftForm, picked } from '../../form/draft.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useDraft } from '../../form/useDraft.ts';
import { daysBetween } from '../../format/dates/dayDistance.ts';
import { mailDateQuestion } from '../../format/dates/moment.ts';
import type { FacilitySave, FacilitySaveResult } from './facilitySave.ts';

const labels: Record<LetterType, string> = {
  initial: 'Initial Letter Date',
  follow_up: 'Enrollment Letter Date',
  welcome: 'Welcome Letter Date',
};

const sentDates = LetterTypes.map((type) => letterTypes[type].sentDate);

/** The days on which letters were sent. */
type LettersSent = Pick<Facility, (typeof letterTypes)[LetterType]['sentDate']>;

const lettersSentForm = {
  name: 'letters-sent',
  valuesOf: (facility: Facility): LettersSent => picked(facility, sentDates),
  writtenOf: (values: LettersSent) => values,
} satisfies DraftForm<Facility, LettersSent, LettersSent>;

export interface LettersSentDialogProps {
  /** The facility whose letters were sent. */
  facility: Facility;
  /** The current date at the office. */
  today: Day;
  /** Saves the dates. */
  onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/**
 * The dialog for the days on which letters were sent (FAC-33). It stays open after a failed save. A save has all three days,
 * also the unchanged ones: refuse it when another user has changed one of them since.
 */
export function LettersSentDialog({ facility, today, onSave, onClose }: LettersSentDialogProps) {
  const draft = useDraft(lettersSentForm, { id: facility.id, record: facility });
  const { stored, base, values, set } = draft;
  const confirm = useConfirm();

  async function handleSave() {
    const old = LetterTypes.flatMap((type) => {
      const name = letterTypes[type].sentDate;
      const day = values[name];
      const isOld = day && day !== base[name] && daysBetween(today, day) < -365;
      return isOld
        ? [`${letterNames[type]} letters: ${formatDay(day)} is more than a year ago.`]
        : [];
    });
    if (old.length > 0 && !(await confirm(mailDateQuestion(old)))) return undefined;
    return onSave({ facility: stored, changes: values, seen: base });
  }

  return (
    <FormDialog
      size="small"
      title={facility.facility_number}
      description="If letters have been sent for this facility, set the date they were dropped off below!"
      draft={draft}
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
            hint={draft.note(name)}
            value={values[name]}
            onValueChange={({ value }) => set({ [name]: value })}
          />
        );
      })}
    </FormDialog>
  );
}
