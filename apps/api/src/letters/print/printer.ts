import { Piscina } from 'piscina';
import { Invalid } from '../../http/errors.ts';
import { firstFive } from '../../text/words.ts';
import type { Drawn, PrintRequest } from './drawLetters.ts';
import type { Layout } from './layout.ts';
import type { Letter } from './letter.ts';

type Thread = typeof import('./drawLetters.ts');

export type LetterPrinter = ReturnType<typeof letterPrinter>;

/**
 * Prints letters in a worker thread: typesetting a batch takes half a second, in which other calls would wait. The
 * fonts are read only there. The thread starts with the first batch and keeps its fonts loaded until a minute passes
 * without one. It does not keep the process running.
 */
export function letterPrinter() {
  const pool = new Piscina({
    filename: new URL('./drawLetters.ts', import.meta.url).href,
    name: 'drawLetters',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    execArgv: ['--conditions=@audit-letters/source'],
  });
  // A thread that ends without work is replaced. Without a listener, the error would end the process.
  pool.on('error', () => {});
  return {
    /** Throws if a letter cannot be printed. */
    async print(request: PrintRequest): Promise<Buffer> {
      const bytes: Uint8Array = outputOf(await pool.run(request));
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    /** An SVG image of a letter in the window of its envelope. */
    picture: async (letter: Letter, layout: Layout): Promise<string> =>
      outputOf(await pool.run({ letter, layout }, { name: 'drawPicture' satisfies keyof Thread })),
    /** Whether the fonts have all characters, for each text. */
    canPrint: async (texts: readonly string[]): Promise<boolean[]> =>
      texts.length > 0 ? pool.run(texts, { name: 'canPrint' satisfies keyof Thread }) : [],
    /** Whether the text of each letter fits on its page. */
    fits: async (letters: readonly Letter[], layout: Layout): Promise<boolean[]> =>
      letters.length > 0
        ? pool.run({ letters, layout }, { name: 'fits' satisfies keyof Thread })
        : [],
    close: () => pool.destroy(),
  };
}

/** The pages. Names at most five of the letters that cannot be printed. */
function outputOf<T>(result: Drawn<T>): T {
  if ('output' in result) return result.output;
  const { unprintable } = result;
  const sentences = firstFive(unprintable, (more) => `And ${more} more like these.`);
  throw new Invalid(`No letters were made. ${sentences.join(' ')}`);
}
