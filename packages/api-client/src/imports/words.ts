/** The multipart names of the files; only easystorage takes the last two. */
export const ImportFiles = ['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const;
/** One of `ImportFiles`. */
export type ImportFile = (typeof ImportFiles)[number];
