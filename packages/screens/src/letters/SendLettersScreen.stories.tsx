import { noSelection, selectIds } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { millRoad } from '../fixtures/facilities.ts';
import { expectHref, press } from '../fixtures/plays.ts';
import { today } from '../fixtures/today.ts';
import { dueStates } from '../list/due/DuePanel.states.ts';
import { letterFiles } from './generated/LettersGeneratedDialog.states.ts';
import {
  questionOf,
  questionStates,
  sendLettersStates,
  stepStates,
} from './SendLettersScreen.states.ts';
import { SendLettersScreen } from './SendLettersScreen.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Send letters',
  component: SendLettersScreen,
  args: {
    tab: 'facility',
    search: {
      matches: [millRoad, { ...millRoad, id: 8, facility_number: 'D-1043', account_name: null }],
      searching: false,
      facilityId: millRoad.id,
      onSearch: fn(),
      onFacilityChange: fn(),
    },
    facility: millRoad,
    state: null,
    today,
    mailing: sendLettersStates.ready,
    filter: 'all',
    selection: noSelection,
    step: stepStates.choosing,
    generated: null,
    tenantHref: (tenantId) => `/tenants/${tenantId}?dialog=edit`,
    datesHref: (facilityId) => `/facilities/${facilityId}?dialog=dates`,
    onTabChange: fn(),
    onStateChange: fn(),
    onFilterChange: fn(),
    onPageChange: fn(),
    onRefresh: fn(),
    onSelectionChange: fn(),
    onLetters: fn(),
    onEnrollmentDate: fn(async () => {}),
    onYes: fn(),
    batchesHref: '/letter-batches',
    onNextBatch: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SendLettersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// LET-10, LET-11, LET-12, LET-13, LET-14
export const Ready: Story = { tags: ['whole-screen'] };

// LET-8
export const NothingChosen: Story = {
  args: {
    facility: null,
    search: { ...meta.args.search, matches: null, facilityId: null },
    mailing: sendLettersStates['nothing-chosen'],
  },
};

// LET-8
export const DueLettersFirst: Story = {
  args: {
    ...NothingChosen.args,
    start: {
      work: dueStates.ready,
      href: ({ facility_number }) => `?${facility_number}`,
      recent: [
        { facility_number: 'D-1042', account_name: 'Mill Road Storage', href: '?D-1042' },
        { facility_number: 'N-1', account_name: null, href: '?N-1' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('group', { name: 'Letters due' }));
    await expect(items.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Prepare enrollment, D-1042',
      'Prepare audit, D-1042',
      'Complete audit, D-1042',
      'Correct audit, D-1042',
    ]);
    const recent = within(canvas.getByRole('navigation', { name: 'Recent facilities' }));
    await expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'D-1042 · Mill Road Storage',
      'N-1',
    ]);
  },
};

// LET-8
export const StatesWithReadyLetters: Story = {
  args: { ...DueLettersFirst.args, tab: 'state' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'StateFacilitiesAuditEnrollmentWelcome',
      'DE11184--',
      'TX3----300',
    ]);
    await press(canvas, 'TX');
    await expect(args.onStateChange).toHaveBeenCalledWith({ state: 'TX' });
  },
};

export const Chosen: Story = { args: { selection: selectIds([1, 3]) } };

// LET-17
export const AtMostThreeHundred: Story = {
  args: { selection: selectIds(Array.from({ length: 300 }, (_, at) => 1000 + at)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('300 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Ortiz' }));
    await expect(await screen.findByRole('dialog', { name: 'Alert' })).toHaveTextContent(
      'In an effort to conserve system resources, only 300 tenants may be selected at a time. If you need to download letters for more tenants, then you will need to download the letters in batches of 300.',
    );
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

// LET-69
/** With more ready tenants than a batch holds, all of them can be generated in one run. */
export const AllBatches: Story = {
  args: { mailing: sendLettersStates.many, offersAll: true },
};

// LET-20
/** Enrollment letters have their own date. */
export const EnrollmentDate: Story = {
  args: { selection: selectIds([1]), step: stepStates.dating },
};

// LET-19
export const Tagged: Story = {
  args: {
    mailing: sendLettersStates.tagged,
    taggedHref: ({ facility_number }) => `/tenant-list?facility_number=${facility_number}`,
    onTaggedMoveOut: fn(),
  },
  play: async ({ canvas }) => {
    await expectHref(canvas, /^Show \d+ tenants? tagged$/, '/tenant-list?facility_number=D-1042');
    await expect(canvas.getByRole('img', { name: 'Tagged for removal' })).toBeVisible();
  },
};

// LET-19
export const TaggedInState: Story = {
  args: {
    tab: 'state',
    facility: null,
    state: 'DE',
    mailing: sendLettersStates.tagged,
    whatToFix: {
      letterType: 'initial',
      tenantHref: () => '/tenants/8',
      question: questionOf({
        ready: 0,
        tagged_facilities: [
          { facility_number: 'D-1042', tagged: 1 },
          { facility_number: 'D-1050', tagged: 3 },
        ],
      }),
    },
    taggedHref: ({ facility_number }) => `/tenant-list?facility_number=${facility_number}`,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /tagged in/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Show 1 tenant tagged in D-1042', '/tenant-list?facility_number=D-1042'],
      ['Show 3 tenants tagged in D-1050', '/tenant-list?facility_number=D-1050'],
    ]);
  },
};

// LET-12
/** The question is being loaded. */
export const Asking: Story = {
  args: { step: stepStates.asking },
  play: async ({ canvas }) => {
    for (const name of ['Enrollment Letter', 'Welcome Letter']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('The question is being composed.');
    }
  },
};

// LET-18
export const Question: Story = { args: { step: stepStates.question } };

// LET-18, LET-94
/** The letters look alike, also those for which nobody is ready. */
export const NobodyReady: Story = { args: { step: questionStates.nobody } };

// LET-12
export const Printing: Story = { args: { step: stepStates.printing } };

// LET-8
export const ByState: Story = { args: { tab: 'state', state: 'DE', facility: null } };

export const Empty: Story = {
  args: { mailing: sendLettersStates.empty, importHref: '/upload-tenants' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import a rent roll' })).toBeVisible();
  },
};

// SHL-56
export const Failed: Story = { args: { mailing: sendLettersStates.failed } };

export const Loading: Story = { args: { mailing: sendLettersStates.loading } };

// LET-21, LET-22
export const Success: Story = {
  args: {
    step: stepStates.result,
    generated: { batches: [letterFiles('audit')], remaining: 0 },
  },
};
