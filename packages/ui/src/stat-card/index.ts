export { StatCard, type StatCardProps, StatCards, type StatCardsProps } from './StatCard.tsx';
