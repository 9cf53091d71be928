import type { StatesOf } from '../../states.ts';
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
} satisfies StatesOf<Job>;

/** All batches of a letter in one call. */
export const allBatchesJob: Job = {
  id: 5,
  title: 'Audit letters for D-1042, all batches',
  status: 'done',
  summary: '1,140 tenants in 4 batches',
  links: [300, 300, 300, 240].map((count, at) => ({
    label: `Batch ${at + 1}: ${count} tenants`,
    href: `/api/facilities/download-letters/batch-${at + 1}.pdf`,
  })),
};
