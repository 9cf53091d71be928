// Playwright loads tests without the workspace's export condition, which leads package names to the sources.
export {
  createClient,
  isRefusal,
  type Session,
} from '../../../../packages/api-client/src/index.ts';
