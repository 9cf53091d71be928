import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { driveTabs } from '../testing/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Widgets/Actions/Tabs',
  component: Tabs,
  args: {
    label: 'Facilities',
    items: [
      { value: 'active', label: 'Active Facilities', content: '214 facilities in the program.' },
      { value: 'stats', label: 'Facility Stats', content: 'How far each facility has come.' },
      { value: 'archives', label: 'Facility Archives', content: 'Periods that have ended.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {
  play: async ({ canvasElement }) => {
    const tabs = driveTabs(canvasElement);
    await expect(tabs.tabs()).toHaveLength(3);
    await expect(tabs.chosen()).toBe('Active Facilities');
    await expect(tabs.panel()).toHaveTextContent('214 facilities in the program.');
  },
};

/** APG: tabs with manual activation. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('Tab reaches the selected tab; arrow keys move without selecting', async () => {
      await userEvent.tab();
      await expect(tab('Active Facilities')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Facility Stats')).toHaveFocus();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('Enter selects, and Tab moves to the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'stats' });
      await expect(tab('Facility Stats')).toHaveAttribute('aria-selected', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Facility Stats' })).toHaveFocus();
    });
  },
};

/** In right-to-left pages, the tabs and their arrow keys are mirrored. */
export const FromRightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const left = (name: string) => tab(name).getBoundingClientRect().left;
    await expect(left('Active Facilities')).toBeGreaterThan(left('Facility Stats'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Facility Stats')).toHaveFocus();
  },
};

/** Tabs that do not fit scroll; the selected one is in view. */
export const Narrow: Story = {
  args: { defaultValue: 'archives' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'Facility Archives', selected: true });
    // Browsers scroll by whole pixels.
    await expect(tab.getBoundingClientRect().right).toBeLessThan(right + 1);
  },
};

export const WithMarks: Story = {
  args: {
    label: 'Letters',
    defaultValue: 'state',
    items: [
      { value: 'facility', label: 'By Facility', mark: <small>12</small> },
      { value: 'state', label: 'By State', content: 'Choose a state.' },
      { value: 'retired', label: 'Retired', disabled: true },
    ],
  },
};
