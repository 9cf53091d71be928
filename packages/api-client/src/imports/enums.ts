/** The multipart names of the files; only EasyStorage requires the last two. */
export const ImportFiles = ['rent_roll', 'tenant_address_list', 'insurance_sheet'] as const;
export type ImportFile = (typeof ImportFiles)[number];

/** The files of an import as forms and messages name them (IMP-2). */
export const importFileNames: Record<ImportFile, string> = {
  rent_roll: 'Rent Roll',
  tenant_address_list: 'Tenant Address List',
  insurance_sheet: 'Insurance Sheet',
};

/** The multipart fields of an import that answer its questions with yes. */
export const ImportConfirmations = [
  'software_confirmed',
  'facilities_confirmed',
  'tenants_confirmed',
] as const;

/** The fields of a rent roll whose columns a user can name (IMP-74). */
export const ImportColumnFields = [
  ...(['unit', 'full_name', 'first_name', 'last_name', 'address', 'city', 'state'] as const),
  ...(['zip_code', 'address_line_2', 'account', 'phone', 'email', 'move_in_date'] as const),
  ...(['move_out_date', 'site_id'] as const),
] as const;
export type ImportColumnField = (typeof ImportColumnFields)[number];

/** The difference between a tenant of a facility and the file of an import. */
export const ImportDifferenceKinds = ['new', 'changed', 'gone'] as const;
export type ImportDifferenceKind = (typeof ImportDifferenceKinds)[number];

/** The fields that can differ in a file. */
export const ImportedFields = ['name', 'unit', 'address', 'contact', 'move_in_date'] as const;
export type ImportedField = (typeof ImportedFields)[number];

/** The changes that can be taken over for a tenant: fields of the file, or that the tenant has moved out. */
export const ImportChoiceKinds = [...ImportedFields, 'moved_out'] as const;
export type ImportChoiceKind = (typeof ImportChoiceKinds)[number];
