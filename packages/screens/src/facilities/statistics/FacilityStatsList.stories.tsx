import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { listEvents, press } from '../../fixtures/plays.ts';
import { usualTable } from '../../list/tablePreferences.ts';
import { facilityStatsStates } from '../FacilitiesScreen.states.ts';
import { FacilityStatsList, type StatsList } from './FacilityStatsList.tsx';

const list: StatsList = {
  facilities: facilityStatsStates.ready,
  filters: { facility_number: '', prime_site_id: '', account_name: '' },
  filtered: false,
  exporting: false,
  table: { ...usualTable, onChange: fn() },
  sort: null,
  ...listEvents(),
  onExport: fn(),
  onPrint: fn(),
};

const meta = {
  title: 'Screens/Staff/Facilities/Statistics',
  component: FacilityStatsList,
  args: { list, archive: { dialog: null, onOpen: fn() }, addHref: '/add-facility' },
} satisfies Meta<typeof FacilityStatsList>;
export default meta;
type Story = StoryObj<typeof meta>;

// FAC-47, FAC-111, FAC-19, FAC-45, FAC-48, FAC-50
export const Ready: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /D-1042/ }));
    const gauge = row.getByRole('meter', { name: 'Percent Complete' });
    await expect(gauge).toHaveAttribute('aria-valuenow', '75');
    await expect(gauge).toHaveAttribute(
      'title',
      '182 of 240 in program with a status, rounded down',
    );
    await expect(
      row.getByTitle('52 of 240 in program = 21.7%, over the threshold of 20%'),
    ).toBeVisible();
    // FAC-111
    const totals = within(canvas.getByRole('row', { name: /^All 324/ }));
    await expect(totals.getByTitle('122 of 324 in program = 37.7%')).toBeVisible();
    await press(canvas, 'Print');
    await expect(args.list.onPrint).toHaveBeenCalled();
    const prime = within(canvas.getByRole('row', { name: /F-2210/ }));
    await expect(prime.getByTitle('Prime Facility')).toHaveTextContent('P');
    const former = within(canvas.getByRole('row', { name: /N-1/ }));
    await expect(former.getByTitle('Was a Prime Facility')).toHaveTextContent('P');
  },
};

/** Without the server's statistics, the rows still show, with -- for each number. */
export const WithoutStatistics: Story = {
  args: { list: { ...list, facilities: facilityStatsStates.withoutStatistics } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /D-1042/ }));
    await expect(row.getAllByText('--')).toHaveLength(8);
    await expect(canvas.queryByRole('row', { name: /^All / })).toBeNull();
    await userEvent.click(canvas.getByText('D-1042'));
    const results = (await canvas.findByRole('heading', { name: 'Results' })).closest('section');
    await expect(results).toHaveTextContent('Percent Complete--Selected Coverage--');
  },
};

export const Loading: Story = {
  args: { list: { ...list, facilities: facilityStatsStates.loading } },
};
// FAC-61
export const Failed: Story = {
  args: { list: { ...list, facilities: facilityStatsStates.failed } },
};
// FAC-4
export const Empty: Story = {
  args: { list: { ...list, facilities: facilityStatsStates.empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stats to show.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first facility' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

// FAC-47
/** The whole table fits a window of 1024 px with a scroll bar. */
export const SmallWindow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 959 }}>
      <FacilityStatsList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Facility Stats' });
    await expect(table.scrollWidth).toBe(table.clientWidth);
  },
};
