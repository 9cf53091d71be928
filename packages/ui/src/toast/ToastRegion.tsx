'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLang } from '../locale/LocaleProvider.tsx';
import type { QueuedToast } from './messages.ts';
import { Toast } from './Toast.tsx';

/** A corner of the window. */
export type ToastPosition = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';

interface ToastRegionProps {
  toasts: readonly QueuedToast[];
  /** Milliseconds a toast stays visible. */
  duration: number;
  position: ToastPosition;
  onDismiss: (id: number) => void;
}

/**
 * The visible toasts and their two live regions. An open dialog hides Radix Toast from assistive technology
 * (radix-ui/primitives#4115). These toasts stay available: Radix leaves elements with `aria-live` accessible if they
 * exist before the dialog opens.
 */
export function ToastRegion({ toasts, duration, position, onDismiss }: ToastRegionProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const lang = useLang();
  const cameFrom = useRef<Element | null>(null);
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, () => false);
  const body = useSyncExternalStore(subscribeToNothing, pageBody, noBody);

  // A toast removed under the pointer or with the focus fires no leave or blur event.
  const count = toasts.length;
  useEffect(() => {
    const isInside = count > 0 && regionRef.current?.matches(':hover, :focus-within') === true;
    setHeld((wasHeld) => wasHeld && isInside);
  }, [count]);

  if (!body) return null;

  function dismiss(id: number) {
    const focusInside = regionRef.current?.contains(document.activeElement);
    if (focusInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDismiss(id);
  }

  const shown = (isShown: (toast: QueuedToast) => boolean) =>
    toasts
      .filter(isShown)
      .map(({ id, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          duration={duration}
          paused={held || hidden}
          onDismiss={() => dismiss(id)}
        />
      ));

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus
    <div
      ref={regionRef}
      className="al-toasts"
      data-position={position}
      lang={lang}
      // Not on entering: a toast may appear under a pointer that rests on the button just pressed.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        if (!regionRef.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" aria-relevant="additions text" aria-atomic="false">
        {shown(({ tone }) => tone !== 'danger')}
      </div>
      <div role="alert" aria-live="assertive" aria-relevant="additions text" aria-atomic="false">
        {shown(({ tone }) => tone === 'danger')}
      </div>
    </div>,
    body,
  );
}

const subscribeToNothing = () => () => {};
const pageBody = () => document.body;
const noBody = () => null;

const isTabHidden = () => document.visibilityState === 'hidden';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
