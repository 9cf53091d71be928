import { use, useState } from 'react';
import { FormContext } from '../form/formContext.ts';

interface ChosenOptions<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null;
  onValueChange: ((change: { value: Value | null }) => void) | undefined;
}

/** A controlled or uncontrolled value; resetting the `Form` restores the default. */
export function useChosen<Value>({ value, defaultValue, onValueChange }: ChosenOptions<Value>) {
  const { resets } = use(FormContext);
  const [own, setOwn] = useState({ value: defaultValue, resets });
  const ownValue = own.resets === resets ? own.value : defaultValue;
  const choose = (next: Value | null) => {
    setOwn({ value: next, resets });
    onValueChange?.({ value: next });
  };
  return [value === undefined ? ownValue : value, choose] as const;
}
