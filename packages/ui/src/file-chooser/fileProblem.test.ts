import { expect, it } from 'vitest';
import { describeFileProblem, fileProblem, formatFileSize } from './fileProblem.ts';

const workbook = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]);

it.each(['Rent roll.xlsx', 'RENT ROLL.XLSX'])(
  'accepts the workbook %s without a MIME type',
  async (name) => {
    expect(await fileProblem(new File([workbook], name), ['.xlsx'])).toBeNull();
  },
);

it('rejects another extension regardless of the MIME type', async () => {
  const file = new File([workbook], 'roll.pdf', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  expect(await sentence(file, ['.xlsx'])).toBe("'roll.pdf' is not an .xlsx file.");
});

it('says how a sheet of another kind becomes an .xlsx', async () => {
  expect(await sentence(new File(['Unit,Name'], 'roll.CSV'), ['.xlsx'])).toBe(
    "'roll.CSV' is not an .xlsx file. Open it in Excel and save it as .xlsx first.",
  );
});

it('detects a renamed text file', async () => {
  const file = new File(['Unit,Name\n1,Ana'], 'roll.xlsx');
  expect(await sentence(file, ['.xlsx'])).toMatch(/is named \.xlsx but is not an Excel workbook/);
});

it('detects a password-protected workbook', async () => {
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])], 'roll.xlsx');
  expect(await sentence(file, ['.xlsx'])).toMatch(/^'roll\.xlsx' is protected by a password/);
});

it('rejects a file that cannot be read', async () => {
  const gone = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
  const file = { name: 'roll.xlsx', size: 9, slice: () => ({ arrayBuffer: gone }) };
  expect(await fileProblem(file, ['.xlsx'])).toEqual({ kind: 'unreadable', name: 'roll.xlsx' });
});

it('rejects an empty file', async () => {
  expect(await sentence(new File([], 'roll.xlsx'), ['.xlsx'])).toBe("'roll.xlsx' is empty.");
});

it('lists every accepted extension', async () => {
  const file = new File(['x'], 'roll.doc');
  expect(await sentence(file, ['.csv', '.txt'])).toBe("'roll.doc' is not a .csv or .txt file.");
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [48_200, '48 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [3_210_000, '3.2 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

async function sentence(file: File, extensions: string[]): Promise<string | null> {
  const problem = await fileProblem(file, extensions);
  return problem && describeFileProblem(problem);
}
