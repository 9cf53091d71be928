import { ApiError, createClient, type UploadProgress } from '../src/index.ts';

/** Uploads the given number of bytes in a browser, and reports the result of the call. */
async function uploadBytes({ bytes, timeout, abortAt }: UploadRequest): Promise<UploadReport> {
  const progress: UploadProgress[] = [];
  const endedTokens: (string | null)[] = [];
  const controller = new AbortController();
  if (abortAt === 'start') controller.abort();
  const { imports } = createClient({
    getToken: () => 'token-1',
    onTokenGone: (token) => endedTokens.push(token),
  });
  const outcome = await imports
    .upload(
      { software: 'syrasoft', rent_roll: new File([new Uint8Array(bytes)], 'roll.xlsx') },
      {
        signal: controller.signal,
        timeout,
        onProgress: (step) => {
          progress.push(step);
          if (abortAt === 'progress') controller.abort();
        },
      },
    )
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { name, message, status } = error;
      return { name, message, status };
    });
  return { outcome, progress, endedTokens };
}

interface UploadRequest {
  bytes: number;
  timeout?: number;
  abortAt?: 'start' | 'progress';
}

interface UploadReport {
  outcome: object;
  progress: UploadProgress[];
  endedTokens: (string | null)[];
}

declare global {
  var upload: (order: UploadRequest) => Promise<UploadReport>;
}

globalThis.upload = uploadBytes;
