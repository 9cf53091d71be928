/** The number of a record is at most this: a 32-bit integer. */
export const LargestId = 2_147_483_647;

/** The number of a record in a text, as addresses and forms spell it; `undefined` for any other text. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return id <= LargestId ? id : undefined;
}
