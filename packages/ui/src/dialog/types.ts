import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import type { FormProps } from '../form/Form.tsx';

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
  size?: 'small' | 'normal' | 'large' | undefined;
  /** `alertdialog` for a question or warning that needs a response. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether the dialog is open (controlled). */
  open?: boolean | undefined;
  /** Whether the dialog is open initially (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the dialog, unless `onBeforeClose` returns false. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** Called before the user closes the dialog; return `false` to keep it open, for example with unsaved changes. */
  onBeforeClose?: (() => boolean | Promise<boolean>) | undefined;
  /**
   * Wraps body and footer in one `Form`, which a submit button in the footer submits. The children of the body have the
   * spacing of a form.
   */
  onSubmit?: FormProps['onSubmit'] | undefined;
  /** The button that opens the dialog. */
  trigger?: ReactElement | undefined;
  /** Receives the initial focus instead of the first field of the body (or the first button of the footer). */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** `false` hides the ✕ button, for a dialog whose footer closes it. @default true */
  closeButton?: boolean | undefined;
  /** Whether a click outside closes the dialog. @default true, false for an `alertdialog` */
  closeOnOutsidePress?: boolean | undefined;
}
