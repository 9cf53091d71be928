'use client';
import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

interface CollapsibleCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading: accessible name of the card and of its toggle button. */
  title: ReactNode;
  /** Whether the content is shown initially. @default true */
  defaultOpen?: boolean | undefined;
}

/**
 * A card that can be collapsed. Renders a `<div role="group">` with the heading as a button. APG pattern: disclosure.
 */
export function CollapsibleCard({
  title,
  defaultOpen = true,
  className,
  children,
  ...rootProps
}: CollapsibleCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls and has its own box
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      {...rootProps}
      data-state={isOpen ? 'open' : 'closed'}
      data-padding="medium"
      className={cx('al-card al-collapsible-card', className)}
    >
      <div className="al-card-header">
        <h2 className="al-card-title">
          <button
            id={`${id}-title`}
            type="button"
            className="al-collapsible-card-control"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden />
            {title}
          </button>
        </h2>
      </div>
      <div id={`${id}-body`} hidden={!isOpen} className="al-card-body">
        {children}
      </div>
    </div>
  );
}
