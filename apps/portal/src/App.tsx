import { ToastProvider } from '@audit-letters/ui';
import { ConfigContext, type PortalConfig } from './config.ts';
import { Shell } from './shell/Shell.tsx';

/** The portal: the providers of all pages around the shell. */
export function App({ config }: { config: PortalConfig }) {
  return (
    <ConfigContext value={config}>
      <ToastProvider>
        <Shell />
      </ToastProvider>
    </ConfigContext>
  );
}
