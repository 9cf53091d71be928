import { CommandBox } from '@audit-letters/screens/command-box';
import { useLocation } from 'wouter';
import { useSession } from '../../session/store.ts';
import { commandBox, useCommandBox } from './commandBox.ts';
import { commandGroups, type PortalCommand, type ShellActions } from './commandGroups.ts';
import { rememberCommand } from './recentCommands.ts';
import { useCommandSearch } from './useCommandSearch.ts';

interface PortalCommandBoxProps {
  actions: ShellActions;
  onClose: () => void;
}

/** The open command box (SHL-70). */
export function PortalCommandBox({ actions, onClose }: PortalCommandBoxProps) {
  const session = useSession();
  const [, navigate] = useLocation();
  const query = useCommandBox() ?? '';
  const search = useCommandSearch(query);
  if (!session) return null;

  function choose(command: PortalCommand) {
    commandBox.close();
    if ('run' in command) return command.run();
    if (session && command.kind !== 'action' && command.kind !== 'tenant')
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
      onClose={onClose}
    />
  );
}
