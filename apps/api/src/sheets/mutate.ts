/** A repeatable source of numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** The file with a few bytes changed, removed or doubled, as broken disks and attackers do it. */
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
