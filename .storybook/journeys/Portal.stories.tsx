import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { portal } from './portal.ts';

/**
 * The portal itself, over a client that answers from memory: walk through it without a server. The toolbar's role is the
 * person who is signed in. What no walk needs, such as imports, answers that the server lacks it.
 */
const meta = {
  component: portal.component,
  title: 'Journeys/Running portal',
  tags: ['journey', '!autodocs'],
  parameters: { layout: 'fullscreen', path: '/', signedIn: true },
  args: portal.args,
  beforeEach: portal.beforeEach,
} satisfies Meta<typeof portal.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const SignIn: Story = {
  parameters: { path: '/login', signedIn: false },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'any{Enter}');
    await canvas.findByRole('heading', { name: 'Admininistrator Tasks' });
  },
};

export const AnswerForATenant: Story = {
  parameters: { path: '/tenant-list', role: 'monitor' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit status of Edith Thompson-Reed' }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: /Bad Address/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Edith Thompson-Reed: Bad Address');
    await canvas.findByRole('row', { name: /Edith Thompson-Reed.*Bad Address/ });
  },
};
