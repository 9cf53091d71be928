'use client';
import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

export interface CollapsibleCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading; it names the card and the button that opens it. */
  title: ReactNode;
  /** Level of the heading in the page. */
  headingLevel?: 2 | 3 | 4;
  /** Whether the content shows, when the caller holds the state. */
  open?: boolean;
  /** Whether the content shows at first. */
  defaultOpen?: boolean;
  /** It was opened or closed. */
  onOpenChange?: (change: { open: boolean }) => void;
  /** Buttons and links to the right of the heading; they stay when it is closed. */
  actions?: ReactNode;
}

/**
 * A card whose content can be put away. Renders a `<div role="group">` with the heading as a button. APG
 * pattern: disclosure.
 */
export function CollapsibleCard({
  title,
  headingLevel = 2,
  open,
  defaultOpen = true,
  onOpenChange,
  actions,
  className,
  children,
  ...rootProps
}: CollapsibleCardProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const Heading = `h${headingLevel}` as const;

  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.({ open: !isOpen });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls and brings its own box
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      {...rootProps}
      data-state={isOpen ? 'open' : 'closed'}
      data-padding="medium"
      className={cx('al-card al-collapsible-card', className)}
    >
      <div className="al-card-header">
        <Heading className="al-card-title">
          <button
            id={`${id}-title`}
            type="button"
            className="al-collapsible-card-control"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={toggle}
          >
            <ChevronRight aria-hidden />
            {title}
          </button>
        </Heading>
        {actions && <div className="al-card-actions">{actions}</div>}
      </div>
      <div id={`${id}-body`} hidden={!isOpen} className="al-card-body">
        {children}
      </div>
    </div>
  );
}
