import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, refuses } from '../../fixtures/plays.ts';
import { secondStepStates } from './factors.states.ts';
import { SecondStepScreen } from './SecondStepScreen.tsx';

const meta = {
  title: 'Screens/Everyone/Second step',
  component: SecondStepScreen,
  args: { model: secondStepStates.all, onBack: fn() },
} satisfies Meta<typeof SecondStepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = 'This recovery code is not right or has been used. Please enter another one.';

// USR-51
export const AllWays: Story = { tags: ['whole-screen'] };

// USR-51
export const PasskeyOnly: Story = { args: { model: secondStepStates.passkeyOnly } };

// USR-54
/** The reason shows below the form, which keeps its entry. */
export const RecoveryCodeRefused: Story = {
  args: { model: { ...secondStepStates.all, onCode: refuses(refused) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Use a Recovery Code');
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByLabelText('Recovery code')).toHaveValue('abcd-efgh');
  },
};

// USR-54
/** The refusal of one way does not stand below another. */
export const AnotherWayAfterARefusal: Story = {
  tags: ['journey'],
  args: RecoveryCodeRefused.args,
  play: async (context) => {
    await RecoveryCodeRefused.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Use Another Way' }));
    await expect(context.canvas.queryByText(refused)).toBeNull();
  },
};

// USR-51
export const Enrolment: Story = { args: { model: secondStepStates.enrol } };

// USR-56
export const AfterReset: Story = { args: { model: secondStepStates.afterReset } };

// USR-51
export const AuthenticatorApp: Story = {
  args: { model: secondStepStates.enrol },
  play: async ({ canvas }) => {
    await press(canvas, 'Use an Authenticator App');
    await canvas.findByRole('img', { name: 'QR code for an authenticator app' });
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

// USR-54
/** A reload would lose the codes, so the browser asks. */
export const RecoveryCodes: Story = {
  args: { model: secondStepStates.codes },
  async play() {
    const reload = new Event('beforeunload', { cancelable: true });
    await expect(window.dispatchEvent(reload)).toBe(false);
  },
};
