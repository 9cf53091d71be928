// Exports a server component may import: no hooks, no browser APIs, and React without its client APIs.
import { Badge } from '@audit-letters/ui/badge';
import { parseDay } from '@audit-letters/ui/day';
import { DescriptionList } from '@audit-letters/ui/description-list';
import { formatPhone } from '@audit-letters/ui/format';
import { Gauge } from '@audit-letters/ui/gauge';
import { StatusDot } from '@audit-letters/ui/status-dot';
import * as React from 'react';

if ('useState' in React) throw new Error('This is not the React of server components.');

export const drawn = [
  Badge({ children: 'Premium', tone: 'violet' }),
  Gauge({ label: 'Letters sent', value: 40 }),
  StatusDot({ tone: 'success', label: 'Online' }),
  DescriptionList({ items: [{ term: 'Phone', value: formatPhone('5555550142') }] }),
  parseDay('2026-11-20'),
];
