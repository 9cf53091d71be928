import type { Day, ManagedFacility, Moment } from '@audit-letters/api-client';
import { formatCount, formatDay, Gauge } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { Why } from '../../layout/why/Why.tsx';
import { deadlineText, nextDeadline } from './deadlines.ts';

export interface AuditProgressProps {
  /** The manager's facility. */
  facility: ManagedFacility;
  /** The current day where the user is. */
  today: Day;
  /** When the facility was loaded. */
  loadedAt?: Moment | null | undefined;
  /** Show the date of the deadline, for pages that do not show it elsewhere. */
  withDate?: boolean;
  /** A button beside the text. */
  action?: ReactNode;
}

/** The share of tenants with an answer as a ring, and the days left until the next deadline (TEN-89, TEN-90). */
export function AuditProgress({
  facility,
  today,
  loadedAt,
  withDate = false,
  action,
}: AuditProgressProps) {
  const { total_all: total, non_responder } = facility.stats;
  const deadline = nextDeadline(facility, today);
  return (
    <div className="al-audit-progress">
      {total > 0 && <Gauge label="Answered" value={((total - non_responder) * 100) / total} />}
      <p>
        <span className="al-audit-left">{leftInWords(total, non_responder)}</span>
        {total > 0 && (
          <span>{`${formatCount(total - non_responder)} of ${formatCount(total)} have an answer, those moved out included`}</span>
        )}
        {deadline && (
          <span>
            {deadlineText(deadline, today)}
            {withDate && `, until ${formatDay(deadline.day)}`}
          </span>
        )}
      </p>
      {total > 0 && (
        <Why
          numbers={[
            {
              label: 'Answered',
              fraction: `${formatCount(total - non_responder)} of ${formatCount(total)}`,
            },
          ]}
          loadedAt={loadedAt}
          rule="A tenant with a status has answered, also one who has moved out. The percentage is rounded down, so that 100 means all."
        />
      )}
      {action}
    </div>
  );
}

function leftInWords(total: number, left: number): string {
  if (total === 0) return 'Waiting for the rent roll';
  if (left === 0) return 'Every tenant has an answer';
  return left === 1
    ? '1 tenant without an answer'
    : `${formatCount(left)} tenants without an answer`;
}
