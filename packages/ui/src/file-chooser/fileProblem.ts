/** The first bytes of every zip, and so of every .xlsx. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/** What `fileProblem` reads of a `File`. */
export type ReadableFile = Pick<File, 'name' | 'size' | 'slice'>;

/**
 * Why a file is not one of the accepted kinds, or `null`. It goes by the name's ending and, for .xlsx, by the
 * first bytes: Windows without Office gives spreadsheets no MIME type at all.
 */
export async function fileProblem(
  file: ReadableFile,
  extensions: readonly string[],
): Promise<string | null> {
  const name = file.name.toLowerCase();
  const extension = extensions.find((ending) => name.endsWith(ending.toLowerCase()));
  if (!extension) return `'${file.name}' is not ${aOrAn(extensions)} file.`;
  if (file.size === 0) return `'${file.name}' is empty.`;
  if (extension.toLowerCase() === '.xlsx' && !(await startsAsZip(file)))
    return `'${file.name}' is named .xlsx but is not an Excel workbook. Save it as .xlsx in Excel first.`;
  return null;
}

async function startsAsZip(file: ReadableFile): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, zipSignature.length).arrayBuffer());
  return zipSignature.every((byte, index) => start[index] === byte);
}

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
