import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listEvents } from '../fixtures/plays.ts';
import { today } from '../fixtures/today.ts';
import { archivesStates } from './archives.states.ts';
import { FacilityArchives } from './FacilityArchives.tsx';

const meta = {
  title: 'Screens/Staff/Archives/Archives',
  component: FacilityArchives,
  args: {
    archives: archivesStates.ready,
    filters: { facility_number: '', letter_effective_date: null },
    filtered: false,
    today,
    archiveHref: '/list-facilities?tab=stats',
    downloadHref: ({ filename }) => `/api/facility-archives/download-export?filename=${filename}`,
    sort: null,
    ...listEvents(),
  },
} satisfies Meta<typeof FacilityArchives>;
export default meta;
type Story = StoryObj<typeof meta>;

// ARC-2
export const Ready: Story = { tags: ['whole-screen'] };

export const Loading: Story = { args: { archives: archivesStates.loading } };
// SHL-56
export const Failed: Story = { args: { archives: archivesStates.failed } };

// ARC-2
export const Empty: Story = {
  args: { archives: archivesStates.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Archive a facility' })).toBeVisible();
  },
};
