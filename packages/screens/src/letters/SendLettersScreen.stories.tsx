import type { Day } from '@audit-letters/api-client';
import { noSelection, selectIds } from '@audit-letters/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { today } from '../fixtures/today.ts';
import { dueStates } from '../home/due/DuePanel.states.ts';
import { letterFiles } from './generated/LettersGeneratedDialog.states.ts';
import {
  letterFacility,
  letterPicture,
  letterProblem,
  millRoad,
  preflightOf,
  sendLettersStates,
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
    states: ['CA', 'DE', 'TX'],
    state: null,
    today,
    mailing: sendLettersStates.ready,
    filter: 'all',
    selection: noSelection,
    generating: null,
    generated: null,
    onTabChange: fn(),
    onStateChange: fn(),
    onFilterChange: fn(),
    onPageChange: fn(),
    onRefresh: fn(),
    onSelectionChange: fn(),
    onGenerate: fn(),
    previewHref: ({ letterType, tenantIds }) => `/preview/${letterType}/${tenantIds.join(',')}`,
    batchesHref: '/letter-batches',
    onNextBatch: fn(),
    onGeneratedClose: fn(),
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
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await expect(search).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Facility Number'), '104{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith({ query: '104' });
  },
};

// LET-97
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
    // LET-97
    const recent = within(canvas.getByRole('navigation', { name: 'Recent facilities' }));
    await expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'D-1042 · Mill Road Storage',
      'N-1',
    ]);
  },
};

// LET-97
export const StatesWithReadyLetters: Story = {
  args: { ...DueLettersFirst.args, tab: 'state' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'StateFacilitiesAuditEnrollmentWelcome',
      'DE11184--',
      'TX3----300',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'TX' }));
    await expect(args.onStateChange).toHaveBeenCalledWith({ state: 'TX' });
  },
};

// LET-18
/** Without a selection, a question names the first 300 tenants before the letters are generated. */
export const GeneratesTheFirstBatch: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('5 total tenants')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    await screen.findByRole('alertdialog', {
      name: 'The system will generate letters for the first 300 tenants. Continue?',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, print 2 audit letters' }));
    await expect(args.onGenerate).toHaveBeenCalledWith({ letterType: 'initial', tenantIds: [] });
  },
};

// SHL-51
export const HundredRows: Story = { args: { mailing: sendLettersStates.hundred } };

// LET-18
export const FirstBatchQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    await screen.findByRole('alertdialog');
  },
};

