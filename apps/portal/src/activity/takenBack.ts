import { create } from 'zustand';
import { keptEntries } from './kept.ts';

const kept = keptEntries<string>('taken-back');
/** The file names of the batches that were taken back in this session (LET-75). */
export const useTakenBack = create<readonly string[]>(kept.get);
useTakenBack.subscribe(kept.set);
