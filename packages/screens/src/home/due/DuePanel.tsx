import type { Day, DueItem, DueWork } from '@audit-letters/api-client';
import {
  Badge,
  Card,
  ErrorState,
  formatCount,
  formatDay,
  LinkButton,
  Skeleton,
  VisuallyHidden,
} from '@audit-letters/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { dayDistance } from '../../format/dates/dayDistance.ts';
import type { Loadable } from '../../loadable.ts';
import { ShowAll } from '../ShowAll.tsx';
import { dueText } from './dueText.ts';

export interface DuePanelProps {
  /** The heading. @default 'What is due' */
  title?: string | undefined;
  /** The due work, earliest first. */
  work: Loadable<DueWork>;
  /** The address of the page on which to do an item. */
  href: (item: DueItem) => string;
  /** The address of the generated letters. */
  batchesHref?: string | undefined;
}

/** The number of items before 'Show all'. */
const shownFirst = 8;

/** The work that is due, with one link each (DUE-10). */
export const DuePanel = ({ title = 'What is due', work, href, batchesHref }: DuePanelProps) => (
  <Card
    title={title}
    padding="none"
    className="al-due"
    actions={batchesHref && <a href={batchesHref}>Letter Batches</a>}
  >
    {work.status === 'loading' && <Skeleton lines={3} label="Loading what is due" />}
    {work.status === 'failed' && <ErrorState title={work.message} onRetry={work.retry} />}
    {work.status === 'ready' &&
      (work.data.items.length === 0 ? (
        <NothingDue />
      ) : (
        <DueList work={work.data} busy={work.refreshing} href={href} />
      ))}
  </Card>
);

const NothingDue = () => (
  <p className="al-due-nothing">
    <CircleCheck aria-hidden />
    <span>
      <strong>Nothing is due.</strong> Letters, mailings, dates and imports of the next seven days
      are done.
    </span>
  </p>
);

interface DueListProps {
  work: DueWork;
  busy: boolean;
  href: DuePanelProps['href'];
}

function DueList({ work, busy, href }: DueListProps) {
  const [all, setAll] = useState(false);
  const { items, total, today } = work;
  const shown = all ? items : items.slice(0, shownFirst);
  const beyond = total - items.length;
  return (
    <>
      <ul className="al-due-items" aria-busy={busy}>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items can be equal
          <DueRow key={index} item={item} today={today} href={href(item)} />
        ))}
      </ul>
      {items.length > shownFirst && (
        <ShowAll
          all={all}
          count={items.length}
          beyond={beyond > 0 && `and ${formatCount(beyond)} more, later or without a day`}
          onChange={(change) => setAll(change.all)}
        >
          {firstOfOtherKinds(items).map((item) => {
            const { title, number } = dueText(item);
            return (
              <a key={item.kind} href={href(item)}>
                {[title, number].filter(Boolean).join(', ')}
              </a>
            );
          })}
        </ShowAll>
      )}
    </>
  );
}

/** The first item of each kind that the first items do not have. */
function firstOfOtherKinds(items: readonly DueItem[]): DueItem[] {
  const kinds = new Set(items.slice(0, shownFirst).map(({ kind }) => kind));
  return items.slice(shownFirst).filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}

function DueRow({ item, today, href }: { item: DueItem; today: Day; href: string }) {
  const { title, place, amount, action, actionOf } = dueText(item);
  return (
    <li>
      <span className="al-due-day">
        {item.day && <DueDay day={item.day} today={today} item={item} />}
      </span>
      <span className="al-due-what">
        <strong>{title}</strong>
        <span>{place}</span>
      </span>
      <span className="al-due-amount">{amount}</span>
      <LinkButton size="small" href={href}>
        <span>
          {action}
          <VisuallyHidden> {actionOf}</VisuallyHidden>
        </span>
      </LinkButton>
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
