import type { Day, Schedule, ScheduleMark } from '@audit-letters/api-client';
import { Card, formatCount, formatDay, Tooltip, VisuallyHidden } from '@audit-letters/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { dayDistance } from '../../format/dates/dayDistance.ts';
import { letterNames, letterTypes } from '../../format/letterNames.ts';
import { ShowAll } from '../ShowAll.tsx';
import {
  daysOf,
  type Lane,
  lanesOf,
  markAmount,
  markName,
  markTitle,
  placeOf,
} from './scheduleText.ts';

export interface SchedulePanelProps {
  /** Three weeks around today. */
  schedule: Schedule;
  /** The current day of the office. */
  today: Day;
  /** The address of the page on which to do the work of a mark. */
  markHref: (mark: ScheduleMark) => string;
  /** The address of a facility. */
  facilityHref: (facilityId: number) => string;
}

/** The number of facilities before 'Show all'. */
const shownFirst = 8;

/** Three weeks, facility by facility: what is planned, late and mailed (DUE-18). Renders a table, and a list where it is narrow. */
export function SchedulePanel({ schedule, today, markHref, facilityHref }: SchedulePanelProps) {
  const [all, setAll] = useState(false);
  const lanes = lanesOf(schedule);
  if (lanes.length === 0) return null;
  const shown = all ? lanes : lanes.slice(0, shownFirst);
  const beyond = schedule.lanes - lanes.length;
  return (
    <Card title="Three weeks" padding="none" className="al-schedule" actions={<Legend />}>
      <LaneTable {...{ schedule, today, markHref, facilityHref }} lanes={shown} />
      <DayList {...{ schedule, today, markHref }} />
      {lanes.length > shownFirst && (
        <ShowAll
          all={all}
          count={lanes.length}
          noun="facilities"
          beyond={beyond > 0 && `and ${formatCount(beyond)} more with later work`}
          onChange={(change) => setAll(change.all)}
        />
      )}
    </Card>
  );
}

interface LaneTableProps extends SchedulePanelProps {
  lanes: readonly Lane[];
}

function LaneTable({ lanes, schedule, today, markHref, facilityHref }: LaneTableProps) {
  const days = daysOf(schedule);
  const { from } = schedule;
  const hasEarlier = lanes.some(({ marks }) => marks.some((mark) => mark.day < from));
  const cell = (key: string, marks: readonly ScheduleMark[], look = {}) => (
    <td key={key} {...look}>
      {marks.map((mark) => (
        <Mark key={mark.kind + mark.letter_type} mark={mark} href={markHref(mark)} />
      ))}
    </td>
  );
  return (
    <table className="al-schedule-table">
      <caption className="al-visually-hidden">
        What is planned, late and mailed from {formatDay(from)} to {formatDay(schedule.to)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Facility</th>
          {hasEarlier && <th scope="col">Earlier</th>}
          {days.map((day) => (
            <th key={day} scope="col" {...dayLook(day, today)}>
              <DayHead day={day} today={today} withMonth={day === from || day.endsWith('-01')} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ key, facilityId, name, accountName, marks }) => (
          <tr key={key}>
            <th scope="row">
              {facilityId === null ? name : <a href={facilityHref(facilityId)}>{name}</a>}
              {accountName && <small title={accountName}>{accountName}</small>}
            </th>
            {hasEarlier &&
              cell(
                'earlier',
                marks.filter((mark) => mark.day < from),
              )}
            {days.map((day) =>
              cell(
                day,
                marks.filter((mark) => mark.day === day),
                dayLook(day, today),
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayLook = (day: Day, today: Day) => ({
  'data-today': day === today || undefined,
  'data-weekend': isWeekend(day) || undefined,
});

const isWeekend = (day: Day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const weekday = inUtc({ weekday: 'short' });
const month = inUtc({ month: 'short' });

function DayHead({ day, today, withMonth }: { day: Day; today: Day; withMonth: boolean }) {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    <>
      <VisuallyHidden>
        {day === today && 'Today, '}
        {weekday.format(date)} {formatDay(day)}
      </VisuallyHidden>
      <span aria-hidden>{withMonth ? month.format(date) : weekday.format(date).slice(0, 2)}</span>
      <span aria-hidden className="al-schedule-date">
        {date.getUTCDate()}
      </span>
    </>
  );
}

function Mark({ mark, href }: { mark: ScheduleMark; href: string }) {
  return (
    <Tooltip
      delay={200}
      content={
        <>
          {markTitle(mark)}
          <br />
          {[formatDay(mark.day), markAmount(mark)].filter(Boolean).join(', ')}
        </>
      }
    >
      <a
        href={href}
        className="al-schedule-mark"
        data-kind={mark.kind}
        data-late={mark.late || undefined}
        aria-label={markName(mark)}
      >
        <MarkFace {...mark} />
      </a>
    </Tooltip>
  );
}

function MarkFace({ kind, letter_type }: Pick<ScheduleMark, 'kind' | 'letter_type'>) {
  if (kind === 'move_outs') return <LogOut aria-hidden />;
  if (kind === 'effective') return <CalendarCheck aria-hidden />;
  return (
    <span aria-hidden>
      {letter_type && letterNames[letter_type][0]}
      {kind === 'mailed' && <Check />}
    </span>
  );
}

const legend = [
  { kind: 'letters', late: false, text: 'due' },
  { kind: 'letters', late: true, text: 'late' },
  { kind: 'batch', late: false, text: 'not mailed' },
  { kind: 'mailed', late: false, text: 'mailed' },
  { kind: 'move_outs', late: false, text: 'move-outs' },
  { kind: 'effective', late: false, text: 'effective' },
] as const;

/** The marks in words, beside a picture each; the table says them in the names of the links. */
const Legend = () => (
  <ul className="al-schedule-legend" aria-hidden>
    <li>
      {letterTypes
        .map(
          (letterType) => `${letterNames[letterType][0]} ${letterNames[letterType].toLowerCase()}`,
        )
        .join(', ')}
    </li>
    {legend.map(({ kind, late, text }) => (
      <li key={text}>
        <span className="al-schedule-mark" data-kind={kind} data-late={late || undefined}>
          <MarkFace kind={kind} letter_type="initial" />
        </span>
        {text}
      </li>
    ))}
  </ul>
);

/** The same marks as a list by day, for narrow windows. */
function DayList({
  schedule,
  today,
  markHref,
}: Pick<SchedulePanelProps, 'schedule' | 'today' | 'markHref'>) {
  const days = [...new Set(schedule.marks.map(({ day }) => day))].sort();
  return (
    <ul className="al-schedule-days">
      {days.map((day) => (
        <li key={day}>
          <p>
            <time dateTime={day}>{formatDay(day)}</time>{' '}
            {day >= today && <span>{dayDistance(day, today)}</span>}
          </p>
          <ul>
            {schedule.marks
              .filter((mark) => mark.day === day)
              .map((mark) => (
                <li key={`${mark.kind}${mark.letter_type}${placeOf(mark)}`}>
                  <a href={markHref(mark)}>
                    {markTitle(mark)}, {placeOf(mark)}
                  </a>
                  <span>{mark.late ? dayDistance(day, today) : markAmount(mark)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
