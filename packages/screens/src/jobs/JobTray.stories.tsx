import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { jobStates } from './JobTray.states.ts';
import { JobTray } from './JobTray.tsx';

const meta = {
  component: JobTray,
  args: { jobs: Object.values(jobStates), onDismiss: fn() },
} satisfies Meta<typeof JobTray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows one line until the user opens the list. */
export const Collapsed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Jobs: 2 running, 1 done, 1 failed' }),
    );
    await expect(canvas.getByRole('link', { name: 'Letters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss Audit letters for D-1042' }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ job: jobStates.done });
  },
};

export const Open: Story = { args: { defaultOpen: true } };
