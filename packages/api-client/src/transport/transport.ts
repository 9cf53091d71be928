import { type Call, createCall } from './call.ts';
import { createFileUrl, type FileUrl } from './files.ts';
import { baseUrlOf, createHttp, type HttpOptions } from './http.ts';

/** The interface that the calls of every noun need. */
export interface Transport {
  /** Sends a request and reads its response. */
  call: Call;
  /** Makes the address of a file that the browser opens. */
  fileUrl: FileUrl;
}

/**
 * Makes a transport for the calls of single nouns, such as `createTenantCalls(transport)`. A bundler then leaves the
 * others out.
 */
export function createTransport(options: HttpOptions = {}): Transport {
  const baseUrl = baseUrlOf(options);
  return {
    call: createCall(createHttp(options), baseUrl, options.askPassword),
    fileUrl: createFileUrl(baseUrl),
  };
}
