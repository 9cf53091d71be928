import { ConfirmProvider, MessageProvider, ToastProvider } from '@audit-letters/ui';
import { SWRConfig } from 'swr';
import { ConfigContext, type PortalConfig } from './config.ts';
import { swrConfig } from './loading/swr.ts';
import { Shell } from './shell/Shell.tsx';
import { LeaveGuardProvider } from './unsaved/LeaveGuardProvider.tsx';

/** The portal: the providers of all pages around the shell. */
export function App({ config }: { config: PortalConfig }) {
  return (
    <ConfigContext value={config}>
      <SWRConfig value={swrConfig}>
        <ToastProvider>
          <MessageProvider>
            <ConfirmProvider>
              <LeaveGuardProvider>
                <Shell />
              </LeaveGuardProvider>
            </ConfirmProvider>
          </MessageProvider>
        </ToastProvider>
      </SWRConfig>
    </ConfigContext>
  );
}
