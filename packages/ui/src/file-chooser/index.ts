export { FileChooser, type FileChooserProps } from './FileChooser.tsx';
