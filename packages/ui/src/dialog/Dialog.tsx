'use client';

import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Form, type FormProps } from '../form/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { firstTabbable, focusNearest, focusTrail } from './focus.ts';

/** What a dialog hands to the parts it lets the caller draw. */
export interface DialogHandle {
  /** Closes the dialog as its Close button does: `onBeforeClose` is asked first. */
  close: () => void;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'onSubmit'> {
  /** The heading, and the dialog's accessible name. */
  title: ReactNode;
  /** One sentence under the heading, read together with the name. */
  description?: ReactNode;
  /** What the dialog is about. Scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons at the bottom; always in view. A function is given `close`. */
  footer?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** Width on a screen that has room; a phone always shows a full-height sheet. @default 'normal' */
  size?: 'small' | 'normal' | 'large';
  /** `alertdialog` for a question or an alarm that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Shown or not, when the caller decides. */
  open?: boolean;
  /** Shown at first, when the dialog decides for itself. @default false */
  defaultOpen?: boolean;
  /** The reader opened or closed the dialog. Never called while `onBeforeClose` refuses. */
  onOpenChange?: (open: boolean) => void;
  /** Asked before the reader's wish to close is granted; `false` keeps the dialog open (unsaved changes). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Makes body and footer one `Form`, which a submit button in the footer sends. */
  onSubmit?: FormProps['onSubmit'];
  /** A button that opens the dialog. */
  trigger?: ReactElement;
  /** Focused first, in place of the first field of the body (or, without one, of the footer). */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** `false` leaves out the ✕, for a dialog whose footer closes it. @default true */
  closeButton?: boolean;
  /** A press beside the dialog closes it. @default true, false for an `alertdialog` */
  closeOnOutsidePress?: boolean;
}

/**
 * A task or a text that interrupts the page (APG: Dialog, modal). Focus stays inside and afterwards goes
 * back to the opener, or to what the opener stood in. Escape closes the topmost layer only.
 * Renders a `<div role="dialog">` in a portal.
 */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = 'normal',
  role = 'dialog',
  open,
  defaultOpen = false,
  onOpenChange,
  onBeforeClose,
  onSubmit,
  trigger,
  initialFocusRef,
  closeButton = true,
  closeOnOutsidePress = role === 'dialog',
  className,
  ...rootProps
}: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const openerTrail = useRef<HTMLElement[]>([]);
  const asking = useRef(false);

  // The content mounts only after this effect, so focus is still where the dialog was asked for.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openerTrail.current = focusTrail(document.activeElement);
    keepPageWidth();
  }, [isOpen]);

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  async function close() {
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

  const content = (
    <>
      <div ref={focusableWhenScrolling} className="al-dialog-body">
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
        {/* Not the primitive's overlay, whose scroll lock is a quarter of its bytes: the style sheet has one. */}
        <div className="al-dialog-backdrop" />
        <Primitive.Content
          aria-modal
          role={role}
          data-size={size}
          {...rootProps}
          // React bubbles through portals: a form around the opener must not hear of the one in here.
          onSubmit={(event) => event.stopPropagation()}
          className={cx('al-dialog', className)}
          onOpenAutoFocus={(event) => {
            const target = initialFocusRef?.current ?? firstInside(event.target);
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusNearest(openerTrail.current);
          }}
          onInteractOutside={(event) => {
            if (!closeOnOutsidePress || isToast(event.target)) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': rootProps['aria-describedby'] })}
        >
          <div className="al-dialog-header">
            <Primitive.Title className="al-dialog-title">{title}</Primitive.Title>
            {description && (
              // A `<div>`, because a description may hold a list.
              <Primitive.Description asChild>
                <div className="al-dialog-description">{description}</div>
              </Primitive.Description>
            )}
          </div>
          {onSubmit ? (
            <Form className="al-dialog-form" onSubmit={onSubmit}>
              {content}
            </Form>
          ) : (
            content
          )}
          {/* Last in the tab order, so that the task comes before the way out of it. */}
          {closeButton && (
            <Primitive.Close asChild>
              <IconButton className="al-dialog-close" label="Close" icon={<X />} />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** While a dialog is open the page has no scrollbar; its width is kept free, so that nothing moves. */
function keepPageWidth() {
  if (document.querySelector('.al-dialog-backdrop')) return;
  const page = document.documentElement;
  page.style.setProperty('--al-scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}

/** The task comes first: a field of the body, else a button of the footer. */
const firstInside = (content: EventTarget | null) =>
  content instanceof Element
    ? (firstTabbable(content.querySelector('.al-dialog-body')) ??
      firstTabbable(content.querySelector('.al-dialog-footer')))
    : null;

// A toast lies above the dialog; pressing it is no wish to leave the dialog.
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.al-toasts') !== null;

/** A long text must be reachable with the arrow keys; a short one must not cost a stop. */
const focusableWhenScrolling: RefCallback<HTMLElement> = (element) => {
  // The pages that tests run in without a browser have no sizes.
  if (!element || !('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
};
