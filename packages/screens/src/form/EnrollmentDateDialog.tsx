import type { Day } from '@audit-letters/api-client';
import { Button, Dialog, InlineDatePicker } from '@audit-letters/ui';
import { useState } from 'react';
import { changesKept, FormRefusal } from './FormRefusal.tsx';
import { done, type Refused } from './saveResult.ts';
import { useSave } from './useSave.ts';

export interface EnrollmentDateDialogProps {
  /** The date selected at first. */
  initialDate: Day;
  /** The current date where the user is. */
  today: Day;
  /** The facility or state of the letters, such as 'Facility L-103'. */
  place: string;
  /** The user sets the date. The dialog shows the failure, if there is one. */
  onSet: (change: { date: Day }) => Promise<Refused | undefined>;
  /** The dialog closes. */
  onClose: () => void;
}

/** Asks for the date printed on enrollment letters (LET-20). */
export function EnrollmentDateDialog({
  initialDate,
  today,
  place,
  onSet,
  onClose,
}: EnrollmentDateDialogProps) {
  const [date, setDate] = useState<Day | null>(initialDate);
  const { save, saving, refusal } = useSave(
    async (day: Day) => (await onSet({ date: day })) ?? done,
  );
  return (
    <Dialog
      title="Set Enrollment Letter Date"
      description="Set the date that should appear on each enrollment letter:"
      size="small"
      open
      onOpenChange={onClose}
      onSubmit={() => date && save(date)}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal} lead={changesKept} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!date} loading={saving}>
            Set
          </Button>
        </>
      )}
    >
      <p>{place}</p>
      <InlineDatePicker
        format="MM/dd/yyyy"
        label="Enrollment Letter Date"
        hint={date && date < today ? 'This day is in the past.' : undefined}
        value={date}
        onValueChange={({ value }) => setDate(value)}
        today={today}
      />
    </Dialog>
  );
}
