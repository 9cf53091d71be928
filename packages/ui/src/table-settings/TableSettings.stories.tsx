import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArrangedTable } from '../fixtures/ArrangedTable.tsx';
import { driveTable, driveTableSettings } from '../testing/index.ts';
import { TableSettings } from './index.ts';

const meta = {
  title: 'Widgets/Data/TableSettings',
  component: TableSettings,
  render: () => <ArrangedTable />,
} satisfies Meta<typeof TableSettings>;
export default meta;

export const WithTable: StoryObj = {
  play: async ({ canvas, step }) => {
    const panel = within(document.body);
    await step('the keyboard opens the panel and hides a column', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await panel.findByRole('button', { name: 'Pin Facility number' })).toHaveFocus();
      await expect(panel.queryByRole('checkbox', { name: 'Facility number' })).toBeNull();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      const width = panel.getByRole('spinbutton', { name: 'Width of Facility number in px' });
      await expect(width).toHaveFocus();
      await userEvent.tab();
      await expect(panel.getByRole('checkbox', { name: 'Account name' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Account name')).toBeNull();
      await expect(canvas.queryByText('Mill Road Self Storage')).toBeNull();
    });
    await step('a density changes the row height', async () => {
      const row = () =>
        canvas.getAllByRole('row', { hidden: true })[1]?.getBoundingClientRect().height;
      const regular = row() ?? 0;
      await userEvent.click(panel.getByRole('radio', { name: 'Comfortable' }));
      await expect(row()).toBeGreaterThan(regular);
    });
  },
};

export const Driven: StoryObj = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const settings = driveTableSettings(canvasElement, { user: userEvent });
    await settings.show('Account name', false);
    await expect(await settings.shown()).toEqual([
      'Facility number',
      'Corporate group',
      'City',
      'Software',
    ]);
    await settings.pin('City');
    await expect(await settings.pinned()).toEqual(['City']);
    await settings.reset();
    await settings.move('Account name', 'down');
    const columns = ['Facility number', 'Corporate group', 'Account name', 'City', 'Software'];
    await expect(await settings.columns()).toEqual(columns);
    await settings.chooseDensity('Compact');
    await expect(await settings.density()).toBe('Compact');
    await settings.close();
    await expect(driveTable(canvasElement).headings()).toEqual(columns);
  },
};
