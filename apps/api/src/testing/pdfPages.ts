import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A stretch of text on a page, its box in inches from the left and upper edge of the sheet. */
interface PlacedText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  items: PlacedText[];
  /** Everything on the page, words parted by one space. */
  text: string;
}

const POINTS = 72;

/** Opens a PDF as a reader would and returns what stands where on each page. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const placed = items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform;
      return [
        {
          text: item.str,
          left: x / POINTS,
          right: (x + item.width) / POINTS,
          // Ascenders and descenders of the letters' fonts, above and below the baseline.
          top: (height - y - size) / POINTS,
          bottom: (height - y + 0.25 * size) / POINTS,
        },
      ];
    });
    pages.push({
      width: width / POINTS,
      height: height / POINTS,
      items: placed,
      text: placed
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    });
  }
  await loading.destroy();
  return pages;
}