// LET-27
/** Without anything odd, chosen tenants get their letters at once. */
export const Chosen: Story = {
  args: { selection: selectIds([1, 3]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
      'href',
      '/preview/welcome/1,3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome Letter' }));
    await expect(args.onGenerate).toHaveBeenCalledWith({
      letterType: 'welcome',
      tenantIds: [1, 3],
    });
  },
};

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
export const GeneratesAllBatches: Story = {
  tags: ['journey'],
  args: { mailing: sendLettersStates.many, onGenerateAll: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit: all 1,140 in 4 batches' }));
    await screen.findByRole('alertdialog', {
      name: 'Print all 1,140 audit letters in 4 batches?',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, print 1,140 audit letters' }));
    await expect(args.onGenerateAll).toHaveBeenCalledWith({
      letterType: 'initial',
      tenantIds: [],
    });
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

// LET-69
export const AllBatches: Story = {
  args: { mailing: sendLettersStates.many, onGenerateAll: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit: all 1,140 in 4 batches' }));
    await screen.findByRole('alertdialog');
  },
};

// LET-20
/** Enrollment letters have their own date. */
export const SetsTheEnrollmentDate: Story = {
  tags: ['journey'],
  args: { selection: selectIds([1]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enrollment Letter' }));
    await screen.findByText('Set the date that should appear on each enrollment letter:');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enrollment Letter' }));
    const field = screen.getByRole('textbox', { name: 'Enrollment Letter Date' });
    await userEvent.clear(field);
    await userEvent.type(field, '11/25/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    await expect(args.onGenerate).toHaveBeenCalledWith({
      letterType: 'follow_up',
      tenantIds: [1],
      enrollmentLetterDate: '2026-11-25',
    });
  },
};

// LET-20
export const EnrollmentDate: Story = {
  args: { selection: selectIds([1]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enrollment Letter' }));
    await screen.findByText('Set the date that should appear on each enrollment letter:');
  },
};

// LET-19
export const Tagged: Story = {
  args: {
    mailing: sendLettersStates.tagged,
    taggedHref: ({ facility_number }) => `/tenant-list?facility_number=${facility_number}`,
    onTaggedMoveOut: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set them to Moved Out' }));
    await expect(args.onTaggedMoveOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /^Show \d+ tenants? tagged$/ })).toHaveAttribute(
      'href',
      '/tenant-list?facility_number=D-1042',
    );
    await expect(canvas.getByText(/^Some tenants are tagged for removal\./)).toBeVisible();
    for (const name of ['Audit Letter', 'Enrollment Letter', 'Welcome Letter']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
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
    preflight: {
      letterType: 'initial',
      tenantHref: () => '/tenants/8',
      preflight: preflightOf({
        ready: 0,
        tagged: 4,
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

const datesInThePast = {
  selection: selectIds([1]),
  today,
  facility: {
    ...millRoad,
    initial_letter_send_date: '2026-11-29' as Day,
    follow_up_letter_send_date: '2026-10-30' as Day,
  },
};

// LET-49
/** A question lists past dates before the letters are generated; No generates nothing. */
export const AsksAboutDatesInThePast: Story = {
  tags: ['journey'],
  args: datesInThePast,
  play: async ({ args, canvas }) => {
    const audit = canvas.getByRole('button', { name: 'Audit Letter' });
    await userEvent.click(audit);
    const question = await screen.findByRole('alertdialog', {
      name: 'Print audit letters for the chosen tenants?',
    });
    await expect(question).toHaveTextContent(
      'The enrollment letter date (10/30/2026) is before the audit letter date (11/29/2026).',
    );
    await expect(question).toHaveTextContent(
      'The enrollment letter date (10/30/2026) is in the past.',
    );
    await userEvent.click(screen.getByRole('button', { name: /^No/ }));
    await expect(args.onGenerate).not.toHaveBeenCalled();

    await userEvent.click(audit);
    await userEvent.click(await screen.findByRole('button', { name: /^Yes/ }));
    await waitFor(() => expect(args.onGenerate).toHaveBeenCalledOnce());
  },
};

// LET-49
export const DatesInThePast: Story = {
  args: datesInThePast,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    await screen.findByRole('alertdialog');
  },
};

const datesOfAState: Story['args'] = {
  tab: 'state',
  state: 'DE',
  facility: null,
  selection: selectIds([1]),
  today,
  getPreflight: fn(async () =>
    preflightOf({
      letters: 1,
      facilities: [
        letterFacility({
          facility_number: 'L-104',
          initial_letter_send_date: null,
          follow_up_letter_send_date: '2026-10-30' as Day,
        }),
      ],
    }),
  ),
};

// LET-49, LET-90
/** Letters of a state print the dates of several facilities. */
export const AsksAboutDatesOfAState: Story = {
  tags: ['journey'],
  args: datesOfAState,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('1 audit letter for DE: L-104.');
    await expect(question).toHaveTextContent(
      'The enrollment letter date (10/30/2026) is in the past.',
    );
    await userEvent.click(screen.getByRole('button', { name: /^No/ }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await expect(args.getPreflight).toHaveBeenCalledWith({
      letterType: 'initial',
      tenantIds: [1],
      whose: 'chosen',
    });
  },
};

// LET-49
export const DatesOfAState: Story = {
  args: {
    ...datesOfAState,
    getPreflight: fn(async () =>
      preflightOf({
        letters: 2,
        facilities: [
          letterFacility({ facility_number: 'L-104' }),
          letterFacility({ facility_number: 'L-109', letter_effective_date: null }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('rowheader', { name: 'L-104' })).toBeVisible();
    await expect(question.getByRole('row', { name: /^L-109/ })).toHaveTextContent(/--$/);
  },
};

const early: Story['args'] = {
  getPreflight: async () =>
    preflightOf({
      ready: 29,
      letters: 28,
      moved_out: 2,
      incomplete: 7,
      unprintable: 1,
      facilities: [letterFacility({ move_outs_confirmed: false, enrollment_letters: 3 })],
      problems: [
        letterProblem(9, { first_name: 'Ana', last_name: 'Ortiz 𒀀', problem: 'unprintable' }),
        letterProblem(8, { problem: 'incomplete' }),
      ],
    }),
  pictureHref: () => letterPicture,
};

// LET-94, LET-98
/** The question says what is printed, for whom, with which dates, what is odd and who is left out. */
export const EarlyLetters: Story = {
  args: early,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'The system will generate letters for the first 300 tenants. Continue?',
    });
    for (const text of [
      '28 audit letters for D-1042, Mill Road Storage.',
      '31 days early (audit letters are due 12/21/2026).',
      'Move-outs are not confirmed: some of these tenants may have left.',
      '3 of these tenants have an enrollment letter already.',
    ]) {
      await expect(question).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    for (const text of [
      'Date of the letters11/20/2026',
      'Letter Effective Date2/1/2027',
      '2 moved out',
      '7 with an incomplete address: Edith Reed, A4; and 6 more',
      '1 with a name or address that no font can print: Ana Ortiz 𒀀, A4',
    ]) {
      await expect(question).toHaveTextContent(text);
    }
    await expect(
      screen.getByRole('img', { name: 'The first letter, with the window of its envelope' }),
    ).toHaveAttribute('src', letterPicture);
    await waitFor(() =>
      expect(screen.queryByRole('img', { name: 'Drawing the first letter' })).toBeNull(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Yes, print 28 audit letters' })).toBeEnabled();
  },
};

// LET-98
/** Chosen tenants get early letters only after a yes, too. */
export const EarlyLettersOfChosen: Story = {
  tags: ['journey'],
  args: {
    selection: selectIds([1, 2]),
    getPreflight: async () => preflightOf({ letters: 2, facilities: [letterFacility({})] }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Print audit letters for the chosen tenants?',
    });
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining('31 days early (audit letters are due 12/21/2026).'),
    );
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, print 2 audit letters' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

// LET-94
/** Without dates, the way to the dates is the first answer. */
export const NoDates: Story = {
  args: {
    datesHref: '/facilities/7?dialog=dates',
    getPreflight: async () =>
      preflightOf({
        letters: 120,
        facilities: [
          letterFacility({
            initial_letter_send_date: null,
            follow_up_letter_send_date: null,
            letter_effective_date: null,
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining('No letter dates are set: the letters name no deadline.'),
    );
    const setDates = screen.getByRole('link', { name: 'No, set the dates' });
    await expect(setDates).toHaveAttribute('href', '/facilities/7?dialog=dates');
    await waitFor(() => expect(setDates).toHaveFocus());
  },
};

// LET-98
/** Letters that are more than a week late are asked about. */
export const LateLetters: Story = {
  args: {
    getPreflight: async () =>
      preflightOf({
        letters: 7,
        facilities: [letterFacility({ welcome_letter_send_date: '2026-10-01' as Day })],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome Letter' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining('50 days late (welcome letters were due 10/1/2026).'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
  },
};

// LET-49, LET-94
/** Letters with a deadline that has passed say so, and the way to the dates is the first answer. */
export const DeadlinePassed: Story = {
  args: {
    datesHref: '/facilities/7?dialog=dates',
    getPreflight: async () =>
      preflightOf({
        letters: 83,
        facilities: [
          letterFacility({
            initial_letter_send_date: '2026-09-23' as Day,
            follow_up_letter_send_date: '2026-10-26' as Day,
            letter_effective_date: '2026-11-12' as Day,
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog');
    for (const sentence of [
      'The enrollment letter date (10/26/2026) is in the past. The letters ask for a reply by that day.',
      'The letter effective date (11/12/2026) is in the past. The letters say that coverage starts on that day.',
    ]) {
      await expect(question).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'No, set the dates' })).toHaveFocus(),
    );
  },
};

// LET-94
/** The letters leave out what the missing dates would say. */
export const SomeDatesMissing: Story = {
  args: {
    datesHref: '/facilities/7?dialog=dates',
    getPreflight: async () =>
      preflightOf({
        letters: 83,
        facilities: [
          letterFacility({ follow_up_letter_send_date: null, letter_effective_date: null }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('alertdialog');
    for (const sentence of [
      'No enrollment letter date is set: the letters name no deadline.',
      'No letter effective date is set: the letters do not say when a coverage starts.',
    ]) {
      await expect(question).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    await expect(screen.getByRole('link', { name: 'No, set the dates' })).toBeVisible();
  },
};

let ready = 7;

// LET-100
/** A tenant who becomes ready while the question is open is asked about first. */
export const ChangedMeanwhile: Story = {
  tags: ['journey'],
  args: { getPreflight: async () => preflightOf({ ready, letters: ready }) },
  play: async ({ args, canvas }) => {
    ready = 7;
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const question = await screen.findByRole('button', { name: 'Yes, print 7 audit letters' });
    ready = 8;
    await userEvent.click(question);
    const yes = await screen.findByRole('button', { name: 'Yes, print 8 audit letters' });
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('These letters have changed since you were asked.'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.click(yes);
    await waitFor(() => expect(args.onGenerate).toHaveBeenCalledOnce());
  },
};

// LET-59
/** Letters whose answer was lost can be asked for again, although nobody is ready any more. */
export const AnswerLost: Story = {
  args: { hasNoResponse: () => true, getPreflight: async () => preflightOf({ letters: 0 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('got no answer, so they may exist.'),
    );
    await expect(screen.getByRole('button', { name: 'Yes, ask again' })).toBeEnabled();
  },
};

const someHaveAnswered: Story['args'] = {
  selection: selectIds([1, 2, 3]),
  getPreflight: async () =>
    preflightOf({
      letters: 0,
      problems: [
        letterProblem(1, { first_name: 'Ana', last_name: 'Ortiz', problem: 'answered' }),
        letterProblem(2, { first_name: 'Ben', last_name: 'Okafor', problem: 'answered' }),
        letterProblem(3, { first_name: 'Chiara', last_name: 'Müller', problem: 'sent' }),
      ],
    }),
};

// LET-90
/** Chosen tenants who have answered get no letter unless they are ticked. */
export const ChosenHaveAnswered: Story = {
  args: someHaveAnswered,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    const group = await screen.findByRole('group', { name: '2 of these have answered:' });
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('0 audit letters for D-1042, Mill Road Storage. 3 tenants chosen.'),
    );
    await expect(
      screen.getByRole('group', { name: '1 of these has this letter already:' }),
    ).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(
      screen.getByRole('button', { name: 'Yes, print 0 audit letters' }),
    ).toHaveAccessibleDescription('Tick the tenants who get a letter.');
  },
};

// LET-90
export const PrintsTickedTenants: Story = {
  tags: ['journey'],
  args: someHaveAnswered,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audit Letter' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ben Okafor, A4' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chiara Müller, A4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, print 2 audit letters' }));
    await expect(args.onGenerate).toHaveBeenCalledWith({
      letterType: 'initial',
      tenantIds: [2, 3],
    });
  },
};

// LET-90, LET-98
/** A welcome letter without a confirmed charge, or with a cover from before the answer, is made only after a yes to it. */
export const CoveredBeforeTheAnswer: Story = {
  args: {
    selection: selectIds([1, 2]),
    getPreflight: async () =>
      preflightOf({
        letters: 1,
        facilities: [
          letterFacility({
            welcome_letter_send_date: null,
            covered_before_answer: [
              letterProblem(1, {
                first_name: 'Ana',
                last_name: 'Ortiz',
                problem: 'covered_before_answer',
              }),
            ],
            covered_later: [
              letterProblem(2, {
                first_name: 'Ben',
                last_name: 'Okafor',
                problem: 'covered_later',
              }),
            ],
            other_state: [
              letterProblem(1, { first_name: 'Ana', last_name: 'Ortiz', problem: 'other_state' }),
            ],
            doubtful_name: [
              letterProblem(3, {
                first_name: '**AUCTION** Tom',
                last_name: 'Lien',
                problem: 'doubtful_name',
              }),
            ],
            charge_not_applied: [
              letterProblem(1, {
                first_name: 'Ana',
                last_name: 'Ortiz',
                problem: 'charge_not_applied',
              }),
            ],
          }),
        ],
        problems: [
          letterProblem(2, { first_name: 'Ben', last_name: 'Okafor', problem: 'uncharged' }),
        ],
      }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome Letter' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining(
        '1 of the chosen tenants chose the coverage after the day that the letter states as “Covered since”: Ana Ortiz',
      ),
    );
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining(
        '1 of the chosen tenants is not covered yet: the letter states a day more than a week ahead as “Covered since”: Ben Okafor',
      ),
    );
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining(
        '1 of these tenants has a confirmed payment, but the charge was never connected: Ana Ortiz',
      ),
    );
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining('1 of these tenants has a ZIP code of another state: Ana Ortiz'),
    );
    await expect(question).toHaveAccessibleDescription(
      expect.stringContaining(
        '1 of these tenants has a note or broken text in the name or address, which the letter prints: **AUCTION** Tom Lien',
      ),
    );
    const uncharged = screen.getByRole('group', { name: '1 of these has no confirmed charge:' });
    await expect(within(uncharged).getByRole('checkbox')).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Yes, print 1 welcome letter' })).toBeEnabled();
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

// LET-95
/** A letter that nobody is ready for looks so and says why. */
export const NobodyReady: Story = {
  tags: ['journey'],
  args: { getPreflight: async () => preflightOf({ ready: 0, letters: 0, facilities: [] }) },
  play: async ({ args, canvas }) => {
    const welcome = canvas.getByRole('button', { name: 'Welcome Letter' });
    await expect(welcome).toHaveAccessibleDescription('No tenant is ready for a welcome letter.');
    await userEvent.click(welcome);
    await screen.findByRole('alertdialog', { name: 'No tenant is ready for a welcome letter' });
    await expect(screen.queryByRole('button', { name: /^(Yes|No)/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

// LET-95
export const NoneOfTheChosen: Story = {
  args: {
    selection: selectIds([1, 2]),
    getPreflight: async () =>
      preflightOf({
        letters: 0,
        facilities: [],
        problems: [1, 2].map((id) => letterProblem(id, { problem: 'uncovered' })),
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome Letter' }));
    const answer = await screen.findByRole('alertdialog', {
      name: 'None of the 2 can get a welcome letter',
    });
    await expect(answer).toHaveTextContent('2 without a coverage: Edith Reed, A4');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

// LET-8
export const ByState: Story = {
  args: { tab: 'state', state: 'DE', facility: null },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'TX');
    await expect(args.onStateChange).toHaveBeenCalledWith({ state: 'TX' });
  },
};

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
    generated: { batches: [letterFiles('audit')], remaining: 0 },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    await expect(dialog).toHaveTextContent('Print at 100%, one-sided.');
    await expect(dialog).toHaveTextContent('please disable your popup-blocker for this site.');
    await expect(screen.getByRole('link', { name: 'Mail Merge' })).toHaveAttribute(
      'href',
      '/api/facilities/download-letters/audit.xlsx',
    );
  },
};

// LET-18
/** With more than 300 tenants, the dialog lists each batch and offers the next one until all have letters. */
export const NextBatch: Story = {
  args: { generated: { batches: [letterFiles('first'), letterFiles('second')], remaining: 88 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate the Next 88' }));
    await expect(args.onNextBatch).toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Letters of batch 1' })).toHaveAttribute(
      'href',
      '/api/facilities/download-letters/first.pdf',
    );
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/api/facilities/download-letters/second.pdf',
    );
  },
};
export const Refreshing: Story = { args: { mailing: sendLettersStates.refreshing } };

// SHL-56
export const Stale: Story = { args: { mailing: sendLettersStates.stale } };
