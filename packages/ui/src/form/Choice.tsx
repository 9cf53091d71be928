'use client';
import { type ComponentProps, useId } from 'react';
import type { FieldText } from './Field.tsx';
import { FieldNote } from './FieldNote.tsx';
import { useFieldState } from './useFieldState.tsx';

export interface ChoiceProps
  extends Omit<FieldText, 'optional'>,
    Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Called when the user toggles the control. */
  onCheckedChange?: ((change: { checked: boolean }) => void) | undefined;
}

/** A checkbox with its label beside it, and the hint or error below. The root is the control: an `<input>`. */
export function Choice({
  label,
  labelHidden,
  hint,
  error,
  id: givenId,
  onCheckedChange,
  onChange,
  'aria-describedby': describedBy,
  ...rootProps
}: ChoiceProps) {
  const ownId = useId();
  const { control, events, note } = useFieldState({
    id: givenId ?? ownId,
    hint,
    error,
    describedBy,
  });
  return (
    <label {...events} className="al-choice">
      <input
        {...rootProps}
        {...control}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.({ checked: event.target.checked });
        }}
      />
      <span className={labelHidden ? 'al-visually-hidden' : 'al-choice-label'} data-label="">
        {label}
      </span>
      {/* The note is in the clickable label, but not part of the accessible name. */}
      <FieldNote {...note} aria-hidden />
    </label>
  );
}
