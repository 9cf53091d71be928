import type { Meta, StoryObj } from '@storybook/react-vite';
import { navStates } from './nav.states.ts';
import { ScreenNav } from './ScreenNav.tsx';

const meta = {
  title: 'Screens/Everyone/Navigation',
  component: ScreenNav,
  args: navStates.staff,
} satisfies Meta<typeof ScreenNav>;
export default meta;
type Story = StoryObj<typeof meta>;

// SHL-68
export const Staff: Story = {};

// SHL-68
export const Manager: Story = { args: navStates.manager };
