import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const contact = [
  { term: 'Contact', value: 'Ana Diaz' },
  { term: 'Email', value: <a href="mailto:ana@example.com">ana@example.com</a> },
  { term: 'Phone', value: '(503) 555-0134' },
  { term: 'Fax', value: null },
];
const results = [
  { term: 'Selected Coverage', value: '1,204' },
  { term: 'Opted Out', value: '38' },
  { term: 'Bad Address', value: '0' },
];

const meta = {
  title: 'Widgets/Data/DescriptionList',
  component: DescriptionList,
  args: { items: contact },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['Ana Diaz', 'ana@example.com', '(503) 555-0134', 'NULL']);
  },
};

export const Layouts: Story = {
  render: () => (
    <InBothThemes>
      <DescriptionList items={contact} />
      <DescriptionList items={contact} layout="stacked" />
      <DescriptionList items={results} layout="figures" />
    </InBothThemes>
  ),
};
