export { RadioGroup, type RadioOption } from './RadioGroup.tsx';
