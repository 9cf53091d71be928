import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { securityStates } from './factors.states.ts';
import { SecurityScreen } from './SecurityScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Security',
  tags: ['framed'],
  component: SecurityScreen,
  args: securityStates.required,
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// USR-56
export const Required: Story = { tags: ['whole-screen'] };
export const None: Story = { args: securityStates.none };
// USR-50
export const Off: Story = { args: securityStates.off };
// USR-65
export const OfAnother: Story = { args: securityStates.ofAnother };
export const NoSession: Story = { args: securityStates.nobody };
export const Loading: Story = { args: securityStates.loading };
export const Failed: Story = { args: securityStates.failed };
// USR-54
export const NewCodes: Story = {
  args: { ...securityStates.newCodes, onCodesKept: fn() },
  play: async ({ args }) => {
    const codes = await screen.findByRole('dialog', { name: 'Recovery Codes' });
    await userEvent.keyboard('{Escape}');
    await expect(codes).toBeVisible();
    await expect(args.onCodesKept).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onCodesKept).toHaveBeenCalledOnce();
  },
};
