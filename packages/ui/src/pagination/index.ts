export { Pagination, type PaginationProps } from './Pagination.tsx';
export { pageWindow } from './pageWindow.ts';
