/** The id and the summary of a call. The id is the function of `@audit-letters/api-client` that makes the call. */
type Operation = readonly [id: string, summary: string];

/** Every call of the API, by its method and path. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /api/login': ['session.login', 'Sign in'],
  'POST /api/logout': ['session.logout', 'Sign out'],
  'POST /api/change-password': ['profile.changePassword', 'Change the own password'],
  'POST /api/update-profile': ['profile.update', 'Change the own profile'],
  'GET /api/app/status': ['shell.status', 'The version and planned maintenance'],
  'POST /api/page-404s': ['shell.reportNotFound', 'Report an unknown address of the portal'],
  'POST /api/search': ['search.find', 'Search facilities and tenants'],
  'GET /api/due': ['due.list', 'The work that is due'],

  'GET /api/facilities': ['facilities.list', 'The active facilities'],
  'POST /api/facilities': ['facilities.create', 'Add a facility with its manager account'],
  'GET /api/facilities/search': ['facilities.search', 'Find facilities by a part of the number'],
  'POST /api/facilities/{id}': ['facilities.update', 'Change a facility'],
  'DELETE /api/facilities/{id}': ['facilities.delete', 'Delete a facility'],
  'GET /api/facilities/{id}/overview': ['facilities.overview', 'A facility with its history'],
  'GET /api/facilities/{id}/check-flagged': [
    'facilities.checkFlagged',
    'The number of tenants tagged for removal',
  ],
  'POST /api/facilities/{id}/confirm-move-outs': [
    'facilities.confirmMoveOuts',
    'Confirm the move-outs of a facility',
  ],
  'POST /api/facilities/{id}/undo-move-outs': [
    'facilities.undoMoveOuts',
    'Undo the last confirmation of move-outs',
  ],
  'GET /api/managers/facility': ['facilities.managed', 'The facility of the signed-in manager'],
  'GET /api/monitors/facility-stats': ['facilities.homeStats', 'The counts of the staff home'],
  'GET /api/facility-stats': ['facilities.stats', 'The statistics of the facilities'],
  'GET /api/retired-facilities': ['facilities.retired', 'The deleted facilities'],
  'GET /api/answers': ['facilities.answers', 'The answers of each week'],
  'GET /api/coverages/available': ['facilities.coverages', 'The coverages of a state'],

  'GET /api/facility-archives': ['archives.list', 'The archived periods'],
  'GET /api/facility-archives/{id}/new-dates': [
    'archives.newDates',
    'The proposed dates of the next period',
  ],
  'POST /api/facility-archives/{id}/execute': ['archives.execute', 'Archive a facility'],
  'GET /api/facility-archives/download-export': [
    'archives.downloadUrl',
    'Download the backup of a period',
  ],

  'GET /api/tenants': ['tenants.list', 'The tenants of all facilities'],
  'GET /api/facilities/{id}/tenants': ['tenants.listOfFacility', 'The tenants of a facility'],
  'GET /api/facilities/{id}/tenant-filters': [
    'tenants.filtersOfFacility',
    'The filters of the tenants of a facility',
  ],
  'GET /api/tenants/{id}/history': ['tenants.history', 'What happened to a tenant'],
  'POST /api/tenants/{id}': ['tenants.update', 'Change a tenant'],
  'POST /api/tenants/{id}/status': ['tenants.setStatus', 'Set the status of a tenant'],
  'POST /api/tenants/bulk': ['tenants.bulkUpdate', 'Set one field of several tenants'],
  'DELETE /api/tenants/bulk': ['tenants.bulkDelete', 'Delete several tenants'],
  'POST /api/tenants/reset': ['tenants.reset', 'Reset several tenants'],
  'GET /api/deleted-tenants': ['tenants.deleted', 'The deleted tenants that can be restored'],
  'POST /api/deleted-tenants/restore': ['tenants.restore', 'Restore deleted tenants'],
  'POST /api/managers/update-tenant': ['tenants.updateAsManager', 'Change a tenant as manager'],
  'POST /api/managers/bulk-charge-applied': [
    'tenants.bulkChargeApplied',
    'Connect the charges of several tenants',
  ],
  'POST /api/managers/tag-tenants': ['tenants.tag', 'Tag tenants for removal'],
  'POST /api/managers/untag-tenants': ['tenants.untag', 'Untag tenants'],
  'POST /api/managers/confirm-move-outs': [
    'tenants.confirmNoMoveOuts',
    'Confirm that no tenants moved out',
  ],
  'POST /api/managers/confirm-tagging-complete': [
    'tenants.completeTagging',
    'Complete the tagging',
  ],

  'GET /api/facilities/{id}/tenants-mailing': ['letters.tenants', 'The tenants with an address'],
  'GET /api/facilities/state/{state}': [
    'letters.tenantsOfState',
    'The tenants with an address in a state',
  ],
  'GET /api/facilities/{id}/tenant-mailing-counts': [
    'letters.counts',
    'The tenants that are ready for each letter',
  ],
  'GET /api/facilities/state/{state}/tenant-mailing-counts': [
    'letters.countsOfState',
    'The tenants of a state that are ready for each letter',
  ],
  'GET /api/facilities/{id}/letter-preflight': [
    'letters.preflight',
    'The tenants of a facility that get a letter, and those that cannot',
  ],
  'GET /api/facilities/state/{state}/letter-preflight': [
    'letters.preflightOfState',
    'The tenants of a state that get a letter, and those that cannot',
  ],
  'GET /api/facilities/{id}/generate-letters': [
    'letters.generate',
    'Generate letters of a facility',
  ],
  'GET /api/facilities/state/{state}/generate-letters': [
    'letters.generateOfState',
    'Generate letters of a state',
  ],
  'GET /api/facilities/{id}/preview-letter': ['letters.previewUrl', 'The first letter as a PDF'],
  'GET /api/facilities/state/{state}/preview-letter': [
    'letters.previewUrlOfState',
    'The first letter of a state as a PDF',
  ],
  'GET /api/facilities/{id}/letter-picture': [
    'letters.pictureUrl',
    'The first letter as an SVG image, with the window of its envelope',
  ],
  'GET /api/facilities/state/{state}/letter-picture': [
    'letters.pictureUrlOfState',
    'The first letter of a state as an SVG image, with the window of its envelope',
  ],
  'GET /api/facilities/download-letters/{filename}': [
    'letters.downloadUrl',
    'Download letters or their mail merge file',
  ],
  'GET /api/letter-batches': ['letters.batches', 'The letter batches'],
  'POST /api/letter-batches/mailed': ['letters.markMailed', 'Mark batches as mailed'],
  'POST /api/letter-batches/not-mailed': ['letters.markNotMailed', 'Undo the mark of batches'],
  'DELETE /api/letter-batches/{filename}': ['letters.takeBack', 'Take back a batch before mailing'],

  'POST /api/tenants/import': ['imports.upload', 'Import or preview a rent roll'],
  'POST /api/imports/{id}/undo': ['imports.undo', 'Undo an import'],
  'GET /api/imports/{id}/errors': ['imports.errors', 'The rows that an import refused'],
  'POST /api/imports/{id}/dismiss-errors': ['imports.dismissErrors', 'Forget the refused rows'],

  'GET /api/exports/facilities': ['exports.facilities', 'Export the facilities'],
  'GET /api/exports/monitor-tenants': ['exports.monitorTenants', 'Export the tenants'],
  'GET /api/exports/manager-tenants': [
    'exports.managerTenants',
    'Export the tenants of the own facility',
  ],
  'GET /api/facility-stats/create-export': ['exports.facilityStats', 'Export the statistics'],
  'GET /api/exports/download': ['exports.downloadUrl', 'Download an export'],
  'GET /api/facility-stats/download-export': [
    'exports.facilityStatsUrl',
    'Download the export of the statistics',
  ],

  'GET /api/users': ['users.list', 'The accounts'],
  'POST /api/users': ['users.create', 'Add an account'],
  'POST /api/users/{id}': ['users.update', 'Change an account'],
  'DELETE /api/users/{id}': ['users.delete', 'Delete an account'],

  'GET /api/health/live': ['server.live', 'Whether the server runs'],
  'GET /api/health/ready': ['server.ready', 'Whether the server can answer calls'],
  'GET /api/openapi.json': ['server.openapi', 'This description'],
  'GET /api/reference': ['server.reference', 'A page to read this description'],
};
