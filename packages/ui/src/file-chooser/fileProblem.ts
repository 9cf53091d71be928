/** The first bytes of every zip, and so of every .xlsx. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/** The first bytes of what Excel makes of a workbook with a password, and of the .xls before it. */
const containerSignature = [0xd0, 0xcf, 0x11, 0xe0];

/** What `fileProblem` reads of a `File`. */
export type ReadableFile = Pick<File, 'name' | 'size' | 'slice'>;

/** What is wrong with what was offered. */
export type FileProblem =
  | { kind: 'extension'; name: string; extensions: readonly string[] }
  | { kind: 'empty'; name: string }
  | { kind: 'content'; name: string }
  | { kind: 'protected'; name: string }
  | { kind: 'several' };

/**
 * A guess by the first bytes warns and no more: what the file really is, whoever reads it finds out. What has the
 * wrong name or nothing in it is refused.
 */
export const isDoubt = ({ kind }: FileProblem): boolean =>
  kind === 'content' || kind === 'protected';

/**
 * Why a file is not one of the accepted kinds, or `null`. It goes by the name's ending and, for .xlsx, by the
 * first bytes: Windows without Office gives spreadsheets no MIME type at all.
 */
export async function fileProblem(
  file: ReadableFile,
  extensions: readonly string[],
): Promise<FileProblem | null> {
  const { name } = file;
  const extension = extensions.find((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));
  if (!extension) return { kind: 'extension', name, extensions };
  if (file.size === 0) return { kind: 'empty', name };
  if (extension.toLowerCase() !== '.xlsx') return null;
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (startsWith(start, zipSignature)) return null;
  return { kind: startsWith(start, containerSignature) ? 'protected' : 'content', name };
}

/** The problem as a sentence in plain English. */
export function describeFileProblem(problem: FileProblem): string {
  switch (problem.kind) {
    case 'extension':
      return `'${problem.name}' is not ${aOrAn(problem.extensions)} file.`;
    case 'empty':
      return `'${problem.name}' is empty.`;
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

const aOrAn = (extensions: readonly string[]) =>
  extensions.length === 1 && extensions[0]?.toLowerCase() === '.xlsx'
    ? 'an .xlsx'
    : `a ${extensions.join(' or ')}`;

/** A size as people read it: '48 KB', '3.2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
