export type { Tone } from './tones.ts';
