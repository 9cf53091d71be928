import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useToastNotices } from '../messages/useToastNotices.ts';

interface OpenedPartProps {
  open: boolean;
  /** The subject of the error message, such as 'The command box'. */
  name: string;
  /** Its code did not load. */
  onFailure: () => void;
  /** A lazy component. */
  children: ReactNode;
}

/** A part of the shell. Its code loads when it first opens. */
export function OpenedPart({ open, name, onFailure, children }: OpenedPartProps) {
  const { errorToast } = useToastNotices();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        setWanted(false);
        onFailure();
        errorToast(`${name} could not be loaded.`);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
