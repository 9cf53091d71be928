'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface FilterBarProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'> {
  /** What is filtered, for assistive technology. */
  label?: string;
  /** Buttons after the fields; one of type `submit` or Enter in a field calls `onSearch`, `reset` `onReset`. */
  actions?: ReactNode;
  /** The reader asks for the list now, without waiting for the debounce of a change. */
  onSearch?: () => void;
  /** The reader wants every filter gone; the caller empties the values it holds. */
  onReset?: () => void;
}

/** Filters above a list, on as few lines as fit. Renders a `<form role="search">`. */
export function FilterBar({
  label = 'Filters',
  actions,
  onSearch,
  onReset,
  className,
  children,
  ...rootProps
}: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; a <search> would be one more box
    <form
      role="search"
      aria-label={label}
      {...rootProps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
      onReset={onReset}
      className={cx('al-filter-bar', className)}
    >
      {children}
      {actions && <div className="al-filter-bar-actions">{actions}</div>}
    </form>
  );
}
