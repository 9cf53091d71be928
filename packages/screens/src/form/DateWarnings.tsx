import { Banner } from '@audit-letters/ui';
import { useEffect, useRef } from 'react';

/** Lists the warnings about letter dates, and scrolls to a new one. Renders nothing without warnings. */
export function DateWarnings({ warnings }: { warnings: readonly string[] }) {
  const banner = useRef<HTMLDivElement>(null);
  const count = useRef(warnings.length);
  useEffect(() => {
    if (warnings.length > count.current) banner.current?.scrollIntoView({ block: 'nearest' });
    count.current = warnings.length;
  }, [warnings.length]);
  if (warnings.length === 0) return null;
  return (
    <Banner ref={banner} tone="warning" title="Please check the letter dates.">
      <ul className="al-bullets">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  );
}
