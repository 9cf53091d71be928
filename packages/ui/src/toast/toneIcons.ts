import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import type { ComponentProps, ComponentType } from 'react';
import type { MessageTone } from './messages.ts';

/** The icon of a message of each tone. */
export const toneIcons: Readonly<Record<MessageTone, ComponentType<ComponentProps<'svg'>>>> = {
  normal: CircleCheck,
  info: Info,
  error: OctagonAlert,
};
