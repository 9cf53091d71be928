import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHref } from '../../fixtures/plays.ts';
import { questionStates } from '../SendLettersScreen.states.ts';
import { LettersQuestion } from './LettersQuestion.tsx';

const meta = {
  title: 'Screens/Staff/Letters/Question',
  component: LettersQuestion,
  args: {
    ...questionStates.plain,
    tenantHref: (tenantId) => `/tenants/${tenantId}?dialog=edit`,
    datesHref: (facilityId) => `/facilities/${facilityId}?dialog=dates`,
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof LettersQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const hasFocus = (role: 'button' | 'link', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

// LET-18, LET-94
/** The first sentence is that of the documents, the next one says how many. Yes is the first answer. */
export const Plain: Story = {
  play: async () => {
    const question = await screen.findByRole('alertdialog', {
      name: 'The system will generate letters for the first 300 tenants. Continue?',
    });
    await expect(question).toHaveAccessibleDescription(
      '2 of 2. Audit letters for D-1042, Mill Road Storage.',
    );
    await hasFocus('button', 'Yes, print 2 audit letters');
  },
};

// LET-94, LET-98
/** Remarks name their tenants, and Yes stays the first answer. */
export const EarlyLetters: Story = {
  args: questionStates.early,
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    for (const text of [
      '28 of 28. Audit letters for D-1042, Mill Road Storage.',
      '31 days early (audit letters are due 12/21/2026).',
      '7 of these tenants have an enrollment letter already. Ana Ortiz, A4; Ben Okafor, A5; Chiara Müller, A6; Dana Whitfield, A7; Émile Ncube, A8; and 2 more',
    ]) {
      await expect(question).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    for (const text of [
      'Date of the letters11/20/2026',
      'Letter Effective Date2/1/2027',
      '7 with an incomplete address: Edith Reed, A4; and 6 more',
      '1 with a name or address that no font can print: Ana Ortiz 𒀀, A4',
      '2 moved out',
      '4 answered',
    ]) {
      await expect(question).toHaveTextContent(text);
    }
    await expectHref(screen, 'Ana Ortiz, A4', '/tenants/1?dialog=edit');
    await hasFocus('button', 'Yes, print 28 audit letters');
  },
};

// LET-49, LET-94
/** When the letters state a date that is missing or past, the way to the dates is the first answer. */
export const NoDates: Story = {
  args: questionStates.noDates,
  play: async () => {
    const setDates = await screen.findByRole('link', { name: 'No, set the dates' });
    await expect(setDates).toHaveAttribute('href', '/facilities/7?dialog=dates');
    await hasFocus('link', 'No, set the dates');
  },
};

// LET-49
/** A date that was set in the dialog before the question is changed there. */
export const PastDate: Story = {
  args: questionStates.pastDate,
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('The date of the letters (1/8/2026) is in the past.'),
    );
    await hasFocus('button', 'No');
  },
};

// LET-49
export const DatesOfAState: Story = {
  args: questionStates.state,
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^300 of 650; 350 remain\./)).toBeVisible();
    await expect(question.getByRole('rowheader', { name: 'L-104' })).toBeVisible();
    await expect(question.getByRole('row', { name: /^L-109/ })).toHaveTextContent(/--$/);
    await expect(question.getByText('And 3 more.')).toBeVisible();
  },
};

// LET-90
/** Chosen tenants who have answered get a letter only if they are ticked; without a tick there is no Yes. */
export const Choices: Story = {
  args: questionStates.choices,
  play: async ({ args }) => {
    const group = await screen.findByRole('group', { name: '2 of these have answered:' });
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /^Yes/ })).toBeNull();
    await expect(screen.getByText('Tick the tenants who get a letter.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ben Okafor, A5' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chiara Müller, A6' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, print 2 audit letters' }));
    await expect(args.onYes).toHaveBeenCalledWith({ chosen: [2, 3] });
  },
};

// LET-100
export const Changed: Story = {
  args: questionStates.changed,
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('These letters have changed since you were asked.'),
    );
    await hasFocus('button', 'No');
  },
};

// LET-59
/** Letters whose answer was lost can be asked for again, although nobody is ready any more. */
export const AnswerLost: Story = {
  args: questionStates.repeated,
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      expect.stringContaining('got no answer, so they may exist.'),
    );
    await expect(screen.getByRole('button', { name: 'Yes, ask again' })).toBeEnabled();
  },
};
