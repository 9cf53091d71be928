import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { StartupError } from '../../startup/errors.ts';

/** The largest place of the logo in inches, at the upper left of the letterhead, and its distance from the text. */
export const LogoSpace = { width: 1.4, height: 0.9, gap: 0.15 };

const MOST_BYTES = 1_000_000;
const MOST_PIXEL_BYTES = 64_000_000;

const names = ['logo.png', 'logo.jpg'];

/** The office's logo as a data address, or `null` without one. An error in the file is reported as a sentence. */
export function readLogo(folder: URL): string | null {
  for (const name of names) {
    const data = readIfPresent(new URL(name, folder));
    if (!data) continue;
    if (data.length > MOST_BYTES) {
      throw new StartupError(`letters/templates/${name} has more than 1 MB.`);
    }
    const logo = `data:image;base64,${data.toString('base64')}`;
    try {
      if (data.toString('latin1', 1, 4) === 'PNG') {
        inflateSync(pixelsOf(data), { maxOutputLength: MOST_PIXEL_BYTES });
      }
      new PDFDocument().image(logo, 0, 0, { fit: [1, 1] });
    } catch {
      throw new StartupError(`letters/templates/${name} cannot be read as a PNG or JPEG image.`);
    }
    return logo;
  }
  return null;
}

function readIfPresent(file: URL): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The compressed pixels of a PNG file. pdfkit reports an error in them only after the call, outside of it. */
function pixelsOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  return Buffer.concat(parts);
}
