'use client';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { formTexts } from './texts.ts';

/** '(optional)' or the given text behind a label. */
export function OptionalMark({ optional }: { optional: boolean | string | undefined }) {
  const texts = useTexts('form', formTexts);
  if (!optional) return null;
  return (
    // It is not part of the accessible name: the missing `required` already conveys it.
    <span aria-hidden className="al-field-optional">
      {' '}
      {optional === true ? texts.optional : optional}
    </span>
  );
}

interface FieldNoteProps extends Pick<ComponentProps<'span'>, 'aria-hidden'> {
  /** Target of the control's `aria-describedby`. */
  id: string;
  /** Error message; it replaces the hint. */
  error: ReactNode;
  /** Help text. */
  hint: ReactNode;
}

/** The error or hint below a control. */
export function FieldNote({ error, hint, ...rootProps }: FieldNoteProps) {
  const note = error ?? hint;
  if (!note) return null;
  return (
    <span {...rootProps} className={error ? 'al-field-error' : 'al-field-hint'}>
      {error && <CircleAlert aria-hidden />}
      <span>{note}</span>
    </span>
  );
}
