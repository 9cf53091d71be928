import type { StatesOf } from '../states.ts';
import type { Job } from './JobList.tsx';

/** A job in each of its states. */
export const jobStates = {
  running: {
    id: 1,
    title: 'Import of rent-roll.xlsx',
    status: 'running',
    progress: { value: 1_400_000, max: 3_200_000 },
    cancel: () => {},
  },
  endless: {
    id: 2,
    title: 'Welcome letters for F-2210',
    status: 'running',
    progress: null,
    cancel: null,
  },
  done: {
    id: 3,
    title: 'Audit letters for D-1042',
    status: 'done',
    summary: '300 tenants',
    links: [
      { label: 'Letters', href: '/api/facilities/download-letters/audit.pdf' },
      { label: 'Mail merge', href: '/api/facilities/download-letters/audit.xlsx' },
    ],
  },
  failed: {
    id: 4,
    title: 'Import of addresses.xlsx',
    status: 'failed',
    message: 'Rent Roll: No row of headings was found.',
    links: [],
  },
  paused: {
    id: 6,
    title: 'Welcome letters for D-1042, all batches',
    status: 'paused',
    summary: '300 of 340 tenants in 1 batch. 40 tenants to go',
    links: [],
    error: null,
    resumeLabel: 'Resume',
    onResume: () => {},
    onEnd: () => {},
  },
} satisfies StatesOf<Job>;

const stopped = {
  id: 5,
  title: 'Audit letters for D-1042, all batches',
  summary: '600 of 1,140 tenants in 2 batches. 540 tenants to go',
  links: [1, 2].flatMap((batch) => [
    {
      label: `Batch ${batch}: 300 tenants`,
      href: `/api/facilities/download-letters/batch-${batch}.pdf`,
    },
    {
      label: `Mail merge of batch ${batch}`,
      href: `/api/facilities/download-letters/batch-${batch}.xlsx`,
    },
  ]),
  onResume: () => {},
  onEnd: () => {},
};

/** A run over several batches: generating, paused by the user, stopped by an error, and its receipt. */
export const runJobStates = {
  running: {
    id: stopped.id,
    title: stopped.title,
    status: 'running',
    progress: { value: 2, max: 4, words: '2 of 4 batches' },
    cancel: null,
    pause: () => {},
  },
  paused: { ...stopped, status: 'paused', error: null, resumeLabel: 'Resume' },
  stopped: {
    ...stopped,
    status: 'paused',
    error: 'Network Error',
    resumeLabel: 'Retry Batch 3',
  },
  done: {
    id: stopped.id,
    title: stopped.title,
    status: 'done',
    summary: '1,140 of 1,140 tenants in 4 batches',
    links: [300, 300, 300, 240].map((count, at) => ({
      label: `Batch ${at + 1}: ${count} tenants`,
      href: `/api/facilities/download-letters/batch-${at + 1}.pdf`,
    })),
    action: { label: 'Mark as Mailed Today', busy: false, onAction: () => {} },
  },
  notMarked: {
    id: stopped.id,
    title: stopped.title,
    status: 'done',
    summary: '1,140 of 1,140 tenants in 4 batches',
    links: [],
    action: {
      label: 'Mark as Mailed Today',
      busy: false,
      problem: 'Network Error',
      onAction: () => {},
    },
  },
} satisfies Record<string, Job>;
