export {
  type ServerPage,
  type ServerTable,
  type ServerTableOptions,
  useServerTable,
} from './useServerTable.ts';
