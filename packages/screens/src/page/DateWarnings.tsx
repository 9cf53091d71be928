import { Banner } from '@audit-letters/ui';

/** What is unusual about the letter dates of a form, as a list; nothing while all is well. */
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
