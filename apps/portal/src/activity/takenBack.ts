import { create } from 'zustand';

/** The file names of the batches that were taken back in this session (LET-75). */
export const useTakenBack = create<readonly string[]>(() => []);
