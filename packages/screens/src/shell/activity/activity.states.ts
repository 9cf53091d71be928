import type { MessageLogEntry } from '@audit-letters/ui';
import { allBatchesJob, jobStates } from '../jobs/JobList.states.ts';
import type { ActivityPanelProps } from './ActivityPanel.tsx';

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();

const messages: readonly MessageLogEntry[] = [
  {
    id: 0,
    time: new Date(2026, 10, 19, 17, 30).getTime(),
    tone: 'success',
    title: 'Tenants have been imported',
  },
  { id: 1, time: at(9, 12), tone: 'success', title: 'Facility D-1042 has been deleted!' },
  { id: 2, time: at(9, 40), tone: 'danger', title: 'Exporting the facilities: Network Error' },
  { id: 3, time: at(10, 5), tone: 'success', title: 'Profile has been updated!' },
  {
    id: 4,
    time: at(10, 7),
    tone: 'success',
    title: 'Ana Ortiz: Opted Out',
    action: { label: 'Undo', lasting: true, onAction: () => {} },
  },
];

type Activity = Pick<ActivityPanelProps, 'jobs' | 'downloads' | 'messages'>;

/** The activity of a session. */
export const activityStates = {
  nothing: { jobs: [], downloads: [], messages: [] },
  messages: { jobs: [], downloads: [], messages },
  everything: {
    jobs: Object.values(jobStates),
    downloads: [
      { name: 'All facilities', href: '/api/exports/download?file_key=a&filename=all_facilities' },
      { name: 'audit-D-1042.pdf', href: '/api/facilities/download-letters/audit-D-1042.pdf' },
    ],
    messages,
  },
  done: { jobs: [jobStates.done], downloads: [], messages: [] },
  allBatches: { jobs: [allBatchesJob], downloads: [], messages: [] },
} satisfies Record<string, Activity>;
