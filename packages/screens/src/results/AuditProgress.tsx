import type { Day, ManagedFacility, Moment } from '@audit-letters/api-client';
import { formatCount, formatDay, Gauge } from '@audit-letters/ui';
import type { ReactNode } from 'react';
import { counted } from '../format/counted.ts';
import { Why } from '../layout/why/Why.tsx';
import { answerDeadline, deadlineText, taggingDeadline } from './managedFacility.ts';

export interface AuditProgressProps {
  /** The manager's facility. */
  facility: ManagedFacility;
  /** The current day where the user is. */
  today: Day;
  /** When the facility was loaded. */
  loadedAt?: Moment | null | undefined;
  /** Show the deadline of tagging, for pages that do not show it elsewhere. */
  withTagging?: boolean;
  /** The address of the tenants whose charge is to be connected (TEN-153); omitted, the line is no link. */
  chargesHref?: string | undefined;
  /** A button beside the text. */
  action?: ReactNode;
}

/** The share of tenants with a status as a ring, and the day by which to answer (TEN-89, TEN-90). */
export function AuditProgress({
  facility,
  today,
  loadedAt,
  withTagging = false,
  chargesHref,
  action,
}: AuditProgressProps) {
  const { total_all: total, non_responder } = facility.stats;
  const charges = facility.charges_to_connect ?? 0;
  const complete = total - non_responder;
  const deadline = non_responder > 0 || total === 0 ? answerDeadline(facility, today) : null;
  const tagging = withTagging && total > 0 && taggingDeadline(facility, today);
  const tagged = total > 0 && taggedInWords(facility);
  return (
    <div className="al-audit-progress">
      {total > 0 && <Gauge label="Complete" value={(complete * 100) / total} />}
      <p className="al-note">
        <span className="al-audit-left">{leftInWords(total, non_responder, deadline?.day)}</span>
        {total > 0 && (
          <span>{`${formatCount(complete)} of ${formatCount(total)} complete, those moved out included`}</span>
        )}
        {total === 0 && (
          <span>
            {`Staff import it next${deadline ? `, ${deadline.ending} of ${formatDay(deadline.day)}` : ''}. Then you answer for each tenant.`}
          </span>
        )}
        {total > 0 && deadline && <span>{deadlineText(deadline, today)}</span>}
        {tagging && (
          <span>{`Moving out: ${deadlineText(tagging, today)}, until ${formatDay(tagging.day)}`}</span>
        )}
        {tagged && <span>{tagged}</span>}
        {charges > 0 && (
          <span>
            {chargesHref ? (
              <a href={chargesHref}>{counted(charges, 'charge')} to connect</a>
            ) : (
              `${counted(charges, 'charge')} to connect`
            )}
          </span>
        )}
      </p>
      {total > 0 && (
        <Why
          numbers={[
            {
              label: 'Complete',
              fraction: `${formatCount(complete)} of ${formatCount(total)}`,
            },
          ]}
          loadedAt={loadedAt}
          rule="A tenant with a status is complete, also one who has moved out or has a bad address. The ring is rounded down, so that 100 means all."
        />
      )}
      {action}
    </div>
  );
}

/** What the manager has said about move-outs, until the audit letters are mailed; `null` before that. */
function taggedInWords(facility: ManagedFacility): string | null {
  const { can_tag_removal, initial_letter_sent_date } = facility;
  if (can_tag_removal || initial_letter_sent_date) return null;
  const { confirmed_no_move_outs_date: none, confirmed_move_outs_date: some } = facility;
  if (none) return `Moving out: nobody, as you confirmed on ${formatDay(none)}`;
  return some && `Moving out: you completed tagging on ${formatDay(some)}`;
}

/** '71 tenants without an answer; due 12/11/2026' */
function leftInWords(total: number, left: number, day: Day | undefined): string {
  if (total === 0) return 'Waiting for the rent roll, the list of your tenants';
  if (left === 0) return 'Every tenant has an answer';
  return `${counted(left, 'tenant')} without an answer${day ? `; due ${formatDay(day)}` : ''}`;
}
