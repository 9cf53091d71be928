/** The multipart names of the files; only EasyStorage requires the last two. */
export const ImportFiles = ['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const;
/** One of `ImportFiles`. */
export type ImportFile = (typeof ImportFiles)[number];

/** The multipart fields of an import that answer its questions with yes. */
export const ImportConfirmations = ['software_confirmed', 'facilities_confirmed'] as const;
/** One of `ImportConfirmations`. */
export type ImportConfirmation = (typeof ImportConfirmations)[number];
