import type { Day } from '@audit-letters/ui/day';
import { InlineDatePicker } from '@audit-letters/ui/inline-date-picker';
import { useState } from 'react';

export function MailedOn({ today }: { today: Day }) {
  const [day, setDay] = useState<Day | null>(null);
  return (
    <InlineDatePicker
      label="Date mailed"
      today={today}
      value={day}
      onValueChange={({ value }) => setDay(value)}
    />
  );
}
