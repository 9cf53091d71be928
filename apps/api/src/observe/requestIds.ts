import { randomBytes } from 'node:crypto';

/** Numbers the requests of one process. The random prefix makes an id unique over restarts and over servers. */
export function requestIds(): () => string {
  const prefix = randomBytes(5).toString('hex');
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}-${last}`;
  };
}
