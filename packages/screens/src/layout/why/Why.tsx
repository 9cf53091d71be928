import type { Moment } from '@audit-letters/api-client';
import { IconButton, Popover } from '@audit-letters/ui';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { formatMoment } from '../../format/dates/moment.ts';

/** One number and its explanation. */
interface Explanation {
  /** The name of the number on the screen. */
  label: string;
  /** Its fraction, such as '3 of 40 in program = 7.5%'. */
  fraction: string;
}

export interface WhyProps {
  /** The numbers, in their order on the screen. */
  numbers: readonly Explanation[];
  /** The rule by which they are counted. */
  rule: string;
  /** When the numbers were loaded. */
  loadedAt?: Moment | null | undefined;
}

/**
 * A button that explains numbers: their fractions, their rule and the age of their data (FAC-57). It works by touch and
 * by keyboard. Renders a `<button>` and a panel.
 */
export const Why = ({ numbers, rule, loadedAt }: WhyProps) => (
  <Popover
    label="How this is counted"
    align="end"
    trigger={<IconButton label="How is this counted?" icon={<CircleHelp />} size="small" />}
    className="al-why"
    // Its text scrolls in a low window, and it contains nothing else that takes the focus.
    tabIndex={0}
  >
    <dl>
      {numbers.map(({ label, fraction }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fraction}</dd>
        </div>
      ))}
    </dl>
    <p>{rule}</p>
    <p>
      Counted from the tenants{' '}
      {loadedAt ? (
        <time dateTime={loadedAt}>{`on ${formatMoment(loadedAt)}`}</time>
      ) : (
        'when this page loaded its data'
      )}
      .
    </p>
  </Popover>
);
