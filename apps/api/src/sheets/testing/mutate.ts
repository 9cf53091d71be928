/** A repeatable source of numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** An XML text with a few digits and letters changed: usually well-formed and meaningless. */
export function mutatedText(text: string, random: () => number): string {
  const signs = '0123456789ABZabrstvz-. ';
  const changes = 1 + Math.floor(random() * 4);
  let copy = text;
  for (let change = 0; change < changes; change += 1) {
    const at = Math.floor(random() * copy.length);
    if (!/[\w.]/.test(copy.charAt(at))) continue;
    copy =
      copy.slice(0, at) + signs.charAt(Math.floor(random() * signs.length)) + copy.slice(at + 1);
  }
  return copy;
}

/** The file with a few bytes changed, removed or doubled. */
export function mutated(file: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(file);
  const at = () => Math.floor(random() * copy.length);
  const changes = 1 + Math.floor(random() * 8);
  for (let change = 0; change < changes; change += 1) copy[at()] = Math.floor(random() * 256);
  switch (Math.floor(random() * 6)) {
    case 0:
      return copy.subarray(0, at());
    case 1: {
      const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
      return Buffer.concat([copy.subarray(0, from), copy.subarray(to)]);
    }
    case 2: {
      const from = at();
      return Buffer.concat([
        copy.subarray(0, from),
        copy.subarray(from, from + 200),
        copy.subarray(from),
      ]);
    }
    default:
      return copy;
  }
}
