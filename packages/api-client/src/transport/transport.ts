import { type Call, createCall } from './call.ts';
import { queryString, type RequestValues } from './encode.ts';
import { baseUrlOf, createHttp, type HttpOptions } from './http.ts';

/** The interface that the calls of every noun need. */
export interface Transport {
  /** Sends a request and reads its response. */
  call: Call;
  /**
   * The address of a file. The browser opens it in a new window, which cannot send the token header, so the server
   * checks the cookie of the sign-in (SHL-23).
   */
  fileUrl: (path: string, query?: RequestValues) => string;
}

/**
 * Makes a transport for the calls of single nouns, such as `createTenantCalls(transport)`. A bundler then leaves the
 * others out.
 */
export function createTransport(options: HttpOptions = {}): Transport {
  const baseUrl = baseUrlOf(options);
  return {
    call: createCall(createHttp(options), baseUrl, options.askPassword),
    fileUrl: (path, query) => `${baseUrl}${path}${queryString(query)}`,
  };
}
