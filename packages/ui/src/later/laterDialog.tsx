'use client';

import type { ComponentType } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { type Later, later } from './later.tsx';
import { laterTexts } from './texts.ts';

interface ClosableProps {
  onClose: () => void;
}

/** A dialog whose code loads when it first opens, or with `useLoadLater`. A failure is a dialog with Retry. */
export const laterDialog = <Props extends ClosableProps>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> => later(load, { waiting: <Waiting />, Failure });

const Waiting = () => (
  <div className="al-later">
    <Spinner />
  </div>
);

function Failure({ onRetry, onClose }: ClosableProps & { onRetry: () => void }) {
  const texts = useTexts('later', laterTexts);
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      title={texts.failed}
      description={texts.advice}
      closeButton={false}
      onOpenChange={onClose}
      footer={({ close }) => (
        <>
          <Button onClick={close}>{texts.close}</Button>
          <Button variant="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </>
      )}
    >
      {null}
    </Dialog>
  );
}
