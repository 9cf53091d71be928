import type { PutAwayWork } from '@audit-letters/api-client';
import { Button, dayInZone, formatDay, VisuallyHidden } from '@audit-letters/ui';
import { dueText } from './dueText.ts';

interface PutAwayListProps {
  /** The work, latest first. */
  works: readonly PutAwayWork[];
  /** Lists work as due again. */
  onPutBack: (work: PutAwayWork) => void;
}

/** The work that is not done in this period, with the reason (DUE-23). Renders a `<details>`. */
export const PutAwayList = ({ works, onPutBack }: PutAwayListProps) => (
  <details className="al-due-away">
    <summary>{`Put away (${works.length})`}</summary>
    <ul className="al-due-items al-lines">
      {works.map((work) => {
        const { title, place, amount, number } = dueText({
          ...work,
          state: null,
          day: null,
          late: true,
        });
        return (
          <li key={work.id}>
            <span className="al-due-day al-note">{formatDay(dayInZone(new Date(work.at)))}</span>
            <span className="al-due-what">
              <strong>{title}</strong>
              <span className="al-muted">{place}</span>
              <span className="al-muted">
                {[work.reason, work.user].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="al-due-amount al-muted">{amount}</span>
            <Button size="small" onClick={() => onPutBack(work)}>
              <span>
                Put back
                <VisuallyHidden> {[title, number].join(', ')}</VisuallyHidden>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  </details>
);
