'use client';

import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

/** A question for `useConfirm`. */
export interface Confirmation
  extends Pick<
    ConfirmDialogProps,
    'title' | 'consequences' | 'confirmCount' | 'tone' | 'confirmLabel' | 'cancelLabel'
  > {
  /** What follows from 'Yes', when the question alone does not say it. */
  body?: ReactNode;
}

/** Asks, and resolves to the answer; Escape is a no. */
export type Confirm = (question: Confirmation) => Promise<boolean>;

interface Asked {
  question: Confirmation;
  answer: (agreed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Gives `useConfirm` to everything inside it. Renders the dialog of the question that is asked. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const pending = useRef<Asked | null>(null);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        // A second question takes the place of the first, which nobody can answer any more.
        pending.current?.answer(false);
        const next = {
          question,
          answer(agreed: boolean) {
            resolve(agreed);
            pending.current = null;
            setAsked(null);
          },
        };
        pending.current = next;
        setAsked(next);
      }),
    [],
  );

  const { body, ...question } = asked?.question ?? { title: '' };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          {...question}
          open
          onOpenChange={() => asked.answer(false)}
          onConfirm={() => asked.answer(true)}
        >
          {body}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  );
}

/** `if (await confirm({ title: 'Delete it?', tone: 'danger' })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a <ConfirmProvider> around the component.');
  return confirm;
}
