'use client';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { focusableWhenScrolling } from '../internal/focusableWhenScrolling.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { type Tone, toneIcons } from '../tone/tones.ts';
import type { ToastAction } from './messages.ts';
import { toastTexts } from './texts.ts';

interface ToastProps {
  /** Text of the toast: one short sentence. */
  title: string;
  /** @default 'success' */
  tone?: Tone | undefined;
  /** Number of repeats; above 1, shown as ×n. @default 1 */
  count?: number | undefined;
  /** An action button. */
  action?: ToastAction | undefined;
  /** Milliseconds until `onDismiss` is called. Without it, the toast stays. */
  duration?: number | undefined;
  /** Pauses the timer. @default false */
  paused?: boolean | undefined;
  /** Called when the time is over or the user dismisses the toast. */
  onDismiss: () => void;
}

/**
 * Reports the result of a background action. A live region announces it (APG pattern: alert); the element itself announces
 * nothing and never takes the focus. Renders a `<div>`.
 */
export function Toast({
  title,
  tone = 'success',
  count = 1,
  action,
  duration,
  paused = false,
  onDismiss,
}: ToastProps) {
  const texts = useTexts('toast', toastTexts);
  useCountdown({ duration, paused, restart: count, onEnd: onDismiss });
  const Icon = toneIcons[tone];
  return (
    <div data-tone={tone} className="al-toast">
      <Icon className="al-toast-icon" aria-hidden />
      <span ref={focusableWhenScrolling} className="al-toast-title">
        {title}
        {count > 1 && <span className="al-toast-count"> ×{count}</span>}
      </span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={texts.hide} icon={<X />} onClick={onDismiss} />
    </div>
  );
}

interface Countdown {
  duration: number | undefined;
  paused: boolean;
  restart: number;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration` of unpaused time; a change of `restart` restarts the timer. */
function useCountdown({ duration, paused, restart, onEnd }: Countdown) {
  const countdown = useRef({ restart, left: duration });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (countdown.current.restart !== restart) countdown.current = { restart, left: duration };
    const { current } = countdown;
    if (current.left === undefined || paused) return;
    const ends = performance.now() + current.left;
    const timer = setTimeout(end, current.left);
    return () => {
      clearTimeout(timer);
      current.left = ends - performance.now();
    };
  }, [duration, paused, restart]);
}
