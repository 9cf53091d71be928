'use client';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { joinRefs } from '../internal/joinRefs.ts';
import { useFormReset } from '../internal/useFormReset.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { type ComboboxOption, containsWords } from './options.ts';
import { comboboxTexts } from './texts.ts';
import { useOptions } from './useOptions.ts';
import { useTypedText } from './useTypedText.ts';

export interface ComboboxProps<Value extends string = string>
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'role' | 'list'> {
  /** The options, in order. If the app loads them, those that match the query. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen option, or null. */
  value: ComboboxOption<Value> | null;
  /** Called with the chosen option, or with null while the text is not the label of the chosen option. */
  onValueChange: (change: { value: ComboboxOption<Value> | null }) => void;
  /** Called with the text that the options must match; with an empty text after a choice. */
  onQueryChange?: ((change: { query: string }) => void) | undefined;
  /** Whether an option matches; null if `options` has matches only. @default every word of the text is in the option */
  filter?: ((option: ComboboxOption<Value>, query: string) => boolean) | null | undefined;
  /** Whether options are on their way. */
  loading?: boolean | undefined;
  /** Text below the options, such as a failure to load them. */
  note?: string | undefined;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
}

/** The most options that the list shows. */
const shownOptions = 100;

/**
 * A text field that chooses one of many options, which are in memory or loaded for the text. A form gets the value of the
 * option. Text that is not the label of an option stays, with a message, and blocks the submission. Keyboard: the up and
 * down arrows open the list and move in it, Enter chooses, Escape closes. The root is the control: an `<input>`. APG pattern: editable combobox with list autocomplete and manual selection.
 */
export function Combobox<Value extends string = string>({
  options,
  value,
  onValueChange,
  onQueryChange,
  filter = containsWords,
  loading = false,
  note,
  size,
  name,
  onChange,
  onKeyDown,
  onBlur,
  className,
  ref,
  ...props
}: ComboboxProps<Value>) {
  const texts = useTexts('combobox', comboboxTexts);
  const [{ controlId, error, ...fieldProps }, controlProps] = splitFieldProps(props);
  const ownId = useId();
  const id = controlId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const frameRef = useRef<HTMLSpanElement>(null);

  const typed = useTypedText({ value, onValueChange, onQueryChange });
  const { text, query } = typed;
  useFormReset(inputRef, typed.reset);
  const matches = filter && query ? options.filter((option) => filter(option, query)) : options;
  const shown = matches.slice(0, shownOptions);
  const { getInputProps, getToggleButtonProps, isOpen, highlightedIndex, ...menu } = useOptions({
    inputId: id,
    listLabel: typeof fieldProps.label === 'string' ? fieldProps.label : texts.list,
    text,
    options: shown,
    value,
    readOnly: controlProps.readOnly ?? false,
    onChoose: typed.choose,
  });

  const refusal = text.trim() && !value ? texts.unknown(text.trim()) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value also ends the refusal of a server
  useEffect(() => inputRef.current?.setCustomValidity(refusal), [refusal, value]);

  const state =
    (loading && texts.loading) ||
    note ||
    (shown.length === 0 && texts.empty) ||
    (shown.length < matches.length && texts.more(shown.length, matches.length));

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    // Enter submits the form without a blur event, perhaps before the next render.
    if (event.key === 'Enter' && !(isOpen && highlightedIndex >= 0))
      flushSync(() => typed.settle(matches, { left: typed.left }));
    // These keys move the caret in the text.
    if (event.key === 'Home' || event.key === 'End')
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }

  return (
    <Field {...fieldProps} controlId={id} error={error ?? ((typed.left && refusal) || undefined)}>
      {(control) => (
        <>
          <span ref={frameRef} className="al-control-frame">
            <input
              {...getInputProps({
                spellCheck: false,
                ...controlProps,
                ...control,
                ref: joinRefs(inputRef, ref),
                onChange: (event) => {
                  onChange?.(event);
                  typed.type(event.currentTarget.value);
                },
                onKeyDown: handleKeyDown,
                onBlur: (event) => {
                  onBlur?.(event);
                  typed.settle(matches, { left: true });
                },
              })}
              // The label of the field names it.
              aria-labelledby={controlProps['aria-labelledby']}
              type="text"
              data-size={size}
              className={cx('al-control al-combobox', className)}
            />
            <IconButton
              {...getToggleButtonProps({
                disabled: controlProps.disabled || controlProps.readOnly,
              })}
              size="small"
              label={texts.toggle}
              icon={<ChevronDown />}
              onMouseDown={(event) => event.preventDefault()}
            />
          </span>
          {name && <input type="hidden" name={name} value={value?.value ?? ''} />}
          <span aria-live="polite" className="al-visually-hidden">
            {isOpen && (state || texts.count(matches.length))}
          </span>
          {isOpen && (
            <ComboboxList
              {...menu}
              options={shown}
              value={value}
              loading={loading}
              frameRef={frameRef}
              note={state}
            />
          )}
        </>
      )}
    </Field>
  );
}
