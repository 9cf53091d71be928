import type { EndedSession } from '@audit-letters/api-client';

// In this order: Edge and Opera name Chrome too, and Chrome names Safari.
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  Windows: 'Windows',
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Mac: 'macOS',
  Linux: 'Linux',
};

const named = (text: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).find(([part]) => text.includes(part))?.[1];

/** The browser and address of a session: 'Firefox on Windows, 203.0.113.7'. */
export function clientName({ browser, address }: EndedSession): string {
  const parts = [named(browser ?? '', browsers), named(browser ?? '', systems)];
  const program = parts.filter(Boolean).join(' on ') || 'Unknown browser';
  return address ? `${program}, ${address}` : program;
}
