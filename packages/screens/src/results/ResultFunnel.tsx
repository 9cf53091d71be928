import { Funnel } from './charts.tsx';
import {
  type FormerCounts,
  periodInWords,
  premiumInWords,
  type ResultCounts,
  resultSteps,
} from './results.ts';

export interface ResultFunnelProps {
  /** The counts of the period. */
  counts: ResultCounts;
  /** The period before; `null` without one. */
  former?: FormerCounts | null | undefined;
  /** The premium per month; omitted if the server does not count it. */
  premiumCents?: number | undefined;
}

/** From letters to payments, compared with the period before, in words and as a funnel (FAC-109, FAC-110). */
export function ResultFunnel({ counts, former = null, premiumCents }: ResultFunnelProps) {
  const words = periodInWords(counts, former);
  return (
    <div className="al-results">
      {words && <p>{words}</p>}
      <Funnel
        label="From letters to payments"
        steps={resultSteps(counts, former?.stats)}
        {...(former && { countHeading: 'This period', beforeHeading: 'Period before' })}
      />
      {premiumCents !== undefined && (
        <p>
          <span className="al-muted">Premium</span> {premiumInWords(premiumCents, former)}
        </p>
      )}
    </div>
  );
}
