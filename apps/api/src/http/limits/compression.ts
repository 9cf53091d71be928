import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from '../../context.ts';

/** Further answers are sent as they are: each compression holds memory until its caller has read the answer. */
const mostAtOnce = 32;

/** Compresses long answers, a bounded number at once (OPS-22). */
export async function compressAnswers(app: App) {
  let atOnce = 0;
  app.addHook('onSend', async ({ headers }, { raw }) => {
    if (atOnce >= mostAtOnce) {
      headers['x-no-compression'] = 'busy';
      return;
    }
    atOnce += 1;
    raw.once('close', () => {
      atOnce -= 1;
    });
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        // The default level, 11, costs more time than it saves in transfer.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 kB instead of 4 MB.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
    // A small compressed request body could expand to any size.
    globalDecompression: false,
  });
}
