import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import PDFDocument from 'pdfkit';
import { type Layout, readLayout } from './layout.ts';
import { setViewerPreferences } from './viewerPreferences.ts';
import { AddressZone, type Box, ShownInWindow, WindowZone } from './window.ts';

/**
 * A sheet to print, fold and put into an envelope before letters are mailed. It shows the envelope's
 * window in the middle of the sheet's play, what it shows wherever the sheet slides, what it can show, the parts at their places in `layout.json`, and rulers.
 *
 *     node_modules/.bin/node --conditions=@audit-letters/source apps/api/src/letters/print/alignmentPage.ts alignment.pdf
 */
export function alignmentPage(layout: Layout): typeof PDFDocument.prototype {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    info: { Title: 'Alignment page' },
  });
  setViewerPreferences(document);
  const at = (inches: number) => inches * 72;
  const frame = (box: Box, label: string, color: string, dash = false) => {
    if (dash) document.dash(3, { space: 3 });
    document
      .lineWidth(0.5)
      .rect(at(box.left), at(box.top), at(box.width), at(box.height))
      .stroke(color);
    document.undash().fontSize(7).fillColor(color);
    document.text(label, at(box.left) + 2, at(box.top) + 2, { lineBreak: false });
  };

  for (let eighth = 0; eighth <= 88; eighth += 1) {
    const length = eighth % 8 === 0 ? 12 : eighth % 4 === 0 ? 8 : 4;
    const place = at(eighth / 8);
    document.lineWidth(0.25).moveTo(0, place).lineTo(length, place).stroke('#000000');
    if (eighth <= 68) document.moveTo(place, 0).lineTo(place, length).stroke('#000000');
  }
  for (const fold of [11 / 3, 22 / 3]) {
    document
      .dash(2, { space: 4 })
      .moveTo(at(8), at(fold))
      .lineTo(at(8.5), at(fold))
      .stroke('#808080')
      .undash();
  }
  frame(ShownInWindow, 'window of a #10 envelope', '#808080', true);
  frame(WindowZone, 'the window can show this: only the address may be here', '#C00000');
  frame(AddressZone, 'the window always shows this', '#008000');
  for (const part of ['address', 'letterhead', 'reference', 'body'] as const) {
    frame(layout[part], part, '#0050A0');
  }
  document.end();
  return document;
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path = 'alignment.pdf'] = positionals;
  alignmentPage(readLayout()).pipe(createWriteStream(path));
  process.stdout.write(
    `The alignment page is in ${path}. Print it at 100 %, fold it, and look through the window.\n`,
  );
}
