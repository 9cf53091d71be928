import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A rectangle on the sheet, in inches from its left and upper edge. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest rectangle that holds the ink, in inches from the sheet's left and upper edge. */
export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The canvas that pdf.js uses outside a browser comes with its own package. */
interface CanvasMaker {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

const makesCanvases = (maker: object): maker is CanvasMaker => 'create' in maker;

const POINTS = 72;
/** A millimetre has about six pixels. */
const DOTS_PER_INCH = 150;
/** Out of 255. Lighter pixels are the smoothed edges of letters. */
const DARK = 160;

/** Renders a part of every page to pixels and returns where each has ink, `null` for a page that has none there. */
export async function inkOfPages(pdf: Uint8Array, area: Area): Promise<(Ink | null)[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  if (!makesCanvases(document.canvasFactory)) throw new Error('There is nothing to draw on');
  const inks: (Ink | null)[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({
      scale: DOTS_PER_INCH / POINTS,
      offsetX: -area.left * DOTS_PER_INCH,
      offsetY: -area.top * DOTS_PER_INCH,
    });
    const { canvas, context } = document.canvasFactory.create(
      Math.ceil(area.width * DOTS_PER_INCH),
      Math.ceil(area.height * DOTS_PER_INCH),
    );
    await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
    inks.push(inkIn(context.getImageData(0, 0, canvas.width, canvas.height), area));
  }
  await loading.destroy();
  return inks;
}

function inkIn({ data, width, height }: ImageData, area: Area): Ink | null {
  let box: { left: number; right: number; top: number; bottom: number } | null = null;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) > DARK) continue;
      box ??= { left: x, right: x, top: y, bottom: y };
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = y;
    }
  }
  return (
    box && {
      left: area.left + box.left / DOTS_PER_INCH,
      right: area.left + (box.right + 1) / DOTS_PER_INCH,
      top: area.top + box.top / DOTS_PER_INCH,
      bottom: area.top + (box.bottom + 1) / DOTS_PER_INCH,
    }
  );
}
