import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Combobox, type ComboboxOption } from '../../combobox/index.ts';
import { DateField } from '../../date-field/index.ts';
import type { Day } from '../../day/index.ts';
import { FileChooser } from '../../file-chooser/index.ts';
import { today } from '../../fixtures/today.ts';
import { InlineDatePicker } from '../../inline-date-picker/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { Select } from '../../select/index.ts';
import {
  driveCombobox,
  driveDateField,
  driveFileChooser,
  driveRadioGroup,
  driveSelect,
} from '../index.ts';

// Tests of the drivers with our fields, like those in Drivers.stories.tsx.
const meta = {
  title: 'Quality/Drivers of fields',
  tags: ['!autodocs', '!dev', 'journey'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const software = [
  { value: 'web', label: 'SiteLink - Web' },
  { value: 'syra', label: 'Syrasoft' },
  { value: 'old', label: 'EasyStorage', disabled: true },
];

function Letter() {
  const [effective, setEffective] = useState<Day | null>('2026-11-11' as Day);
  const [mailed, setMailed] = useState<Day | null>(null);
  const [from, setFrom] = useState<ComboboxOption | null>(null);
  return (
    <>
      <DateField
        label="Effective"
        format="MM/dd/yyyy"
        today={today}
        value={effective}
        onValueChange={({ value }) => setEffective(value)}
      />
      <InlineDatePicker
        label="Mailed"
        format="yyyy-MM-dd"
        today={today}
        value={mailed}
        onValueChange={({ value }) => setMailed(value)}
      />
      <Select label="Software" options={software} placeholder="" />
      <Combobox
        label="From"
        options={software.map((one) => ({ ...one, hint: 'CSV' }))}
        value={from}
        onValueChange={({ value }) => setFrom(value)}
      />
      <RadioGroup label="Stage" options={software} />
      <FileChooser label="Rent roll" />
    </>
  );
}

export const Fields: Story = {
  render: () => <Letter />,
  play: async ({ canvasElement, step }) => {
    await step('types, clears and restores a date', async () => {
      const date = driveDateField(canvasElement, { name: 'Effective' });
      await date.fill('02/31/2026');
      await expect(date.text()).toBe('');
      await expect(date.cleared()).toBe("'02/31/2026' is not a date and was cleared.");
      await date.restore();
      await expect(date.text()).toBe('11/11/2026');
      await date.fill('02/28/2026');
      await expect([date.text(), date.cleared()]).toEqual(['02/28/2026', null]);
    });
    await step('selects a date in a popover and in an inline calendar', async () => {
      const date = driveDateField(canvasElement, { name: 'Effective', timeout: 8000 });
      await date.choose('2026-04-30');
      await expect(date.text()).toBe('04/30/2026');
      const mailed = driveDateField(canvasElement, { name: 'Mailed', timeout: 8000 });
      await mailed.choose('2027-01-02');
      await expect(mailed.text()).toBe('2027-01-02');
      await expect(() => driveDateField(canvasElement).text()).toThrow(
        "There are 2 of date field here: 'Effective', 'Mailed'. Pass `name` to select one.",
      );
    });
    await step('selects an option', async () => {
      const select = driveSelect(canvasElement);
      await expect(select.choices()).toEqual(['', 'SiteLink - Web', 'Syrasoft', 'EasyStorage']);
      await select.choose('Syrasoft');
      await expect(select.chosen()).toBe('Syrasoft');
      await expect(select.choose('EasyStorage')).rejects.toThrow('is disabled');
    });
    await step('selects a radio button', async () => {
      const radio = driveRadioGroup(canvasElement, { name: 'Stage' });
      await expect(radio.chosen()).toBeNull();
      await radio.choose('Syrasoft');
      await expect(radio.chosen()).toBe('Syrasoft');
      await expect(radio.choose('EasyStorage')).rejects.toThrow('is disabled');
    });
    await step('chooses one of the options that match a text', async () => {
      const combobox = driveCombobox(canvasElement, { name: 'From', timeout: 8000 });
      await combobox.type('s');
      await combobox.choose('Syrasoft');
      await expect([combobox.text(), combobox.isOpen()]).toEqual(['Syrasoft', false]);
      await expect(combobox.choose('EasyStorage')).rejects.toThrow('is disabled');
      await expect(combobox.choices()).toEqual([
        'SiteLink - Web CSV',
        'Syrasoft CSV',
        'EasyStorage CSV',
      ]);
    });
    await step('rejects, accepts and removes a file', async () => {
      const chooser = driveFileChooser(canvasElement, { name: 'Rent roll' });
      await chooser.choose(new File(['Unit,Name'], 'roll.csv'));
      await expect(chooser.problem()).toBe(
        "'roll.csv' is not an .xlsx file. Open it in Excel and save it as .xlsx first.",
      );
      await chooser.choose(new File(['Unit,Name'], 'roll.xlsx'));
      await expect(chooser.warning()).toContain('is not an Excel workbook');
      await chooser.choose(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'May.xlsx'));
      await expect([chooser.file(), chooser.problem()]).toEqual(['May.xlsx', null]);
      await chooser.remove();
      await expect(chooser.file()).toBeNull();
    });
  },
};
