import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { today } from '../../fixtures/today.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { activityStates } from './activity.states.ts';

const meta = {
  title: 'Screens/Everyone/Activity panel',
  tags: ['framed'],
  component: ActivityPanel,
  args: { ...activityStates.everything, onJobDismiss: fn(), today, onClose: fn() },
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
      'Tenants have been imported11/19, 5:30 PM',
    ]);
    await expect(canvas.getByText('Tenants have been imported')).not.toBeVisible();
    await userEvent.click(canvas.getByText('1 before today'));
    await expect(canvas.getByText('11/19, 5:30 PM')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

// SHL-78, WIR-49
/** Messages with Undo stand above jobs that are done. A press elsewhere closes the panel. */
export const DoneWithMessages: Story = {
  args: { ...activityStates.messages, jobs: activityStates.done.jobs },
  play: async ({ args, canvas }) => {
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    const jobs = canvas.getByRole('region', { name: 'Jobs' });
    await expect(
      undo.compareDocumentPosition(jobs) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// LET-61
export const AllBatches: Story = { args: activityStates.allBatches };

// SHL-78
export const Nothing: Story = { args: activityStates.nothing };
