import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataTable } from '../data-table/index.ts';
import { DateField } from '../date-field/index.ts';
import type { Day } from '../day/index.ts';
import { Dialog } from '../dialog/index.ts';
import { noSelection } from '../selection/index.ts';
import { Stack } from '../stack/index.ts';
import { TableFooter } from '../table-footer/index.ts';
import { TextField } from '../text-field/index.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import type { MessageOverrides } from './types.ts';

const german: MessageOverrides = {
  dataTable: { selectAll: 'Alle auswählen', select: (row) => `${row} auswählen` },
  dateCalendar: { locale: 'de-DE' },
  dateField: {
    openCalendar: 'Kalender öffnen',
    notADate: 'ist kein Datum',
    cleared: (text, reason) => `„${text}“ ${reason} und wurde gelöscht.`,
    restore: 'Wiederherstellen',
    leaveEmpty: 'Leer lassen',
  },
  dialog: { close: 'Schließen' },
  form: { optional: '(freiwillig)' },
  pagination: { label: 'Seiten', next: 'Nächste Seite', page: (page) => `Seite ${page}` },
  tableInfo: { range: (from, to, total) => `${from} bis ${to} von ${total}` },
};

const units = [{ id: 1, name: 'A-101' }];
const today = '2026-11-20' as Day;
const nothing = () => undefined;

const meta = {
  title: 'Foundations/Translation',
  tags: ['framed'],
  component: LocaleProvider,
  args: {
    messages: german,
    children: (
      <Stack>
        <DateField
          label="Einzug"
          format="MM/dd/yyyy"
          value={null}
          onValueChange={nothing}
          today={today}
        />
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
            <TableFooter from={1} to={1} total={3} page={1} lastPage={3} onPageChange={nothing} />
          }
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  play: async ({ canvas, step }) => {
    await step('The texts given replace the English ones', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'A-101 auswählen' })).toBeVisible();
      await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
      await expect(canvas.getByText('1 bis 1 von 3')).toBeVisible();
      await expect(canvas.getByText('(freiwillig)')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Einzug'), 'bald');
      await userEvent.tab();
      await expect(canvas.getByText('„bald“ ist kein Datum und wurde gelöscht.')).toBeVisible();
    });
    await step('The others stay English', async () => {
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeVisible();
    });
  },
};

/** A provider for a part of the page adds to the outer one, and a prop wins over both. */
export const Nested: Story = {
  args: {
    children: (
      <LocaleProvider messages={{ dateField: { restore: 'Zurück' } }}>
        <Stack>
          {[undefined, 'Auszug wählen'].map((calendarButtonLabel) => (
            <DateField
              key={calendarButtonLabel ?? ''}
              label={calendarButtonLabel ? 'Auszug' : 'Einzug'}
              format="MM/dd/yyyy"
              value={null}
              onValueChange={nothing}
              today={today}
              calendarButtonLabel={calendarButtonLabel}
            />
          ))}
        </Stack>
        <Dialog title="Hinweis" open />
      </LocaleProvider>
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(body.querySelector('.al-dialog-close')).toHaveAccessibleName('Schließen');
    const names = canvas
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Kalender öffnen', 'Auszug wählen']);
  },
};
