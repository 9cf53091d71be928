import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/index.ts';
import { Select } from '../select/index.ts';
import { rootContract } from '../testing/rootContract.tsx';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldGrid, FieldRow } from './FieldGrid.tsx';

const fields = (
  <>
    <FieldRow>
      <TextField label="Address" />
    </FieldRow>
    <TextField label="City" />
    <Select label="State" options={[{ value: 'AL', label: 'Alabama' }]} />
    <TextField label="Zip Code" />
    <Checkbox label="Prime store" />
    <FieldRow>
      <TextArea label="Notes" />
    </FieldRow>
  </>
);

const meta = {
  title: 'Widgets/Fields/FieldGrid',
  component: FieldGrid,
  args: { children: fields },
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 520 }}>{Story()}</div>],
};

export const OneColumn: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};

export const RowContract = rootContract<HTMLDivElement>((probe) => (
  <FieldGrid>
    <FieldRow {...probe}>Text</FieldRow>
  </FieldGrid>
));
