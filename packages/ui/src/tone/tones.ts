import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentProps, ComponentType } from 'react';

/** Meaning of a widget, shown by its colour and by an icon, a shape or a word. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The icon of a message of each tone. */
export const toneIcons: Readonly<Record<Tone, ComponentType<ComponentProps<'svg'>>>> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};
