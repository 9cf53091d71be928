import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { contrastRatio, lowContrasts } from '../testing/contrast.ts';

interface BrandProps {
  /** Value of `--al-brand`. */
  brand: string;
}

/** The accent scale of one colour, in both themes. */
function Brand({ brand }: BrandProps) {
  return (
    <Stack direction="row">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          data-testid={theme}
          ref={(element) => element?.style.setProperty('--al-brand', brand)}
          style={{ padding: 24, background: 'var(--al-color-canvas)' }}
        >
          <Stack gap="small">
            <Button variant="primary">Save</Button>
            <Checkbox label="Selected" defaultChecked />
            <a href="#/" style={{ color: 'var(--al-color-accent-text)' }}>
              Send letters
            </a>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Brand colour',
  component: Brand,
  args: { brand: '#2563eb' },
  play: async ({ canvas }) => {
    for (const theme of canvas.getAllByTestId(/^(light|dark)$/))
      await expect(lowContrasts(theme)).toEqual([]);
  },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blue: Story = {
  play: async ({ canvas, ...context }) => {
    await meta.play({ canvas, ...context });
    const { backgroundColor } = getComputedStyle(canvas.getAllByRole('button')[0] ?? document.body);
    // The button is blue: white stands out less than on the default teal of the page.
    await expect(backgroundColor).toContain('oklch(0.5 0.13 26');
  },
};

/** Orange, green, pink, yellow and grey. */
export const Others: Story = {
  render: () => (
    <>
      {['#c2410c', '#15803d', '#ec4899', '#facc15', '#64748b'].map((brand) => (
        <Brand key={brand} brand={brand} />
      ))}
    </>
  ),
};

/** The helper for tests of your own colours. */
export const Contrast: Story = {
  tags: ['journey'],
  play: async () => {
    await expect(contrastRatio('#fff', 'black')).toBeCloseTo(21, 5);
    await expect(contrastRatio('#777', 'white')).toBeCloseTo(4.48, 2);
    const part = document.createElement('div');
    part.style.cssText = '--al-color-accent-on-solid: #999; --al-color-accent-solid: #888';
    document.body.append(part);
    const pairs = lowContrasts(part).map(
      ({ foreground, background }) => `${foreground} on ${background}`,
    );
    part.remove();
    await expect(pairs).toContain('accent-on-solid on accent-solid');
  },
};
