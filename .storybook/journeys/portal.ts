import { App } from '../../apps/portal/src/App.tsx';
import { defaultConfig } from '../../apps/portal/src/config.ts';
import { session } from '../../apps/portal/src/session/store.ts';
import { restoreRecords } from './memoryClient.ts';
import { sessionOf } from './people.ts';

interface PortalContext {
  globals: { role?: string };
  parameters: { path?: string; signedIn?: boolean; role?: string };
}

/** The common part of stories of the whole portal. Their parameters are the path, and the role if the toolbar's is not meant. */
export const portal = {
  component: App,
  args: { config: defaultConfig },
  beforeEach({ globals, parameters }: PortalContext) {
    // The portal reads the address of its page.
    const address = location.href;
    history.replaceState(null, '', parameters.path);
    restoreRecords();
    const role = parameters.role ?? globals.role;
    const next = parameters.signedIn && role ? sessionOf(role) : null;
    if (next) session.start(next);
    else session.end();
    return () => {
      session.end();
      history.replaceState(null, '', address);
    };
  },
};
