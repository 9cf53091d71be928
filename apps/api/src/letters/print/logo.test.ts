import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { letterOf } from '../testing/letterFacts.ts';
import { inkOfPages } from '../testing/pdfInk.ts';
import { readLayout } from './layout.ts';
import { letterPrinter } from './printer.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A dark red image of 40 × 20 pixels with an alpha channel. */
function redPng(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(40, 0);
  head.writeUInt32BE(20, 4);
  head.set([8, 6], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(160, Buffer.from([120, 0, 0, 255]))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 20 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads the layout of an office with this file beside its letter texts. */
function layoutWith(name: string, content: Buffer | string) {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  mkdirSync(join(folder, 'templates'));
  writeFileSync(join(folder, 'templates', name), content);
  const file = join(folder, 'layout.json');
  copyFileSync(fileURLToPath(new URL('../layout.json', import.meta.url)), file);
  return readLayout(pathToFileURL(file));
}

// LET-81
describe('the logo of the office', () => {
  it('is printed at the left of the letterhead on every letter', async () => {
    const layout = layoutWith('logo.png', redPng());
    const printer = letterPrinter();
    const letters = [letterOf(), letterOf()];
    const pdf = await printer.print({ title: 'x', letters, createdAt: new Date(0), layout });
    await printer.close();
    const place = { left: 0.9, top: 0.4, width: 1.55, height: 1 };
    for (const ink of await inkOfPages(pdf, place)) {
      expect(ink?.left).toBeCloseTo(1, 1);
      expect(ink?.right).toBeCloseTo(2.4, 1);
      expect(ink?.top).toBeCloseTo(0.5, 1);
      expect(ink?.bottom).toBeCloseTo(1.2, 1);
    }
  });

  it.each([
    ['logo.png', 'no image', 'letters/templates/logo.png cannot be read as a PNG or JPEG image.'],
    ['logo.png', redPng().subarray(0, 70), 'letters/templates/logo.png cannot be read'],
    ['logo.jpg', '\xFF\xD8 no image', 'letters/templates/logo.jpg cannot be read'],
    ['logo.png', Buffer.alloc(1_000_001), 'letters/templates/logo.png has more than 1 MB.'],
  ])('in a bad %s is refused in one sentence (%#)', (name, content, sentence) => {
    expect(() => layoutWith(name, content)).toThrow(sentence);
  });
});
