'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { type Tone, toneIcons } from '../tone/tones.ts';
import { messageStackTexts } from './texts.ts';

/** A modal message. */
export interface ModalMessage {
  /** Unique id. */
  id: number | string;
  /** Heading, such as 'Error'. */
  title: string;
  /** What it says. */
  description: ReactNode;
  /** Meaning, shown by an icon and its colour. @default 'info' */
  tone?: Tone | undefined;
}

export interface MessageStackProps {
  /** The messages, oldest first; the last one is on top. */
  messages: readonly ModalMessage[];
  /** Called when the user closes a message. */
  onClose: (event: { message: ModalMessage }) => void;
}

/**
 * Stacked modal messages, the newest on top, each with a Close button. Use `useMessages` to show one. Renders a
 * `dialog` per message in a portal, and nothing without messages. APG pattern: dialog (modal).
 */
export function MessageStack({ messages, onClose }: MessageStackProps) {
  const texts = useTexts('messageStack', messageStackTexts);
  const opened = useOneByOne(messages.length);
  return messages.slice(0, opened).map((message, index) => {
    const { id, title, description, tone = 'info' } = message;
    const Icon = toneIcons[tone];
    return (
      <Dialog
        key={id}
        open
        size="small"
        closeButton={false}
        closeOnOutsidePress={false}
        className="al-message"
        data-tone={tone}
        data-below={messages.length - 1 - index || undefined}
        onOpenChange={() => onClose({ message })}
        title={
          <>
            <Icon className="al-message-icon" aria-hidden />
            {title}
          </>
        }
        description={description}
        footer={({ close }) => <Button onClick={close}>{texts.close}</Button>}
      />
    );
  });
}

/**
 * Increases to `count` one at a time. Two modal layers that open together hide each other from assistive technology,
 * so each one opens after the one below has the focus.
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
