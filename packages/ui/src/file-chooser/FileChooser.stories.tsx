import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InBothThemes } from '../testing/InBothThemes.tsx';
import { driveFileChooser } from '../testing/index.ts';
import { FileChooser } from './FileChooser.tsx';

const workbook = (name: string) =>
  new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'x'.repeat(48_196)], name);

const meta = {
  title: 'Widgets/Fields/FileChooser',
  component: FileChooser,
  args: { label: 'Rent roll', onFileChange: fn() },
} satisfies Meta<typeof FileChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const file = workbook('Harbor Lane rent roll.xlsx');
    await driveFileChooser(canvasElement).choose(file);
    await canvas.findByText('48 KB');
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ file });
  },
};

export const Removed: Story = {
  tags: ['journey'],
  play: async ({ args, canvas, canvasElement }) => {
    const chooser = driveFileChooser(canvasElement);
    await chooser.choose(workbook('Roll.xlsx'));
    await chooser.remove();
    await expect(chooser.file()).toBeNull();
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ file: null });
    const input = canvas.getByLabelText<HTMLInputElement>('Rent roll');
    await expect(input).toHaveFocus();
    await expect(input.files).toHaveLength(0);
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const chooser = driveFileChooser(canvasElement);
    await chooser.choose(new File([], 'roll.xlsx'));
    const refusal = "'roll.xlsx' is empty.";
    await expect(chooser.problem()).toBe(refusal);
    await expect(canvas.getByLabelText<HTMLInputElement>('Rent roll').files).toHaveLength(0);
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ file: null, refusal });
  },
};

export const WithWarning: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const chooser = driveFileChooser(canvasElement);
    const file = new File(['Unit,Name'], 'roll.xlsx');
    await chooser.choose(file);
    await expect(chooser.warning()).toContain('is named .xlsx but is not an Excel workbook');
    await expect(chooser.problem()).toBeNull();
    const input = canvas.getByLabelText('Rent roll');
    await expect(input).toHaveAccessibleDescription(/is not an Excel workbook/);
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ file });
  },
};

export const Dropped: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    const chooser = canvas.getByLabelText<HTMLInputElement>('Rent roll');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(workbook('Dropped.xlsx'));
    for (const type of ['dragover', 'drop'])
      chooser.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await canvas.findByText('Dropped.xlsx');
    await expect(args.onFileChange).toHaveBeenCalledTimes(1);
    await expect(chooser.files?.[0]?.name).toBe('Dropped.xlsx');
  },
};

export const Controlled: Story = {
  tags: ['journey'],
  args: { file: workbook('Held.xlsx') },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Held.xlsx');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }));
    await waitFor(() => expect(args.onFileChange).toHaveBeenLastCalledWith({ file: null }));
    await canvas.findByText('Held.xlsx');
  },
};

export const States: Story = {
  render: () => (
    <InBothThemes>
      <FileChooser label="Rent roll" hint="As exported from SiteLink - Web." />
      <FileChooser label="Rent roll" error="'roll.pdf' is not an .xlsx file." />
      <FileChooser label="Tenant list" optional extensions={['.csv', '.txt']} />
      <FileChooser label="Rent roll" disabled />
    </InBothThemes>
  ),
};
