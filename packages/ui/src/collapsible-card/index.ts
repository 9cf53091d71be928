export { CollapsibleCard, type CollapsibleCardProps } from './CollapsibleCard.tsx';
