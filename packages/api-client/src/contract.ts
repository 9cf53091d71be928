/** The wire contract as JSON Schema with its types: what the server validates by, and others may. */
export * from './archives/contract.ts';
export * from './facilities/contract.ts';
export * from './http/schema.ts';
export * from './imports/contract.ts';
export * from './letters/contract.ts';
export * from './profile/contract.ts';
export * from './session/contract.ts';
export * from './shell/contract.ts';
export * from './tenants/contract.ts';
export * from './users/contract.ts';
