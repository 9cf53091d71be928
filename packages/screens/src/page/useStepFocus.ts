import { type RefObject, useEffect, useRef } from 'react';

/** For a page that changes without a new address: focuses the heading when `step` becomes another one. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return heading;
}
