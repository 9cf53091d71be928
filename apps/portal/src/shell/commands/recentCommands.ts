import type { LinkCommand } from '@audit-letters/screens';
import { recentChoices } from '../../lists/recentChoices.ts';

const kinds = ['screen', 'list', 'facility'] as const;

/** The last choices in the command box (SHL-70), without tenants. */
export const recentCommands = recentChoices<LinkCommand>('recent-commands', (stored) => {
  const { label, href, hint } = stored;
  const kind = kinds.find((one) => one === stored.kind);
  if (!kind || typeof label !== 'string' || typeof href !== 'string') return null;
  if (!/^\/(?!\/)/.test(href)) return null;
  return { id: href, label, href, kind, ...(typeof hint === 'string' && { hint }) };
});
