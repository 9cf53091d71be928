import { HelpDialog } from '@audit-letters/screens';
import { useEffect, useState } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useConfig } from '../config.ts';
import { paths } from '../paths.ts';

interface HelpProps {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/** Whether the help dialog is open. It closes on every route change (SHL-37). */
export function useHelp(): HelpProps {
  const [open, setOpen] = useState(false);
  const [path] = useBrowserLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => setOpen(false), [path]);
  return { open, onOpenChange: (change) => setOpen(change.open) };
}

/** The help dialog with the contact of the office. */
export const Help = ({ open, onOpenChange }: HelpProps) => (
  <HelpDialog
    open={open}
    contact={useConfig().support}
    helpVideosHref={paths.helpVideos}
    onOpenChange={onOpenChange}
  />
);
