import type { Day, DueItem, DueWork, PutAwayRequest, PutAwayWork } from '@audit-letters/api-client';
import {
  Badge,
  Button,
  Card,
  formatCount,
  formatDay,
  LinkButton,
  Stack,
  VisuallyHidden,
} from '@audit-letters/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import type { SaveResult } from '../../form/saveResult.ts';
import { dayDistance } from '../../format/dates/dayDistance.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import type { Loadable } from '../../loadable.ts';
import { dueText } from './dueText.ts';
import { groupsOf, putAwayOf } from './groups.ts';
import { PutAwayDialog } from './PutAwayDialog.tsx';
import { PutAwayList } from './PutAwayList.tsx';

/** Hides due work that is not done in this period, and lists it again (DUE-23). */
interface PutAwayActions {
  /** Puts work away. */
  onPutAway: (work: PutAwayRequest) => Promise<SaveResult>;
  /** Lists work as due again. */
  onPutBack: (work: PutAwayWork) => void;
}

export interface DuePanelProps {
  /** The heading. @default 'What is due' */
  title?: string | undefined;
  /** The due work, earliest first. */
  work: Loadable<DueWork>;
  /** The address of the page on which to do an item. */
  href: (item: DueItem) => string;
  /** The address of the generated letters. */
  batchesHref?: string | undefined;
  /** Without them, or with a server that has no such call, work cannot be put away. */
  putAway?: PutAwayActions | undefined;
}

/** The number of rows before 'Show all'. */
const shownFirst = 4;

/** The work that is due, with one link each (DUE-10). */
export function DuePanel({
  title = 'What is due',
  work,
  href,
  batchesHref,
  putAway,
}: DuePanelProps) {
  const away = work.status === 'ready' ? work.data.put_away : undefined;
  const actions = away && putAway;
  return (
    <Card
      title={title}
      padding="none"
      className="al-due"
      actions={batchesHref && <a href={batchesHref}>Letter Batches</a>}
    >
      <Loaded of={work} lines={3} label="Loading what is due">
        {(loaded, refreshing) =>
          loaded.items.length === 0 ? (
            <NothingDue />
          ) : (
            <DueList work={loaded} busy={refreshing} href={href} putAway={actions} />
          )
        }
      </Loaded>
      {actions && away.length > 0 && <PutAwayList works={away} onPutBack={actions.onPutBack} />}
    </Card>
  );
}

const NothingDue = () => (
  <p className="al-due-nothing al-muted">
    <CircleCheck aria-hidden />
    <span>
      <strong>Nothing is due.</strong> Letters, mailings, dates and imports of the next seven days
      are done.
    </span>
  </p>
);

interface DueListProps extends Pick<DuePanelProps, 'href' | 'putAway'> {
  work: DueWork;
  busy: boolean;
}

function DueList({ work, busy, href, putAway }: DueListProps) {
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<DueItem | null>(null);
  const { items, total, today } = work;
  const groups = groupsOf(items);
  const beyond = total - items.length;
  return (
    <>
      <ul className="al-due-items al-lines" aria-busy={busy}>
        {(all ? groups : groups.slice(0, shownFirst)).map((group) => (
          <DueGroup
            key={`${group[0].kind} ${group[0].letter_type}`}
            group={group}
            row={(item) => ({
              item,
              today,
              href: href(item),
              onPutAway: putAway && putAwayOf(item) ? () => setLeaving(item) : undefined,
            })}
          />
        ))}
      </ul>
      {groups.length > shownFirst && (
        <div className="al-show-all">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={all}
            onClick={() => setAll((shown) => !shown)}
          >
            {all ? 'Show fewer' : `Show all ${formatCount(groups.length)}`}
          </Button>
          {!all &&
            groups.slice(shownFirst).map(([item]) => {
              const { title, number } = dueText(item);
              return (
                <a key={`${item.kind} ${item.letter_type}`} href={href(item)}>
                  {[title, number].filter(Boolean).join(', ')}
                </a>
              );
            })}
        </div>
      )}
      {beyond > 0 && (
        <p className="al-due-beyond">{`${formatCount(beyond)} more, later or without a day`}</p>
      )}
      {leaving && putAway && (
        <PutAwayDialog
          item={leaving}
          onPutAway={putAway.onPutAway}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

interface DueGroupProps {
  group: [DueItem, ...DueItem[]];
  row: (item: DueItem) => DueRowProps;
}

/** The first item of equal work, and the others after a click. */
function DueGroup({ group: [first, ...others], row }: DueGroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DueRow
        {...row(first)}
        more={
          others.length > 0 && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={open}
              onClick={() => setOpen((shown) => !shown)}
            >
              <span>
                {open ? 'Show fewer' : `Show ${formatCount(others.length)} more`}
                <VisuallyHidden> {dueText(first).title}</VisuallyHidden>
              </span>
            </Button>
          )
        }
      />
      {open && others.map((item) => <DueRow key={item.facility_id} {...row(item)} />)}
    </>
  );
}

interface DueRowProps {
  item: DueItem;
  today: Day;
  href: string;
  onPutAway: (() => void) | undefined;
  /** The button that shows equal work. */
  more?: ReactNode;
}

function DueRow({ item, today, href, onPutAway, more }: DueRowProps) {
  const { title, place, amount, action, actionOf } = dueText(item);
  return (
    <li>
      <span className="al-due-day al-note">
        {item.day && <DueDay day={item.day} today={today} item={item} />}
      </span>
      <span className="al-due-what">
        <strong>{title}</strong>
        <span className="al-muted">{place}</span>
        {more}
      </span>
      <span className="al-due-amount al-muted">{amount}</span>
      <Stack direction="row" gap="small" className="al-due-actions">
        {onPutAway && (
          <Button variant="ghost" size="small" onClick={onPutAway}>
            <span>
              Not this period
              <VisuallyHidden> {[title, item.facility_number].join(', ')}</VisuallyHidden>
            </span>
          </Button>
        )}
        <LinkButton size="small" href={href}>
          <span>
            {action}
            <VisuallyHidden> {actionOf}</VisuallyHidden>
          </span>
        </LinkButton>
      </Stack>
    </li>
  );
}

function DueDay({ day, today, item }: { day: Day; today: Day; item: DueItem }) {
  return (
    <>
      <time dateTime={day}>{formatDay(day)}</time>
      {item.late ? (
        <Badge tone="warning">
          <Clock aria-hidden />
          {dayDistance(day, today)}
        </Badge>
      ) : (
        item.kind !== 'import' && <span>{dayDistance(day, today)}</span>
      )}
    </>
  );
}
