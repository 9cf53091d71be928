import { IconButton } from '@audit-letters/ui';
import Bell from 'lucide-react/icons/bell';
import type { Job } from '../jobs/JobList.tsx';

export interface ActivityButtonProps {
  /** The jobs of this session. */
  jobs: readonly Job[];
  /** The failed jobs and errors since the panel was last open. */
  news: number;
  /** The panel is open. */
  open: boolean;
  /** The user opens or closes the panel. */
  onOpenChange: (change: { open: boolean }) => void;
}

/** The bell: opens the `ActivityPanel` (SHL-78). A badge counts what is new, a ring turns while a job runs. */
export const ActivityButton = ({ jobs, news, open, onOpenChange }: ActivityButtonProps) => (
  <span
    className="al-activity-bell"
    data-running={jobs.some(({ status }) => status === 'running') || undefined}
  >
    <IconButton
      data-activity-button=""
      label={['Messages', news > 0 && `${news} new`, jobs.length > 0 && jobsInWords(jobs)]
        .filter(Boolean)
        .join('. ')}
      icon={<Bell />}
      aria-expanded={open}
      onClick={() => onOpenChange({ open: !open })}
    />
    {news > 0 && (
      <span className="al-activity-badge" aria-hidden>
        {news > 99 ? '99+' : news}
      </span>
    )}
  </span>
);

/** 'Jobs: 1 running, 2 done' */
function jobsInWords(jobs: readonly Job[]): string {
  const count = (status: Job['status']) => jobs.filter((job) => job.status === status).length;
  const parts = (['running', 'done', 'failed'] as const).flatMap((status) =>
    count(status) > 0 ? [`${count(status)} ${status}`] : [],
  );
  return `Jobs: ${parts.join(', ')}`;
}
