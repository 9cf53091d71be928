import { createContext, use } from 'react';

/** The settings of an office: `config.json` beside `index.html`. All of them are optional. */
export interface PortalConfig {
  /** The contact in the 'Need Help?' dialog. */
  support: { name: string; phone: string; email: string };
  /** The address that /help-videos embeds; empty for none. */
  helpVideosAddress: string;
  /** Seconds without input after which the idle overlay appears. */
  idleSeconds: number;
}

export const defaultConfig: PortalConfig = {
  support: { name: 'Program Support', phone: '5555550100', email: 'support@audit-letters.example' },
  helpVideosAddress: '',
  idleSeconds: 60,
};

export const ConfigContext = createContext(defaultConfig);

/** The configuration, loaded once at start. */
export const useConfig = () => use(ConfigContext);

// A slow configuration must not delay the start.
const timeLimitMs = 3000;

/** Loads the configuration. Missing, invalid or late values get their defaults. */
export async function loadConfig(address = '/config.json'): Promise<PortalConfig> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch {
    return defaultConfig;
  }
}

/** The valid values of `json`, and the defaults for all others. */
export function readConfig(json: unknown): PortalConfig {
  const settings = record(json);
  const support = record(settings.support);
  return {
    support: {
      name: text(support.name) ?? defaultConfig.support.name,
      phone: text(support.phone) ?? defaultConfig.support.phone,
      email: text(support.email) ?? defaultConfig.support.email,
    },
    helpVideosAddress: webAddress(settings.helpVideosAddress) ?? defaultConfig.helpVideosAddress,
    idleSeconds:
      typeof settings.idleSeconds === 'number' && settings.idleSeconds > 0
        ? settings.idleSeconds
        : defaultConfig.idleSeconds,
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

// The address becomes the source of a frame, where `javascript:` would run with the rights of the portal.
const webAddress = (value: unknown) => {
  const address = text(value);
  return address && /^(https?:\/\/|\/(?!\/))/.test(address) ? address : undefined;
};
