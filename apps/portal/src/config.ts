import { createContext, use } from 'react';

/** What an office configures: `config.json` beside `index.html`, every part of it optional. */
export interface PortalConfig {
  /** Whom managers reach through 'Need Help?'. */
  support: { name: string; phone: string; email: string };
  /** The page that /help-videos embeds; empty when there is none. */
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

/** The office's configuration, read once at start. */
export const useConfig = () => use(ConfigContext);

// A configuration that does not come must not hold the start up for long.
const patienceMs = 3000;

/** The office's configuration, or the defaults for whatever of it is missing, broken or late. */
export async function loadConfig(address = '/config.json'): Promise<PortalConfig> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patienceMs),
    });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch {
    return defaultConfig;
  }
}

/** Takes from `json` what has the right shape and the defaults for the rest. */
export function readConfig(json: unknown): PortalConfig {
  const given = record(json);
  const support = record(given.support);
  return {
    support: {
      name: text(support.name) ?? defaultConfig.support.name,
      phone: text(support.phone) ?? defaultConfig.support.phone,
      email: text(support.email) ?? defaultConfig.support.email,
    },
    helpVideosAddress: webAddress(given.helpVideosAddress) ?? defaultConfig.helpVideosAddress,
    idleSeconds:
      typeof given.idleSeconds === 'number' && given.idleSeconds > 0
        ? given.idleSeconds
        : defaultConfig.idleSeconds,
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

// The address becomes the source of a frame, where `javascript:` would run as the portal itself.
const webAddress = (value: unknown) => {
  const address = text(value);
  return address && /^(https?:\/\/|\/(?!\/))/.test(address) ? address : undefined;
};
