import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { Stack } from '../stack/index.ts';
import { StatCard } from '../stat-card/index.ts';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

const navigate = fn();

/** The link of a small router. */
function RouterLink(props: LinkProps) {
  const routed: LinkProps = {
    ...props,
    onClick(event) {
      props.onClick?.(event);
      event.preventDefault();
      navigate(props.href);
    },
  };
  return <a data-routed="" {...routed} />;
}

const meta = {
  title: 'Widgets/Actions/LinkProvider',
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <Stack>
        <SkipLink href="#content" />
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Units' }]} />
        <StatCard label="Rented" count={12} href="/units?rented=true" />
        <p id="content">
          See <Link href="/help">the help</Link> or{' '}
          <Link href="mailto:ana@example.com">ask Ana</Link>.
        </p>
        <Stack direction="row" gap="small">
          <LinkButton href="/units/new">New unit</LinkButton>
          <LinkButton href="/units.csv" download>
            Download
          </LinkButton>
        </Stack>
      </Stack>
    ),
  },
  beforeEach: () => {
    navigate.mockReset();
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a provider, links are plain `<a>` elements. */
export const Plain: Story = {
  render: ({ children }) => <>{children}</>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New unit' });
    await expect(link).toHaveAttribute('href', '/units/new');
    await expect(link).not.toHaveAttribute('data-routed');
  },
};

export const Routed: Story = {
  tags: ['journey'],
  play: async ({ canvas, step }) => {
    await step('Links to pages go through the router', async () => {
      for (const name of ['Home', 'Rented', 'the help', 'New unit'])
        await userEvent.click(canvas.getByRole('link', { name }));
      await expect(navigate.mock.calls.flat()).toEqual([
        '/',
        '/units?rented=true',
        '/help',
        '/units/new',
      ]);
    });
    await step('Fragments, downloads and other sites stay with the browser', async () => {
      for (const name of ['Skip to content', 'ask Ana', 'Download'])
        await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-routed');
    });
  },
};
