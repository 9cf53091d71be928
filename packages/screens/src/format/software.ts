const names: Readonly<Record<string, string>> = {
  syrasoft: 'Syrasoft',
  storedge: 'Storedge',
  easystorage: 'EasyStorage',
  sitelink_web: 'SiteLink - Web',
};

/** The name of a storage-management software (SHL-46), or its key if unknown. */
export const softwareName = (software: string): string => names[software] ?? software;
