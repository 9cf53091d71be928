export { FileChooser } from './FileChooser.tsx';
