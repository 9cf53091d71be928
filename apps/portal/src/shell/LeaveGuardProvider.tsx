import {
  type KeptDrafts,
  KeptDraftsContext,
  LeaveGuardContext,
  leaveQuestion,
  shellWords,
} from '@audit-letters/screens';
import { useConfirm } from '@audit-letters/ui';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { paths } from '../paths.ts';
import { openDrafts } from '../session/drafts.ts';
import { unsentAnswers } from '../session/unsentAnswers.ts';
import { leaveGuard } from './leaveGuard.ts';

/** Protects unsaved input: asks before it is discarded, and keeps it over a reload or the end of the session. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const [drafts, setDrafts] = useState<KeptDrafts>(useContext(KeptDraftsContext));

  useEffect(() => {
    leaveGuard.askBy((signal) => confirm({ ...leaveQuestion, signal }));
  }, [confirm]);
  useEffect(() => void openDrafts.then(setDrafts), []);

  const aroundNav: AroundNavHandler = async (go, to, options) => {
    if (leaveGuard.hasUnsaved() && !(await leaveGuard.mayLeavePage())) return;
    const unsent = to === paths.logout ? unsentAnswers.count() : 0;
    if (unsent > 0 && !(await confirm(shellWords.signOutQuestion(unsent)))) return;
    go(to, options);
  };

  return (
    <LeaveGuardContext value={leaveGuard}>
      <KeptDraftsContext value={drafts}>
        <Router aroundNav={aroundNav}>{children}</Router>
      </KeptDraftsContext>
    </LeaveGuardContext>
  );
}
