/** Signature of ZIP files, and so of .xlsx. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/** Signature of the OLE container: password-protected workbooks and .xls. */
const containerSignature = [0xd0, 0xcf, 0x11, 0xe0];

/** The parts of a `File` that `fileProblem` uses. */
export interface ReadableFile extends Pick<File, 'name' | 'size'> {
  slice: (start: number, end: number) => Pick<Blob, 'arrayBuffer'>;
}

/** The problem with a file. */
export type FileProblem =
  | { kind: 'extension'; name: string; extensions: readonly string[] }
  | { kind: 'empty'; name: string }
  | { kind: 'unreadable'; name: string }
  | { kind: 'content'; name: string }
  | { kind: 'protected'; name: string }
  | { kind: 'several' };

/**
 * Whether the problem is only a warning. The first bytes are a heuristic; the server decides. A wrong extension or an
 * empty file is an error.
 */
export const isDoubt = ({ kind }: FileProblem): boolean =>
  kind === 'content' || kind === 'protected';

/**
 * Checks the extension and, for .xlsx, the first bytes; returns `null` without a problem. The MIME type is not used:
 * Windows without Office reports none for spreadsheets.
 */
export async function fileProblem(
  file: ReadableFile,
  extensions: readonly string[],
): Promise<FileProblem | null> {
  const { name } = file;
  const extension = extensions.find((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  if (!extension) return { kind: 'extension', name, extensions };
  if (file.size === 0) return { kind: 'empty', name };
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  } catch {
    // A folder, a file of a cloud that is not on this computer, or a share that is gone.
    return { kind: 'unreadable', name };
  }
  if (extension.toLowerCase() !== '.xlsx') return null;
  if (startsWith(start, zipSignature)) return null;
  return { kind: startsWith(start, containerSignature) ? 'protected' : 'content', name };
}

/** The problem as an English sentence. */
export function describeFileProblem(problem: FileProblem): string {
  switch (problem.kind) {
    case 'extension': {
      const wrong = `'${problem.name}' is not ${aOrAn(problem.extensions)} file.`;
      return isSheet(problem.name) && problem.extensions.includes('.xlsx')
        ? `${wrong} Open it in Excel and save it as .xlsx first.`
        : wrong;
    }
    case 'empty':
      return `'${problem.name}' is empty.`;
    case 'unreadable':
      return `'${problem.name}' cannot be read. Save a copy of it on this computer and choose that.`;
    case 'content':
      return `'${problem.name}' is named .xlsx but is not an Excel workbook. Save it as .xlsx in Excel first.`;
    case 'protected':
      return `'${problem.name}' is protected by a password, or an old .xls. Save it as .xlsx without a password first.`;
    case 'several':
      return 'Only one file fits here. Drop them one by one.';
    default:
      return problem satisfies never;
  }
}

const startsWith = (start: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => start[index] === byte);

/** Whether Excel opens files with this name as a sheet. */
const isSheet = (name: string) => /\.(csv|tsv|txt|xls|xlsm|xlsb|ods)$/i.test(name);

const aOrAn = (extensions: readonly string[]) =>
  extensions.length === 1 && extensions[0]?.toLowerCase() === '.xlsx'
    ? 'an .xlsx'
    : `a ${extensions.join(' or ')}`;

/** A readable size: '48 KB', '3.2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
