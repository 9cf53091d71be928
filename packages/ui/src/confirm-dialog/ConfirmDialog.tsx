'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { formatCount } from '../format/index.ts';
import { TextField } from '../text-field/index.ts';

export interface ConfirmDialogProps
  extends Omit<
    DialogProps,
    | 'children'
    | 'closeButton'
    | 'closeOnOutsidePress'
    | 'description'
    | 'footer'
    | 'initialFocusRef'
    | 'onSubmit'
    | 'role'
  > {
  /** The question, ending with a question mark. */
  title: ReactNode;
  /** What follows from 'Yes', when the question alone does not say it. */
  children?: ReactNode;
  /** What 'Yes' does, one entry each: '869 tenants are deleted'. A list that is read with the question. */
  consequences?: readonly string[];
  /** A count that must be typed before 'Yes' is accepted, for an answer that destroys a lot. */
  confirmCount?: number;
  /** `danger` when 'Yes' destroys something: the button is red and focus starts on 'No' (or in the field of `confirmCount`). @default 'normal' */
  tone?: 'normal' | 'danger';
  /** The word on the button that agrees. @default 'Yes' */
  confirmLabel?: string;
  /** The word on the button that declines. @default 'No' */
  cancelLabel?: string;
  /** The agreed work is under way: the dialog waits with a spinner in its button. */
  confirming?: boolean;
  /** The reader agreed. Closing the dialog is the caller's part, so that it can wait for the work. */
  onConfirm: () => void;
}

/**
 * A question that must be answered before anything else (APG: Alert dialog). Escape means 'No'.
 * `useConfirm` asks the same question as a promise. Renders a `<div role="alertdialog">` in a portal.
 */
export function ConfirmDialog({
  children,
  consequences = [],
  confirmCount,
  tone = 'normal',
  size = 'small',
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  confirming = false,
  onConfirm,
  ...dialogProps
}: ConfirmDialogProps) {
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialogProps}
      size={size}
      role="alertdialog"
      closeButton={false}
      description={
        consequences.length === 0 ? (
          children
        ) : (
          <>
            {children}
            <ul className="al-confirm-consequences">
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </>
        )
      }
      // An irreversible answer must not be one press of Enter away.
      initialFocusRef={confirmCount !== undefined ? undefined : tone === 'danger' ? noRef : yesRef}
      onSubmit={onConfirm}
      footer={({ close }) => (
        <>
          <Button ref={noRef} onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            ref={yesRef}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            type="submit"
            loading={confirming}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {confirmCount !== undefined && <CountField count={confirmCount} />}
    </Dialog>
  );
}

/** Accepts the count with and without its thousands separators. */
function CountField({ count }: { count: number }) {
  const text = formatCount(count);
  return (
    <TextField
      label={`Type ${text} to confirm`}
      inputMode="numeric"
      autoComplete="off"
      required
      pattern={` *${text.replaceAll(',', ',?')} *`}
      title={`This is not ${text}.`}
    />
  );
}
