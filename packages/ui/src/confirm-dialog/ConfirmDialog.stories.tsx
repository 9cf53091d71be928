import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { driveDialog } from '../testing/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'There are 12 tenants flagged for this facility. Continue?',
    onOpenChange: fn(),
    onConfirm: fn(),
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
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** APG: Alert dialog. The safe answer has the focus; Escape declines. */
export const Destructive: Story = {
  args: {
    tone: 'danger',
    title: "Are you sure you wish to delete '1042'?",
    children: 'Its tenants and its manager account are deleted with it.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Its tenants and its manager account are deleted with it.',
    );
    await waitFor(async () => expect(await no()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  args: { ...Destructive.args, confirming: true },
};

function DeleteTenants() {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<string[]>([]);
  return (
    <>
      <Button
        onClick={async () => {
          const agreed = await confirm({
            title: '3 tenants will be permanently deleted. Are you sure you want to do this?',
            tone: 'danger',
          });
          setAnswers((before) => [...before, agreed ? 'deleted' : 'kept']);
        }}
      >
        Delete
      </Button>
      <p>{answers.join(', ')}</p>
    </>
  );
}

export const AskedAsAPromise: Story = {
  render: () => (
    <ConfirmProvider>
      <DeleteTenants />
    </ConfirmProvider>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    const question = driveDialog({ name: /permanently deleted/, user: userEvent });
    for (const [press, answers] of [
      ['Yes', 'deleted'],
      ['No', 'deleted, kept'],
      ['{Escape}', 'deleted, kept, kept'],
    ] as const) {
      await userEvent.click(opener);
      await question.opened();
      if (press === '{Escape}') await question.close();
      else await question.press(press);
      await canvas.findByText(answers);
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

export const Contract = rootContract<HTMLDivElement>((probe) => (
  <ConfirmDialog {...probe} open title="Continue?" onConfirm={() => {}} />
));
