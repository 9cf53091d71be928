import type { ActivityButtonProps, ActivityPanelProps, Job } from '@audit-letters/screens';
import { dayInZone, useMessageLog } from '@audit-letters/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDownloads } from '../../activity/downloads.ts';
import { jobs as jobStore, useJobs } from '../../activity/jobs.ts';
import { useKeptMessages } from '../../activity/keptMessages.ts';
import { useNow } from '../../loading/time.ts';
import { session } from '../../session/store.ts';

export interface Activity {
  button: ActivityButtonProps;
  /** `null` while the panel is closed. */
  panel: ActivityPanelProps | null;
}

/** The activity of this session (SHL-78). It is cleared when the user changes. */
export function useActivity(): Activity {
  const jobs = useJobs();
  const { entries, clear } = useMessageLog();
  useKeptMessages();
  const downloads = useDownloads();
  const today = dayInZone(useNow());
  const [open, setOpen] = useState(false);
  const news = useNews(open, jobs, entries);
  const opener = useRef<Element>(null);

  const change = useCallback((next: boolean) => {
    if (next) opener.current = document.activeElement;
    setOpen(next);
    if (next || !(opener.current instanceof HTMLElement)) return;
    const focused = document.activeElement;
    // A press elsewhere has moved the focus.
    const isLost = focused === document.body || focused?.closest('.al-activity');
    if (isLost) opener.current.focus({ preventScroll: true });
  }, []);
  const close = useCallback(() => change(false), [change]);

  useEffect(
    () =>
      session.onUserChange(() => {
        clear();
        setOpen(false);
      }),
    [clear],
  );

  return {
    button: { jobs, news, open, onOpenChange: ({ open: next }) => change(next) },
    panel: open
      ? {
          jobs,
          downloads,
          messages: entries,
          today,
          onJobDismiss: ({ job }) => jobStore.dismiss(job.id),
          onClose: close,
        }
      : null,
  };
}

/** The failed and interrupted jobs and the errors since the panel was last open. */
function useNews(
  open: boolean,
  jobs: readonly Job[],
  entries: ReturnType<typeof useMessageLog>['entries'],
): number {
  const [start] = useState(Date.now);
  const ids = [
    ...jobs.filter(({ status }) => status === 'failed').map(({ id }) => `job ${id}`),
    ...entries
      .filter(({ tone, time }) => tone === 'danger' && time >= start)
      .map(({ id }) => `message ${id}`),
  ];
  // Those from before a reload are not new.
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(ids));
  const unseen = ids.filter((id) => !seen.has(id));
  if (open && unseen.length > 0) setSeen(new Set(ids));
  return open ? 0 : unseen.length;
}
