import { DateCalendar } from '@audit-letters/ui/date-calendar';
import type { Day } from '@audit-letters/ui/day';
import { useState } from 'react';

export function MoveOutDay({ today }: { today: Day }) {
  const [day, setDay] = useState(today);
  return (
    <DateCalendar
      label="Move-out"
      today={today}
      value={day}
      onValueChange={({ value }) => setDay(value)}
    />
  );
}
