import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import type { ComponentProps } from 'react';

interface FileLinkProps extends ComponentProps<'a'> {
  /** The icon before the text. */
  icon?: LucideIcon;
}

/** A link that opens a file in another tab. Renders an `<a>`. */
export const FileLink = ({ icon: Icon = Download, children, ...link }: FileLinkProps) => (
  <a target="_blank" rel="noopener" {...link} className="al-file-link">
    <Icon aria-hidden />
    {children}
  </a>
);
