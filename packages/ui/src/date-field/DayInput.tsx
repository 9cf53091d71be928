'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button.tsx';
import {
  addMonths,
  type Day,
  type DayEntryFormat,
  dayPattern,
  formatDay,
  type LocalDayFormat,
} from '../day/day.ts';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';
import { joinRefs } from '../internal/joinRefs.ts';
import { useFormReset } from '../internal/useFormReset.ts';
import { useLocale, useTexts } from '../locale/LocaleProvider.tsx';
import { type Entry, isUnfinished, readEntry } from './readEntry.ts';
import { dateTexts } from './texts.ts';

export interface DayInputProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'size' | 'type'> {
  /**
   * Display format, also shown as the hint. Other common formats are accepted as input.
   * @default that of the `LocaleProvider`: `12/25/2026` in en-US, `25.12.2026` in de-DE
   */
  format?: DayEntryFormat | undefined;
  /** The day, or null. */
  value: Day | null;
  /** Called with a day, or with null while the text is not a complete date. */
  onValueChange: (change: { value: Day | null }) => void;
  /** Today; the default for `min` and `max`. */
  today: Day;
  /** The earliest accepted day. @default ten years before today */
  min?: Day | undefined;
  /** The latest accepted day. @default ten years after today */
  max?: Day | undefined;
}

interface DayInputPartProps extends DayInputProps {
  /** Content inside the input's frame, after the text. */
  end?: ReactNode;
}

/** Text that was cleared because it is not a date. A form is refused until the user corrects or drops it. */
interface Cleared {
  text: string;
  reason: string;
}

/** The text field shared by `DateField` and `InlineDatePicker`. */
export function DayInput({
  format: givenFormat,
  value,
  onValueChange,
  today,
  min = addMonths(today, -120),
  max = addMonths(today, 120),
  name,
  end,
  onFocus,
  onBlur,
  onChange,
  onKeyDown,
  className,
  ref,
  ...props
}: DayInputPartProps) {
  const texts = useTexts('dateField', dateTexts);
  const { locale } = useLocale();
  const format = givenFormat ?? { locale, twoDigits: true };
  const [fieldProps, controlProps] = splitFieldProps(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: dayText(value, format), value });
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const [before, setBefore] = useState(value);

  // A new value from outside replaces the typed text.
  if (typed.value !== value) {
    setTyped({ text: dayText(value, format), value });
    if (value) setCleared(null);
  }

  const written = dayText(value, format);
  // Only typed text must lie between `min` and `max`; a stored value is accepted as it is.
  const entry: Entry =
    value && typed.text === written
      ? { kind: 'day', day: value }
      : readEntry(typed.text, { format, min, max, texts });
  const refusal = cleared
    ? texts.confirmEmpty(cleared.text, cleared.reason, controlProps.required ?? false)
    : problemOf(entry, value, texts);
  // An incomplete date must block the submission of a form while the field still has the focus. `Field` reads this in
  // an effect of its own. Another day also ends the refusal of a server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what ends a refusal
  useLayoutEffect(() => inputRef.current?.setCustomValidity(refusal), [refusal, value]);

  useFormReset(inputRef, () => {
    setTyped({ text: dayText(value, format), value });
    setCleared(null);
  });

  function type(text: string) {
    const next = readEntry(text, { format, min, max, texts });
    const day = next.kind === 'day' && !isUnfinished(text) ? next.day : null;
    setTyped({ text, value: day });
    setCleared(null);
    if (day !== value) onValueChange({ value: day });
  }

  /** Accepts the typed day and shows it in the field's format. */
  function finish(day: Day) {
    setTyped({ text: formatDay(day, format), value: day });
    if (day !== value) onValueChange({ value: day });
  }

  /** Leaves the field empty. */
  function empty() {
    type('');
    inputRef.current?.focus();
  }

  /** Brings back the date before the cleared text; without one, the text, for a correction. */
  function restore({ text }: Cleared) {
    setCleared(null);
    if (before) finish(before);
    else type(text);
    inputRef.current?.focus();
  }

  return (
    <Field
      {...fieldProps}
      hint={fieldProps.hint ?? givenFormat ?? texts.pattern(dayPattern(locale))}
      className="al-day-field"
    >
      {(control) => (
        <>
          <span className="al-control-frame">
            <input
              autoComplete="off"
              inputMode={controlProps.inputMode}
              spellCheck={false}
              {...controlProps}
              {...control}
              aria-invalid={control['aria-invalid'] ?? (cleared ? true : undefined)}
              ref={joinRefs(inputRef, ref)}
              type="text"
              value={typed.text}
              onFocus={(event) => {
                onFocus?.(event);
                // The value of a cleared field is empty.
                if (!cleared) setBefore(value);
              }}
              onChange={(event) => {
                onChange?.(event);
                type(event.target.value);
              }}
              onBlur={(event) => {
                onBlur?.(event);
                if (entry.kind === 'day') finish(entry.day);
                // The submission triggered by this click rejects the text and shows the reason.
                if (entry.kind !== 'refused' || isSubmitOf(event.target.form, event.relatedTarget))
                  return;
                setCleared({ text: typed.text, reason: entry.reason });
                setTyped({ text: '', value });
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                // Enter submits the form without a blur event, perhaps before the next render.
                if (event.key === 'Enter' && entry.kind === 'day') {
                  const { day } = entry;
                  flushSync(() => finish(day));
                }
              }}
              className={cx('al-control al-day-input', className)}
            />
            {end}
          </span>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <p aria-live="polite" className="al-day-cleared">
            {cleared && (
              <>
                {/* After a submission, the error of the field says it. */}
                {(fieldProps.error || !control['aria-invalid']) && (
                  <span>{texts.cleared(cleared.text, cleared.reason)}</span>
                )}
                <Button size="small" variant="ghost" onClick={() => restore(cleared)}>
                  {texts.restore}
                </Button>
                {!controlProps.required && (
                  <Button size="small" variant="ghost" onClick={empty}>
                    {texts.leaveEmpty}
                  </Button>
                )}
              </>
            )}
          </p>
        </>
      )}
    </Field>
  );
}

function problemOf(entry: Entry, value: Day | null, texts: typeof dateTexts): string {
  if (entry.kind === 'refused') return texts.refused(entry.reason);
  return entry.kind === 'day' && entry.day !== value ? texts.shortYear : '';
}

const isSubmitOf = (form: HTMLFormElement | null, target: EventTarget | null) =>
  form !== null &&
  target instanceof HTMLButtonElement &&
  target.type === 'submit' &&
  target.form === form;

const dayText = (day: Day | null, format: DayEntryFormat | LocalDayFormat) =>
  day ? formatDay(day, format) : '';
