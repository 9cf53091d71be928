'use client';
import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

export interface SearchFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** `small` in tables and dense bars. */
  size?: 'medium' | 'small';
  /** The text has changed, or was cleared with Escape or the cross. */
  onValueChange?: (change: { value: string }) => void;
}

/** Text to look for. Escape and the browser's own cross clear it. The root is the control: an `<input>`. */
export function SearchField({
  size,
  onValueChange,
  onChange,
  onKeyDown,
  className,
  ...props
}: SearchFieldProps) {
  const [fieldProps, controlProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="al-control-frame">
          <Search aria-hidden />
          <input
            autoComplete="off"
            spellCheck={false}
            {...controlProps}
            {...control}
            type="search"
            data-size={size}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'Escape' || event.currentTarget.value === '') return;
              // Not every browser clears it, and a dialog around it must not close at the same press.
              event.preventDefault();
              event.stopPropagation();
              clear(event.currentTarget);
            }}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.({ value: event.target.value });
            }}
            className={cx('al-control al-search-field', className)}
          />
        </span>
      )}
    </Field>
  );
}

/** Empties it the way a reader would, so that React and a form hear of it. */
function clear(input: HTMLInputElement) {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
