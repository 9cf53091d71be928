'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { filterBarTexts } from './texts.ts';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Accessible name of the search landmark. */
  label?: string | undefined;
  /** Buttons after the fields. Submitting (button or Enter) calls `onSearch`, a `reset` button calls `onReset`. */
  actions?: ReactNode;
  /** Called on submit, to apply the filters without debounce. */
  onSearch?: (() => void) | undefined;
}

/** Filters above a list. Renders a `<form role="search">`. */
export function FilterBar({
  label,
  actions,
  onSearch,
  className,
  children,
  ...rootProps
}: FilterBarProps) {
  const texts = useTexts('filterBar', filterBarTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; <search> would add an element
    <form
      role="search"
      aria-label={label ?? texts.label}
      {...rootProps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
      className={cx('al-filter-bar', className)}
    >
      {children}
      {actions && <div className="al-filter-bar-actions">{actions}</div>}
    </form>
  );
}
