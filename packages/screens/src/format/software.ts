const names: Readonly<Record<string, string>> = {
  syrasoft: 'Syrasoft',
  storedge: 'Storedge',
  easystorage: 'EasyStorage',
  sitelink_web: 'SiteLink - Web',
};

/** The name of a storage-management software (Facilities spec §2.13); an unknown one stays as it is. */
export const softwareName = (software: string): string => names[software] ?? software;
