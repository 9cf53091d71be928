import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Day } from '../day/index.ts';
import { today } from '../fixtures/today.ts';
import { driveDialog, driveTable, driveToasts } from '../testing/index.ts';
import { UnitsPage } from './UnitsPage.tsx';

const meta = {
  title: 'Patterns/Example page',
  // Whole page has its code.
  tags: ['!autodocs'],
  component: UnitsPage,
  args: {
    today,
    initialUnits: [
      { id: 1, name: 'A-101', rent: 120, state: 'rented', freeFrom: null },
      { id: 2, name: 'A-102', rent: 95, state: 'empty', freeFrom: '2026-12-01' as Day },
      { id: 3, name: 'B-204', rent: 225, state: 'empty', freeFrom: '2026-11-20' as Day },
    ],
  },
} satisfies Meta<typeof UnitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const FilterEditAndSave: Story = {
  tags: ['journey'],
  play: async ({ canvasElement, canvas, step }) => {
    const table = driveTable(canvasElement);
    await step('filter', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Empty units');
      await table.sort('Rent');
      await expect(table.rows()).toEqual(['A-102', 'B-204']);
    });
    await step('edit and save', async () => {
      await table.row('B-204').press('Edit');
      const dialog = driveDialog({ name: 'Edit B-204' });
      const rent = (await dialog.opened()).querySelector('input[type="number"]');
      if (!(rent instanceof HTMLInputElement)) throw new Error('The dialog has no rent.');
      await userEvent.clear(rent);
      await userEvent.type(rent, '90');
      await dialog.press('Save');
      await dialog.closed();
      await driveToasts().shown('Unit B-204 is saved.');
      await expect(table.rows()).toEqual(['B-204', 'A-102']);
      await expect(table.row('B-204').cell('Rent')).toBe('$90');
    });
  },
};
