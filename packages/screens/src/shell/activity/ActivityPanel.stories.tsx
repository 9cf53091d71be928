import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { jobStates } from '../../jobs/JobList.states.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { activityStates } from './activity.states.ts';

const meta = {
  title: 'Screens/Everyone/Activity panel',
  tags: ['framed'],
  component: ActivityPanel,
  args: { ...activityStates.everything, onJobDismiss: fn(), onClose: fn() },
} satisfies Meta<typeof ActivityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-78
/** A job is running, so a press elsewhere leaves the panel open. */
export const Everything: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Messages' })).toHaveFocus());
    const jobs = within(canvas.getByRole('region', { name: 'Jobs' }));
    await expect(jobs.getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.click(jobs.getByRole('button', { name: 'Dismiss Audit letters for D-1042' }));
    await expect(args.onJobDismiss).toHaveBeenCalledWith({ job: jobStates.done });
    await expect(canvas.getByRole('link', { name: 'All facilities' })).toBeVisible();
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

// SHL-78
export const Messages: Story = {
  args: activityStates.messages,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ortiz: Opted OutUndo10:07 AM',
      'Profile has been updated!10:05 AM',
      'Exporting the facilities: Network Error9:40 AM',
      'Facility D-1042 has been deleted!9:12 AM',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

// SHL-78
export const Done: Story = {
  args: activityStates.done,
  play: async ({ args }) => {
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// LET-70
/** A run of letters over several batches. */
export const RunRunning: Story = {
  args: activityStates.runRunning,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 of 4 batches')).toBeVisible());
    await expect(
      canvas.getByRole('button', { name: 'Pause Audit letters for D-1042, all batches' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Cancel|Dismiss)/ })).toBeNull();
  },
};

// LET-70
export const RunPaused: Story = {
  args: activityStates.runPaused,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'End Here' }));
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Batch 2: 300 tenants' })).toBeVisible();
  },
};

// LET-71
export const RunStopped: Story = {
  args: activityStates.runStopped,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Network Error')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry Batch 3' })).toBeVisible();
  },
};

// LET-72
export const RunDone: Story = { args: activityStates.runDone };

// LET-75
/** The letters were taken back, so their files are gone. */
export const TakenBack: Story = {
  args: { ...activityStates.everything, takenBack: ['audit.pdf', 'audit-D-1042.pdf'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Letters (taken back)')).toBeVisible());
    await expect(canvas.getByText('Mail merge (taken back)')).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All facilities',
    ]);
  },
};

// LET-75
/** The mark of all batches stays while one of them is left. */
export const RunPartlyTakenBack: Story = {
  args: { ...activityStates.runDone, takenBack: ['batch-1.pdf'] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Batch 1: 300 tenants (taken back)')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Mark as Mailed Today' })).toBeVisible();
  },
};

// LET-75
export const RunTakenBack: Story = {
  args: {
    ...activityStates.runDone,
    takenBack: [1, 2, 3, 4].map((batch) => `batch-${batch}.pdf`),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Batch 4: 240 tenants (taken back)')).toBeVisible(),
    );
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as Mailed Today' })).toBeNull();
  },
};

// SHL-78
export const Nothing: Story = { args: activityStates.nothing };

// LET-72
/** The mark of all batches failed. */
export const RunNotMarked: Story = {
  args: activityStates.runNotMarked,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network Error'));
    await expect(canvas.getByRole('button', { name: 'Mark as Mailed Today' })).toBeEnabled();
  },
};
