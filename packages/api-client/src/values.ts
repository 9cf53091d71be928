/** The constants and pure functions of the contract, without schemas and without the client. */

// Enums and limits

export * from './archives/enums.ts';
export * from './due/enums.ts';
export * from './facilities/enums.ts';
export * from './imports/enums.ts';
export * from './letters/enums.ts';
export * from './session/enums.ts';
export * from './tenants/enums.ts';
export * from './users/limits.ts';
export * from './values/enums.ts';

// Names and formats

export * from './letters/letterTypes.ts';
export * from './values/fold.ts';
export * from './values/format.ts';
export * from './values/ids.ts';
export * from './values/names.ts';
export * from './values/phone.ts';

// Addresses

export * from './values/address.ts';
export * from './values/zipCodes.ts';

// Charges, counts and dates

export * from './facilities/moveOuts.ts';
export * from './tenants/charge.ts';
export * from './values/letterDates.ts';
export * from './values/statusCounts.ts';
export * from './values/time.ts';
