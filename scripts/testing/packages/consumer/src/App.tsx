import { ConfirmProvider, MessageProvider, ToastProvider } from '@audit-letters/ui';
import { StrictMode, useEffect } from 'react';
import { screens } from './screens.js';
import { widgets } from './widgets.js';

/** All components on one page. Sets `<html data-hydrated>` after hydration. */
export function App() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes';
  }, []);
  return (
    <StrictMode>
      <ToastProvider>
        <ConfirmProvider>
          <MessageProvider>
            {Object.entries({ ...widgets, ...screens }).map(([name, node]) => (
              <section key={name} data-shows={name}>
                {node}
              </section>
            ))}
          </MessageProvider>
        </ConfirmProvider>
      </ToastProvider>
    </StrictMode>
  );
}
