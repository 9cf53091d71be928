'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import type { Tone } from '../tone/tones.ts';
import { confirmTexts } from './texts.ts';

/** A question of `useConfirm`. */
export interface Question {
  /** The question, with a question mark. */
  title: ReactNode;
  /** The consequence of 'Yes', when the question does not state it. */
  description?: ReactNode;
  /** The consequences of 'Yes', one entry each, such as '869 tenants are deleted'. Read out with the question. */
  consequences?: readonly string[] | undefined;
  /** Content below the text: a list, a checkbox. */
  content?: ReactNode;
  /** `danger` for a destructive action: the button is red, and the focus starts on 'No'. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'danger'> | undefined;
  /** Label of the confirming button. @default 'Yes' */
  confirmLabel?: string | undefined;
  /** Label of the declining button. @default 'No' */
  cancelLabel?: string | undefined;
  /** Another answer, between the two. The question resolves to `false`. */
  alternative?:
    | {
        /** Label of its button. */
        label: string;
        /** Called when the user chooses it. */
        onChoose: () => void;
      }
    | undefined;
}

interface ConfirmDialogProps extends Question {
  /** Called with the answer of the user. */
  onAnswer: (answer: { agreed: boolean }) => void;
}

/**
 * A confirmation the user must answer. Escape declines. Renders, in a portal, a `<div role="alertdialog">`. APG pattern:
 * alert dialog.
 */
export function ConfirmDialog({
  title,
  description,
  consequences = [],
  content,
  tone = 'neutral',
  confirmLabel,
  cancelLabel,
  alternative,
  onAnswer,
}: ConfirmDialogProps) {
  const texts = useTexts('confirmDialog', confirmTexts);
  const yesRef = useRef<HTMLButtonElement>(null);
  const noRef = useRef<HTMLButtonElement>(null);
  const handleAlternative = () => {
    alternative?.onChoose();
    onAnswer({ agreed: false });
  };
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer({ agreed: false })}
      title={title}
      size="small"
      role="alertdialog"
      closeButton={false}
      description={
        consequences.length === 0 ? (
          description
        ) : (
          <>
            {description}
            <ul className="al-confirm-consequences">
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </>
        )
      }
      // Enter must not trigger an irreversible action right away.
      initialFocusRef={tone === 'danger' ? noRef : yesRef}
      onSubmit={() => onAnswer({ agreed: true })}
      footer={({ close }) => (
        <>
          <Button ref={noRef} onClick={close}>
            {cancelLabel ?? texts.cancel}
          </Button>
          {alternative && <Button onClick={handleAlternative}>{alternative.label}</Button>}
          <Button ref={yesRef} variant={tone === 'danger' ? 'danger' : 'primary'} type="submit">
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      )}
    >
      {content}
    </Dialog>
  );
}
