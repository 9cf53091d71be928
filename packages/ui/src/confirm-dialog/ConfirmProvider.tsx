'use client';

import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';

/** The options of one confirmation. */
export interface Confirmation extends Question {
  /** Closes the question when it no longer applies; it resolves to `false`. */
  signal?: AbortSignal | undefined;
}

/** Opens the dialog and resolves to the answer; Escape resolves to `false`. */
export type Confirm = (question: Confirmation) => Promise<boolean>;

interface PendingConfirmation {
  question: Question;
  answer: (agreed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Provides `useConfirm` to its descendants and renders the dialog. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PendingConfirmation | null>(null);
  const pending = useRef<PendingConfirmation | null>(null);

  const confirm = useCallback<Confirm>(
    ({ signal, ...question }) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(false);
        // A second question replaces the first, which resolves to `false`.
        pending.current?.answer(false);
        const next = {
          question,
          answer(agreed: boolean) {
            resolve(agreed);
            pending.current = null;
            setShown(null);
          },
        };
        pending.current = next;
        setShown(next);
        signal?.addEventListener('abort', () => {
          if (pending.current === next) next.answer(false);
        });
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {shown && (
        <ConfirmDialog {...shown.question} onAnswer={({ agreed }) => shown.answer(agreed)} />
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
