import { DateField } from '@audit-letters/ui/date-field';
import type { Day } from '@audit-letters/ui/day';
import { useState } from 'react';

export function MoveOutField({ today }: { today: Day }) {
  const [day, setDay] = useState<Day | null>(null);
  return (
    <DateField
      label="Move-out"
      today={today}
      value={day}
      onValueChange={({ value }) => setDay(value)}
    />
  );
}
