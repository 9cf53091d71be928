import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataTable } from '../data-table/index.ts';
import { DateCalendar } from '../date-calendar/index.ts';
import type { Day } from '../day/index.ts';
import { Dialog } from '../dialog/index.ts';
import { HeldDay } from '../fixtures/HeldDay.tsx';
import { today } from '../fixtures/today.ts';
import { noSelection } from '../selection/index.ts';
import { Stack } from '../stack/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { driveDateField } from '../testing/index.ts';
import { TextField } from '../text-field/index.ts';
import { LocaleProvider, type MessageOverrides } from './index.ts';

const messages: MessageOverrides = {
  dataTable: { select: (row) => `${row} auswählen` },
  dateCalendar: {
    choose: (day) => `${day} auswählen`,
    next: (unit) =>
      ({ month: 'Nächster Monat', year: 'Nächstes Jahr', years: 'Nächste Jahre' })[unit],
  },
  dateField: {
    openCalendar: 'Aus dem Kalender auswählen',
    pattern: (pattern) => pattern.replaceAll('D', 'T').replaceAll('Y', 'J'),
    notADate: 'ist kein Datum',
    cleared: (text, reason) => `„${text}“ ${reason} und wurde gelöscht.`,
  },
  dialog: { close: 'Schließen' },
  pagination: { label: 'Seiten' },
  tableFooter: { range: (from, to, total) => `${from} bis ${to} von ${total}` },
};
const units = [{ id: 1, name: 'A-101' }];
const nothing = () => undefined;

const meta = {
  title: 'Foundations/Translation',
  tags: ['framed'],
  component: LocaleProvider,
  args: {
    locale: 'de-DE',
    firstDayOfWeek: 1,
    messages,
    children: (
      <Stack>
        <HeldDay label="Einzug" value={'2026-12-24' as Day} today={today} />
        <TextField label="Fax" optional />
        <DataTable
          label="Einheiten"
          columns={[{ accessorKey: 'name', header: 'Einheit', meta: { rowHeader: true } }]}
          rows={units}
          getRowId={({ id }) => id}
          getRowLabel={({ name }) => name}
          emptyText="Keine Einheiten."
          selection={noSelection}
          footer={
            <TableFooter
              from={1}
              to={1}
              total={1203}
              page={1}
              lastPage={3}
              onPageChange={nothing}
            />
          }
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts without a translation stay English. */
export const German: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'A-101 auswählen' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
    await expect(canvas.getByText('1 bis 1 von 1203')).toBeVisible();
    const field = driveDateField(canvasElement, { user: userEvent });
    await expect(field.text()).toBe('24.12.2026');
    await expect(canvas.getByText('TT.MM.JJJJ')).toBeVisible();
    await field.fill('bald');
    await expect(canvas.getByText('„bald“ ist kein Datum und wurde gelöscht.')).toBeVisible();
    await field.restore();
    await field.fill('25.12.26');
    await expect(field.text()).toBe('25.12.2026');
  },
};

/** The week begins on Monday, and days and months have German names. */
export const GermanCalendar: Story = {
  args: {
    children: <DateCalendar label="Einzug" value={null} onValueChange={nothing} today={today} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Montag');
    const day = canvas.getByRole('gridcell', { name: 'Freitag, 20. November 2026 auswählen' });
    await expect(day).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: 'Nächster Monat' }));
    await expect(canvas.getByRole('grid', { name: 'Dezember 2026' })).toBeVisible();
  },
};

/** A provider for a part of the page adds to the outer one, also for a dialog. */
export const Nested: Story = {
  args: {
    children: (
      <LocaleProvider messages={{ dateField: { restore: 'Zurück' } }}>
        <Dialog title="Hinweis" open />
      </LocaleProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(body.querySelector('.al-dialog-close')).toHaveAccessibleName('Schließen');
    await expect(body.querySelector('.al-dialog')).toHaveAttribute('lang', 'de-DE');
  },
};
