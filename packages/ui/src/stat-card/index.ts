export { StatCard, StatCards } from './StatCard.tsx';
