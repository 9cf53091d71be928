'use client';
import { cx } from 'class-variance-authority';
import Search from 'lucide-react/icons/search';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

export interface SearchFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** A few words inside the field, after the text: why it does not search yet. */
  note?: string | undefined;
  /** Called when the user changes the text or clears it with Escape or the clear button. */
  onValueChange?: ((change: { value: string }) => void) | undefined;
}

/** A search field. Escape empties it, and when it is empty closes a dialog around it. The root is the control: an `<input>`. */
export function SearchField({
  size,
  note,
  onValueChange,
  onChange,
  onKeyDown,
  className,
  ...props
}: SearchFieldProps) {
  const [{ describedBy, ...fieldProps }, controlProps] = splitFieldProps(props);
  const noteId = useId();
  return (
    <Field {...fieldProps} describedBy={cx(describedBy, note && noteId)}>
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
              // Not every browser clears the field on Escape; a surrounding panel must stay open.
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
          {note && (
            <span id={noteId} className="al-search-field-note">
              {note}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

/** Clears the input with an `input` event, as user input would, for React and the form. */
function clear(input: HTMLInputElement) {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
