export type { ServerQuery } from './serverQuery.ts';
export {
  type ServerPage,
  type ServerTable,
  type ServerTableOptions,
  useServerTable,
} from './useServerTable.ts';
