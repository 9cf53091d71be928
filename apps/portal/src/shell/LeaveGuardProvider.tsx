import { LeaveGuardContext, shellWords } from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { paths } from '../paths.ts';
import { unsavedWork, unsentAnswers } from '../session/unsavedWork.ts';
import { backGuard } from './backGuard.ts';

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

  useEffect(() => backGuard.askBy(guard.confirmLeave), [guard]);

  const aroundNav: AroundNavHandler = async (go, to, options) => {
    if (unsavedWork.exists() && !(await guard.confirmLeave())) return;
    const unsent = to === paths.logout ? unsentAnswers.count() : 0;
    if (unsent > 0 && !(await confirm(shellWords.signOutQuestion(unsent)))) return;
    go(to, options);
  };

  return (
    <LeaveGuardContext value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </LeaveGuardContext>
  );
}
