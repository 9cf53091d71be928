import type { Software } from '@audit-letters/api-client/contract';
import { easyStorageSamples } from './easyStorageSamples.ts';
import type { Sample } from './report.ts';
import { siteLinkSamples } from './siteLinkSamples.ts';
import { storEdgeSamples } from './storEdgeSamples.ts';
import { syrasoftSamples } from './syrasoftSamples.ts';

/** Realistic reports of each program: spellings, orders, titles, totals, vacant units and kinds of dates differ. */
export const samples: readonly Sample[] = [
  ...siteLinkSamples,
  ...storEdgeSamples,
  ...syrasoftSamples,
  ...easyStorageSamples,
];

/** The most usual report of a program. */
export function sampleOf(software: Software): Sample {
  const sample = samples.find((each) => each.software === software);
  if (!sample) throw new Error(`There is no sample of ${software}`);
  return sample;
}
