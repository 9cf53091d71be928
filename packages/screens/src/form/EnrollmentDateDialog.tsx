import type { Day } from '@audit-letters/api-client';
import { dateOrderWarnings, type LetterDates } from '@audit-letters/api-client/values';
import { InlineDatePicker } from '@audit-letters/ui';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import type { SaveResult } from './saveResult.ts';

export interface EnrollmentDateDialogProps {
  /** The date selected at first. */
  initialDate: Day;
  /** The current date at the office. */
  today: Day;
  /** The facility or state of the letters, such as 'Facility L-103'. */
  place: string;
  /** The letter dates of the facility: the dialog names those that the chosen date does not fit. */
  dates?: LetterDates | null;
  /** The user sets the date. The dialog closes on success, and shows a failure; without a result it stays as it is. */
  onSet: (change: { date: Day }) => Promise<SaveResult | undefined>;
  /** The dialog closes. */
  onClose: () => void;
}

/** Asks for the date printed on enrollment letters (LET-20). */
export function EnrollmentDateDialog({
  initialDate,
  today,
  place,
  dates,
  onSet,
  onClose,
}: EnrollmentDateDialogProps) {
  const [date, setDate] = useState<Day | null>(initialDate);
  const warnings = date && [
    date < today && 'This day is in the past.',
    ...dateOrderWarnings({ ...dates, follow_up_letter_send_date: date }),
  ];
  return (
    <FormDialog
      title="Set Enrollment Letter Date"
      description="Set the date that should appear on each enrollment letter:"
      size="small"
      submit={{ children: 'Set', disabled: !date }}
      onSave={async () => (date ? onSet({ date }) : undefined)}
      onClose={onClose}
    >
      <p>{place}</p>
      <InlineDatePicker
        format="MM/dd/yyyy"
        label="Enrollment Letter Date"
        required
        hint={warnings?.filter(Boolean).join(' ') || undefined}
        value={date}
        onValueChange={({ value }) => setDate(value)}
        today={today}
      />
    </FormDialog>
  );
}
