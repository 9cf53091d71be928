import type { Day } from '@audit-letters/api-client';
import { Button, Dialog, InlineDatePicker } from '@audit-letters/ui';
import { useState } from 'react';

export interface EnrollmentDateDialogProps {
  /** The date proposed. */
  initialDate: Day;
  today: Day;
  /** Whose letters bear the date: 'Facility L-103'. */
  whose: string;
  onSet: (date: Day) => void;
  onClose: () => void;
}

/** Asks which date the enrollment letters bear (LET-20). */
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
