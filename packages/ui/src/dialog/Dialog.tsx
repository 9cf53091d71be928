'use client';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import * as Primitive from 'radix-ui/dialog';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from '../form/Form.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useCloseRequest } from '../internal/closeRequest.ts';
import { isComposing, stopComposing } from '../internal/controlEvents.ts';
import { focusableWhenScrolling } from '../internal/focusableWhenScrolling.ts';
import { useLang, useTexts } from '../locale/LocaleProvider.tsx';
import { ignoreSecondClick } from './doubleClick.ts';
import { ancestorsOf, firstTabbable, focusNearest } from './focus.ts';
import { dialogTexts } from './texts.ts';
import type { DialogProps } from './types.ts';

/**
 * A modal dialog. The focus stays inside and returns to the opener on close, or to its nearest remaining ancestor.
 * Escape closes the topmost layer only. Renders a `<div role="dialog">` in a portal. APG pattern: dialog (modal).
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  onBeforeClose,
  trigger,
  title,
  description,
  children,
  footer,
  size = 'normal',
  role = 'dialog',
  onSubmit,
  initialFocusRef,
  closeButton = true,
  closeOnOutsidePress = role === 'dialog',
  className,
  ...rootProps
}: DialogProps) {
  const texts = useTexts('dialog', dialogTexts);
  const lang = useLang();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const openerTrail = useRef<HTMLElement[]>([]);
  const asking = useRef(false);

  // The content takes the focus after this effect, so the focus is still on the opener.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openerTrail.current = ancestorsOf(document.activeElement);
    keepPageWidth();
  }, [isOpen]);
  useEffect(() => (isOpen ? ignoreSecondClick : undefined), [isOpen]);

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  }

  async function askAndClose(): Promise<void> {
    if (asking.current) return;
    if (onBeforeClose) {
      asking.current = true;
      try {
        if (!(await onBeforeClose())) return;
      } finally {
        asking.current = false;
      }
    }
    setOpen(false);
  }
  const close = () => void askAndClose();

  useCloseRequest(isOpen, close);

  const content = (
    <>
      <div ref={focusableWhenScrolling} className="al-dialog-body">
        {description && (
          // A `<div>`, because the description may contain a list.
          <Primitive.Description asChild>
            <div className="al-dialog-description">{description}</div>
          </Primitive.Description>
        )}
        {children}
      </div>
      {footer && (
        <div className="al-dialog-footer">
          {typeof footer === 'function' ? footer({ close }) : footer}
        </div>
      )}
    </>
  );

  return (
    <Primitive.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : close())}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        {/* A plain element instead of Radix's overlay: its scroll lock is a quarter of Radix's dialog size; the stylesheet locks the scroll instead. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the Close button do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the Close button do the same */}
        <div
          className="al-dialog-backdrop"
          onClick={(event) => {
            // The second click of a double click belongs to the button that the first one pressed.
            if (closeOnOutsidePress && event.detail < 2) close();
          }}
        />
        <Primitive.Content
          aria-modal
          lang={lang}
          role={role}
          data-size={size}
          {...rootProps}
          // React events bubble through portals; a form around the opener must not receive this submit event.
          onSubmit={(event) => event.stopPropagation()}
          onKeyDownCapture={stopComposing}
          className={cx('al-dialog', className)}
          onOpenAutoFocus={(event) => {
            const target = initialFocusRef?.current ?? firstInside(event.target);
            if (!target) return;
            event.preventDefault();
            // In a low window, the buttons are above the content, which then stays at its start.
            target.focus({ preventScroll: target.closest('.al-dialog-footer') !== null });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusNearest(openerTrail.current);
          }}
          // Radix handles the key before the field, which clears its text.
          onEscapeKeyDown={(event) => {
            if (isFilledSearch(event.target) || isComposing(event)) event.preventDefault();
          }}
          // The backdrop handles presses outside, and toasts lie above it.
          onInteractOutside={(event) => event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': rootProps['aria-describedby'] })}
        >
          <Primitive.Title className="al-dialog-title">{title}</Primitive.Title>
          {onSubmit ? (
            <Form className="al-dialog-form" onSubmit={onSubmit}>
              {content}
            </Form>
          ) : (
            content
          )}
          {/* Last in the tab order: the content comes before the Close button. */}
          {closeButton && (
            <Primitive.Close asChild>
              <IconButton className="al-dialog-close" label={texts.close} icon={<X />} />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Hides the page's scrollbar while a dialog is open and reserves its width, so that nothing shifts. */
function keepPageWidth() {
  if (document.querySelector('.al-dialog-backdrop')) return;
  const page = document.documentElement;
  page.style.setProperty('--al-scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}

/** The first field of the body, else the first button of the footer. */
const firstInside = (content: EventTarget | null) =>
  content instanceof Element
    ? (firstTabbable(content.querySelector('.al-dialog-body')) ??
      firstTabbable(content.querySelector('.al-dialog-footer')))
    : null;

const isFilledSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
