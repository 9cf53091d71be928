import type { Day } from '@audit-letters/api-client';
import { IconButton, MessageLog, type MessageLogEntry } from '@audit-letters/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FileLink } from '../../layout/FileLink.tsx';
import { type Job, JobList } from '../jobs/JobList.tsx';

/** A file that was downloaded in this session. */
export interface DownloadRecord {
  /** The name of the file. */
  name: string;
  /** The address of the file. */
  href: string;
}

export interface ActivityPanelProps {
  /** The jobs of this session, oldest first. */
  jobs: readonly Job[];
  /** The downloads of this session, oldest first. */
  downloads: readonly DownloadRecord[];
  /** The messages of this session, oldest first. */
  messages: readonly MessageLogEntry[];
  /** The current date where the user is; messages of days before are collapsed. */
  today: Day;
  /** The user removes a finished job. */
  onJobDismiss: (event: { job: Job }) => void;
  /** The user closes the panel. */
  onClose: () => void;
}

/**
 * The activity of this session: jobs, downloads and messages (SHL-78). Render it while it is open. The page stays
 * usable. A press elsewhere closes it, unless a job is running. Renders a `<div role="dialog">`.
 */
export function ActivityPanel({
  jobs,
  downloads,
  messages,
  today,
  onJobDismiss,
  onClose,
}: ActivityPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = jobs.some(({ status }) => status === 'running');
  const hasFocus = useRef(false);
  // Before the panel is painted, so that the first Escape reaches it.
  useLayoutEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    // An action of a message is removed with its press.
    if (hasFocus.current && document.activeElement === document.body) panel.current?.focus();
  });
  useEffect(() => {
    if (isRunning) return;
    function handlePress({ target }: MouseEvent) {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      // The button closes the panel itself, and what lies above the page belongs to the panel's actions.
      if (
        target.closest('[data-activity-button], [role="dialog"], [role="alertdialog"], .al-toasts')
      )
        return;
      onClose();
    }
    // The click, because closing on its pointerdown could move the page under the pointer; captured, because the
    // action of a message removes the pressed button.
    document.addEventListener('click', handlePress, true);
    return () => document.removeEventListener('click', handlePress, true);
  }, [isRunning, onClose]);

  // Messages with an Undo stand above jobs that are done.
  const areJobsFirst = messages.length === 0 || jobs.some(({ status }) => status !== 'done');
  const jobList = jobs.length > 0 && (
    <section aria-label="Jobs">
      <h3>Jobs</h3>
      <JobList jobs={jobs} onDismiss={onJobDismiss} />
    </section>
  );
  const log = <MessageLog entries={messages} today={today} />;

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Messages"
      tabIndex={-1}
      className="al-activity al-appear"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        hasFocus.current = relatedTarget === null || currentTarget.contains(relatedTarget);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="al-activity-header">
        <h2>Messages</h2>
        <IconButton size="small" label="Close" icon={<X />} onClick={onClose} />
      </div>
      {areJobsFirst ? jobList : log}
      {!areJobsFirst && jobList}
      {downloads.length > 0 && (
        <section aria-label="Downloads">
          <h3>Downloads</h3>
          <ul className="al-activity-downloads">
            {downloads.toReversed().map(({ name, href }) => (
              <li key={href}>
                <FileLink href={href}>{name}</FileLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {areJobsFirst && log}
    </div>
  );
}
