import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { useNotices } from '../messages/useNotices.ts';
import { useSession } from '../session/store.ts';
import { commandBox, useCommandBox } from './commandBox.ts';
import { commandGroups, type PortalCommand, type ShellActions } from './commandGroups.ts';
import { rememberCommand } from './recentCommands.ts';
import { useCommandSearch } from './useCommandSearch.ts';

// Its library loads when the box first opens.
const CommandBox = lazy(() =>
  import('@audit-letters/screens/command-box').then((it) => ({
    default: it.CommandBox<PortalCommand>,
  })),
);

interface CommandsProps {
  actions: ShellActions;
}

/** The open command box (SHL-70). */
export function Commands(props: CommandsProps) {
  const { errorToast } = useNotices();
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        commandBox.close();
        errorToast('The command box could not be loaded.');
      }}
    >
      <Suspense>
        <Box {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Box({ actions }: CommandsProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const query = useCommandBox() ?? '';
  const search = useCommandSearch(query);
  if (!session) return null;

  function choose(command: PortalCommand) {
    commandBox.close();
    if ('run' in command) return command.run();
    if (session && !command.state && command.kind !== 'action')
      rememberCommand(session.user.id, command);
    navigate(command.href, { state: command.state });
  }

  return (
    <CommandBox
      query={query}
      groups={commandGroups(session, actions)}
      search={search}
      onQueryChange={commandBox.type}
      onChoose={choose}
      onClose={commandBox.close}
    />
  );
}
