export { CheckMark, type CheckMarkProps } from './CheckMark.tsx';
