export { CollapsibleCard } from './CollapsibleCard.tsx';
