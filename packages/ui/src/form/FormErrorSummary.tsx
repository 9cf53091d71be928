'use client';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ComponentProps, use } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { formTexts } from './texts.ts';

/**
 * Lists the validation errors of the nearest `Form` with links to the fields; renders nothing without errors. Renders
 * a `<div role="alert">`. APG patterns: alert, link.
 */
export function FormErrorSummary({
  className,
  ...rootProps
}: Omit<ComponentProps<'div'>, 'children'>) {
  const texts = useTexts('form', formTexts);
  const { problems } = use(FormContext);
  if (problems.length === 0) return null;
  return (
    <div role="alert" {...rootProps} className={cx('al-form-error-summary', className)}>
      <CircleAlert aria-hidden />
      <div>
        <p className="al-form-error-summary-title">{texts.errorSummary(problems.length)}</p>
        <ul>
          {problems.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Move the focus without changing the URL.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}
              </a>{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
