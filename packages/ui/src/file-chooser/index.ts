export { FileChooser, type FileChooserProps } from './FileChooser.tsx';
export type { FileProblem } from './fileProblem.ts';
