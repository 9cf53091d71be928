import type { Day } from '@audit-letters/api-client';
import { TextField, type TextFieldProps } from '@audit-letters/ui';
import { useState } from 'react';

export interface DayFieldProps
  extends Omit<TextFieldProps, 'value' | 'onValueChange' | 'type' | 'pattern'> {
  value: Day | null;
  onValueChange: (change: { value: Day | null }) => void;
}

/** TODO replaced by the library's DateField. */
export function DayField({ value, onValueChange, ...props }: DayFieldProps) {
  const [typed, setTyped] = useState<string>(value ?? '');
  return (
    <TextField
      {...props}
      value={typed}
      placeholder="yyyy-MM-dd"
      pattern="\d{4}-\d{2}-\d{2}"
      onValueChange={(change) => {
        setTyped(change.value);
        if (change.value === '') onValueChange({ value: null });
        if (/^\d{4}-\d{2}-\d{2}$/.test(change.value)) onValueChange({ value: change.value as Day });
      }}
    />
  );
}
