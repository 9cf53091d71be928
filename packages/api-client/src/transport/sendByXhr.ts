import {
  secondsUntil,
  TOKEN_GONE,
  type UploadProgress,
  type WireRequest,
  type WireResponse,
} from './send.ts';

/** Sends with XMLHttpRequest, because `fetch` has no upload progress. */
export function sendByXhr(
  { method, url, headers, body, signal }: WireRequest,
  onProgress: (progress: UploadProgress) => void,
): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);

    // A broken connection resets `status` and the headers, so store them early.
    let head: Omit<WireResponse, 'text'> | undefined;
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      head = {
        status: xhr.status,
        tokenGone: xhr.getResponseHeader(TOKEN_GONE) !== null,
        retryAfter: secondsUntil(xhr.getResponseHeader('retry-after')),
      };
    };
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : null });
    const finish = (text: string) =>
      head ? resolve({ ...head, text }) : reject(new TypeError('No response'));
    xhr.onload = () => finish(xhr.responseText);
    xhr.onerror = () => finish('');
    xhr.onabort = () => reject(signal?.reason);

    if (signal?.aborted) return reject(signal.reason);
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort, { once: true });
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.send(body);
  });
}
