import { Banner } from '@audit-letters/ui';

/** Lists the warnings about letter dates. Renders nothing without warnings. */
export const DateWarnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.length > 0 && (
    <Banner tone="warning" title="Please check the letter dates.">
      <ul className="al-date-warnings">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  );
