// Exports a server component may import: no hooks, no browser APIs, and React without its client APIs.
import { Badge } from '@audit-letters/ui/badge';
import { parseDay } from '@audit-letters/ui/day';
import { Stack } from '@audit-letters/ui/stack';
import { StatusDot } from '@audit-letters/ui/status-dot';
import * as React from 'react';

if ('useState' in React) throw new Error('This is not the React of server components.');

export const drawn = [
  Badge({ children: 'Premium', tone: 'info' }),
  StatusDot({ tone: 'success', label: 'Online' }),
  Stack({ children: 'Below each other.' }),
  parseDay('2026-11-20'),
];
