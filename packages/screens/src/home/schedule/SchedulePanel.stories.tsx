import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { today } from '../../fixtures/today.ts';
import { scheduleStates } from './SchedulePanel.states.ts';
import { SchedulePanel } from './SchedulePanel.tsx';

const meta = {
  title: 'Screens/Staff/Three weeks',
  component: SchedulePanel,
  args: {
    schedule: scheduleStates.ready,
    today,
    markHref: ({ kind, facility_id }) => `/${kind}/${facility_id ?? ''}`,
    facilityHref: (facilityId) => `/facilities/${facilityId}`,
  },
} satisfies Meta<typeof SchedulePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

// DUE-18, DUE-19
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', {
      name: 'What is planned, late and mailed from 11/13/2026 to 12/3/2026',
    });
    await expect(within(table).getByRole('columnheader', { name: /^Today, Fri 11\/20\/2026/ }));
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(1 + 1 + 21);
    await expect(within(table).getByRole('link', { name: 'D-1042' })).toHaveAttribute(
      'href',
      '/facilities/12',
    );
    await expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual([
      'D-1042',
      'Audit letters due 10/27/2026, D-1042: 118 tenants',
      'Move-outs to confirm 11/17/2026, D-1042: 0 tagged',
      'Audit letters not mailed 11/20/2026, D-1042: 1 letter',
      'Enrollment letters due 11/27/2026, D-1042: 64 tenants',
      'Letter effective date 12/2/2026, D-1042',
      'F-2210',
      'Audit letters mailed 11/14/2026, F-2210',
      'Welcome letters due 11/21/2026, F-2210: 12 tenants',
      'Welcome letters not mailed 11/19/2026, Facilities in TX: 300 letters',
    ]);
    await expect(within(table).getByRole('link', { name: /^Welcome letters due/ })).toHaveAttribute(
      'href',
      '/letters/7',
    );
  },
};

// DUE-19
export const ManyFacilities: Story = {
  args: { schedule: scheduleStates.many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 50 facilities' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 50);
    await expect(canvas.getByText('and 11 more with later work')).toBeVisible();
  },
};

// DUE-19
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Audit letters due, D-1042',
      'Audit letters mailed, F-2210',
      'Move-outs to confirm, D-1042',
      'Welcome letters not mailed, Facilities in TX',
      'Audit letters not mailed, D-1042',
      'Welcome letters due, F-2210',
      'Enrollment letters due, D-1042',
      'Letter effective date, D-1042',
    ]);
  },
};

export const Nothing: Story = {
  args: { schedule: scheduleStates.nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
