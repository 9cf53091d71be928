import { type MessageLogEntry, useMessageLog, useToasts } from '@audit-letters/ui';
import { useEffect, useState } from 'react';
import { leavingMs, sinceLeaving } from '../leaving.ts';
import { keptEntries } from '../session/kept.ts';
import { isUndo, type UndoData, useUndo } from './undo.ts';

/** A message as it is kept. Of its actions, only an Undo works after a reload. */
interface KeptMessage extends Pick<MessageLogEntry, 'title' | 'description' | 'tone' | 'time'> {
  undo?: UndoData;
}

const storedMessages = keptEntries<KeptMessage>('messages');

const keptMessage = ({ title, description, tone, time, action }: MessageLogEntry): KeptMessage => ({
  title,
  ...(description && { description }),
  tone,
  time,
  ...(isUndo(action?.data) && { undo: action.data }),
});

/** Whether the message may be about a call that the browser cancelled because the page is reloaded. */
const isCancelled = ({ tone, title, time }: KeptMessage) =>
  tone === 'danger' &&
  sinceLeaving() < leavingMs &&
  !storedMessages.get().some((entry) => entry.title === title && entry.time === time);

/** Shows the messages from before a reload in the message log, with their Undo, and keeps those of the log (WIR-49). */
export function useKeptMessages() {
  const { entries } = useMessageLog();
  const { log } = useToasts();
  const undo = useUndo();
  // Without those that an earlier version kept with other fields.
  const [before] = useState(() => storedMessages.get().filter(({ title }) => title));
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (restored)
      storedMessages.set(entries.map(keptMessage).filter((entry) => !isCancelled(entry)));
  }, [entries, restored]);
  useEffect(() => {
    if (restored) return;
    for (const { undo: data, ...message } of before) {
      const action = data && undo(data, { doneText: data.doneText, time: message.time });
      log({ ...message, ...(action && { action }) });
    }
    setRestored(true);
  }, [before, log, restored, undo]);
}
