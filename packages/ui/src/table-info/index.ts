export { TableInfo, type TableInfoProps } from './TableInfo.tsx';
