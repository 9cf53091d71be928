// A relative import, because Playwright loads tests without the workspace's export condition.
export {
  type Client,
  createClient,
  type Day,
  type FacilityChanges,
  isRefusal,
  isSecondStep,
  type Session,
  type Tenant,
  type TenantPatch,
} from '../../../../packages/api-client/src/index.ts';
