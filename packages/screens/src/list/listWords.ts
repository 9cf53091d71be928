/** Messages about the exports and the saved views of lists. */
export const listWords = {
  exportReady: 'The export is ready.',
  exportFailed: (message: string) => `The export failed. ${message}`,
  tenantExportFailed: 'Unexpected error occurred',
  /** Exports as jobs, and as entries of the message log. */
  exportJob: {
    titles: {
      facilities: 'Export of facilities',
      facilityStats: 'Export of facility stats',
      tenants: 'Export of tenants',
    },
    summary: 'Ready',
    workbook: 'Workbook',
  },
  exporting: { facilities: 'Exporting the facilities', tenants: 'Exporting tenants' },
  linkCopied: (view: string) => `The link of ${view} was copied. It holds no personal data.`,
  linkNotCopied: 'The link could not be copied: the browser refused.',
};
