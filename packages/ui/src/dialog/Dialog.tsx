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
import { ancestorsOf, firstTabbable, focusNearest } from './focus.ts';

/** Passed to the parts of a dialog that the caller renders. */
export interface DialogHandle {
  /** Closes the dialog like its Close button: `onBeforeClose` runs first. */
  close: () => void;
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'onSubmit'> {
  /** The heading and accessible name. */
  title: ReactNode;
  /** A sentence below the heading; the accessible description. */
  description?: ReactNode;
  /** The content. Scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons at the bottom, always visible. A function receives `close`. */
  footer?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** Width on large screens; on a phone the dialog fills the screen. @default 'normal' */
  size?: 'small' | 'normal' | 'large';
  /** `alertdialog` for a question or warning that needs a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether the dialog is open (controlled). */
  open?: boolean;
  /** Whether the dialog is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the dialog, unless `onBeforeClose` returns false. */
  onOpenChange?: (open: boolean) => void;
  /** Called before the user closes the dialog; return `false` to keep it open, for example with unsaved changes. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Wraps body and footer in one `Form`, which a submit button in the footer submits. */
  onSubmit?: FormProps['onSubmit'];
  /** The button that opens the dialog. */
  trigger?: ReactElement;
  /** Receives the initial focus instead of the first field of the body (or the first button of the footer). */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** `false` hides the ✕ button, for a dialog whose footer closes it. @default true */
  closeButton?: boolean;
  /** Whether a click outside closes the dialog. @default true, false for an `alertdialog` */
  closeOnOutsidePress?: boolean;
}

/**
 * A modal dialog. The focus stays inside and returns to the opener on close, or to its nearest remaining ancestor.
 * Escape closes the topmost layer only. Renders a `<div role="dialog">` in a portal. APG pattern: dialog (modal).
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

  // The content mounts after this effect, so the focus is still on the opener.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openerTrail.current = ancestorsOf(document.activeElement);
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
        {/* A plain element instead of Radix's overlay: its scroll lock is a quarter of Radix's dialog size; the stylesheet locks the scroll instead. */}
        <div className="al-dialog-backdrop" />
        <Primitive.Content
          aria-modal
          role={role}
          data-size={size}
          {...rootProps}
          // React events bubble through portals; a form around the opener must not receive this submit event.
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
              // A `<div>`, because the description may contain a list.
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
          {/* Last in the tab order: the content comes before the Close button. */}
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

// Toasts lie above the dialog; a click on one must not close it.
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.al-toasts') !== null;

/** Makes a scrolling body focusable for the arrow keys; a short body gets no Tab stop. */
const focusableWhenScrolling: RefCallback<HTMLElement> = (element) => {
  // jsdom and happy-dom have no layout.
  if (!element || !('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
};
