import type { Day } from '@audit-letters/api-client';
import { Button, Dialog, InlineDatePicker } from '@audit-letters/ui';
import { useState } from 'react';

export interface EnrollmentDateDialogProps {
  /** The date selected at first. */
  initialDate: Day;
  /** The current date where the user is. */
  today: Day;
  /** The owner of the letters, such as 'Facility L-103'. */
  whose: string;
  /** The user sets the date. */
  onSet: (date: Day) => void;
  /** The dialog closes. */
  onClose: () => void;
}

/** Asks for the date printed on enrollment letters (LET-20). */
export function EnrollmentDateDialog({
  initialDate,
  today,
  whose,
  onSet,
  onClose,
}: EnrollmentDateDialogProps) {
  const [date, setDate] = useState<Day | null>(initialDate);
  return (
    <Dialog
      title="Set Enrollment Letter Date"
      description="Set the date that should appear on each enrollment letter:"
      size="small"
      open
      onOpenChange={onClose}
      onSubmit={() => date && onSet(date)}
      footer={
        <Button type="submit" variant="primary" disabled={!date}>
          Set
        </Button>
      }
    >
      <p>{whose}</p>
      <InlineDatePicker
        format="MM/dd/yyyy"
        label="Enrollment Letter Date"
        value={date}
        onValueChange={({ value }) => setDate(value)}
        today={today}
      />
    </Dialog>
  );
}
