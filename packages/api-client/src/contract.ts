/** The wire contract: JSON Schemas with their types. The reference server validates with them. */
export * from './archives/contract.ts';
export * from './due/contract.ts';
export * from './facilities/contract.ts';
export * from './facilities/overview/contract.ts';
export * from './facilities/statsContract.ts';
export * from './facilities/writeContract.ts';
export * from './imports/contract.ts';
export * from './letters/contract.ts';
export * from './profile/contract.ts';
export * from './search/contract.ts';
export * from './session/contract.ts';
export * from './shell/contract.ts';
export * from './tenants/contract.ts';
export * from './tenants/history/contract.ts';
export * from './tenants/writeContract.ts';
export * from './users/contract.ts';
export * from './values/schema.ts';
