import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { driveDialog } from '../testing/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useConfirm } from './ConfirmProvider.tsx';

const meta = {
  title: 'Widgets/Overlays/useConfirm',
  tags: ['framed'],
  component: ConfirmDialog,
  args: {
    title: 'There are 12 tenants flagged for this facility. Continue?',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const yes = () => screen.findByRole('button', { name: 'Yes' });
const no = () => screen.findByRole('button', { name: 'No' });

export const Question: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(args.title as string);
    await waitFor(async () => expect(await yes()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ agreed: true });
  },
};

/** APG: alert dialog. The focus starts on Cancel; Escape cancels. */
export const Destructive: Story = {
  args: {
    tone: 'danger',
    title: "Are you sure you wish to delete '1042'?",
    description: 'Its tenants and its manager account are deleted with it.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Its tenants and its manager account are deleted with it.',
    );
    await waitFor(async () => expect(await no()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ agreed: false });
  },
};

export const WithConsequences: Story = {
  args: {
    tone: 'danger',
    title: "Are you sure you wish to delete '1042'?",
    consequences: [
      '869 tenants are deleted',
      '2 letters are deleted',
      'Its manager cannot sign in',
    ],
    confirmLabel: 'Yes, delete facility 1042',
    cancelLabel: 'No, keep it',
  },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog');
    for (const consequence of args.consequences ?? [])
      await expect(question).toHaveAccessibleDescription(expect.stringContaining(consequence));
    const header = getComputedStyle(within(question).getByRole('heading'));
    await expect(header.paddingRight).toBe(header.paddingLeft);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete facility 1042' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ agreed: true });
  },
};

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** At a zoom of 400%, everything but the answers scrolls. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  args: WithConsequences.args ?? {},
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(window.innerHeight).toBe(256);
    const no = screen.getByRole('button', { name: 'No, keep it' });
    const last = screen.getByText('Its manager cannot sign in');
    await waitFor(() => expect(isOnScreen(no)).toBe(true));
    await expect(isOnScreen(screen.getByRole('heading'))).toBe(true);
    question.scrollTo(0, question.scrollHeight);
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(no.getBoundingClientRect().top),
    );
    await expect(isOnScreen(last)).toBe(true);
  },
};

export const WithContent: Story = {
  args: { content: <Checkbox label="Set them to Moved Out" defaultChecked /> },
};

function DeleteTenants() {
  const confirm = useConfirm();
  const [gone] = useState(() => new AbortController());
  const [answers, setAnswers] = useState<string[]>([]);
  return (
    <>
      <Button
        onClick={async () => {
          const agreed = await confirm({
            title: '3 tenants will be permanently deleted. Are you sure you want to do this?',
            consequences: ['3 tenants are deleted'],
            tone: 'danger',
            confirmLabel: 'Yes, delete 3 tenants',
            signal: gone.signal,
          });
          setAnswers((before) => [...before, agreed ? 'deleted' : 'kept']);
        }}
      >
        Delete
      </Button>
      <button type="button" hidden onClick={() => gone.abort()}>
        The tenants are gone
      </button>
      <p>{answers.join(', ')}</p>
    </>
  );
}

export const UseConfirm: Story = {
  tags: ['journey'],
  render: () => <DeleteTenants />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    const question = driveDialog({ name: /permanently deleted/, user: userEvent });
    for (const [press, answers] of [
      ['Yes, delete 3 tenants', 'deleted'],
      ['No', 'deleted, kept'],
      ['{Escape}', 'deleted, kept, kept'],
    ] as const) {
      await userEvent.click(opener);
      await expect(await question.opened()).toHaveAccessibleDescription('3 tenants are deleted');
      await expect(question.title()).toMatch(/^3 tenants will be/);
      if (press === '{Escape}') await question.close();
      else await question.press(press);
      await canvas.findByText(answers);
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await step('The question closes when it no longer applies', async () => {
      await userEvent.click(opener);
      await question.opened();
      canvas.getByText('The tenants are gone').click();
      await canvas.findByText('deleted, kept, kept, kept');
      await question.closed();
    });
  },
};
