import { timerDelay } from '@audit-letters/api-client/values';
import { useEffect, useEffectEvent, useState } from 'react';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** The first input after this idle time reloads the page (SHL-32). */
const longIdleMs = 4 * 60 * 60 * 1000;

interface IdleOptions {
  /** Seconds without input until the user counts as idle. */
  seconds: number;
  /** The user is active again after four hours or more. */
  onLongIdleReturn: () => void;
}

/** Whether there was no pointer or keyboard input for the given time. The listeners are passive. */
export function useIdle({ seconds, onLongIdleReturn }: IdleOptions): boolean {
  const [idle, setIdle] = useState(false);
  const handleReturn = useEffectEvent(onLongIdleReturn);

  useEffect(() => {
    let lastActive = Date.now();
    let timer = setTimeout(check, timerDelay(seconds * 1000));

    // Input only stores the time; a single timer compares it with the clock.
    function check() {
      const remaining = lastActive + seconds * 1000 - Date.now();
      if (remaining <= 0) setIdle(true);
      else timer = setTimeout(check, timerDelay(remaining));
    }

    function handleInput() {
      const now = Date.now();
      // Timers do not run while the computer sleeps, so compare the clock.
      if (now - lastActive >= longIdleMs) handleReturn();
      const wasIdle = now - lastActive >= seconds * 1000;
      lastActive = now;
      if (wasIdle) {
        setIdle(false);
        clearTimeout(timer);
        timer = setTimeout(check, timerDelay(seconds * 1000));
      }
    }

    const options = { capture: true, passive: true };
    for (const input of inputs) window.addEventListener(input, handleInput, options);
    return () => {
      clearTimeout(timer);
      for (const input of inputs) window.removeEventListener(input, handleInput, options);
    };
  }, [seconds]);

  return idle;
}
