'use client';

import { CircleCheck, Info, OctagonAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';

/** A message that must be closed before the work goes on. */
export interface ModalMessage {
  /** What tells it from the other messages. */
  id: number | string;
  /** The heading, such as 'Error'. */
  header: string;
  /** What happened. */
  body: ReactNode;
  /** How it is meant; shown by an icon and its colour. @default 'neutral' */
  state?: 'good' | 'bad' | 'neutral';
}

export interface MessageStackProps {
  /** Oldest first; the last one lies on top. */
  messages: readonly ModalMessage[];
  /** The reader closed the message. */
  onClose: (message: ModalMessage) => void;
}

const icons = { good: CircleCheck, bad: OctagonAlert, neutral: Info };

/**
 * Modal messages on top of each other, the newest on top, each with its Close button (APG: Dialog, modal). Shown
 * through `useMessages`. Renders a `dialog` per message in a portal, and nothing without one.
 */
export function MessageStack({ messages, onClose }: MessageStackProps) {
  const opened = useOneByOne(messages.length);
  return messages.slice(0, opened).map((message, index) => {
    const { id, header, body, state = 'neutral' } = message;
    const Icon = icons[state];
    return (
      <Dialog
        key={id}
        open
        size="small"
        closeButton={false}
        closeOnOutsidePress={false}
        className="al-message"
        data-message-state={state}
        data-below={messages.length - 1 - index || undefined}
        onOpenChange={() => onClose(message)}
        title={
          <>
            <Icon className="al-message-icon" aria-hidden />
            {header}
          </>
        }
        description={body}
        footer={({ close }) => <Button onClick={close}>Close</Button>}
      />
    );
  });
}

/**
 * Counts up to `count`, one at a time. Two modal layers that open together each hide the other from
 * assistive technology; so each waits until the one below it has opened and taken the focus.
 */
function useOneByOne(count: number): number {
  const [reached, setReached] = useState(1);
  useEffect(() => {
    if (reached === Math.max(count, 1)) return;
    const step = setTimeout(() => setReached(reached < count ? reached + 1 : Math.max(count, 1)));
    return () => clearTimeout(step);
  }, [count, reached]);
  return reached;
}
