'use client';
import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

interface CollapsibleCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading: accessible name of the card and of its toggle button. */
  title: ReactNode;
  /** Heading level. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the content is shown (controlled). */
  open?: boolean | undefined;
  /** Whether the content is shown initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the card. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** Buttons and links at the end of the heading line; visible in both states. */
  actions?: ReactNode;
}

/**
 * A card that can be collapsed. Renders a `<div role="group">` with the heading as a button. APG pattern: disclosure.
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
