import { LeaveGuardContext, shellWords } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { unsavedWork } from '../session/unsavedWork.ts';
import { historyGuard } from './historyGuard.ts';

/** Asks for confirmation before a link, Back, Forward or closing a dialog discards unsaved work. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();

  const guard = useMemo(
    () => ({
      hold: unsavedWork.hold,
      confirmLeave: () => confirm({ ...shellWords.leaveQuestion, signal: unsavedWork.noneLeft() }),
    }),
    [confirm],
  );

  useEffect(() => historyGuard.askBy(guard.confirmLeave), [guard]);

  const aroundNav: AroundNavHandler = async (go, to, options) => {
    if (!unsavedWork.exists() || (await guard.confirmLeave()))
      await historyGuard.go(go, to, options);
  };

  return (
    <LeaveGuardContext value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveGuardContext>
  );
}
