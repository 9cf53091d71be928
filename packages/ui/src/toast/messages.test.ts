import { describe, expect, it } from 'vitest';
import {
  type MessagesAction,
  messagesReducer,
  noMessages,
  type SessionMessages,
} from './messages.ts';

describe('toasts', () => {
  it('queues toasts in order', () => {
    expect(titles(after(shown('Saved.'), shown('Deleted.')))).toEqual(['Saved.', 'Deleted.']);
  });

  it('counts a repeat instead of adding a toast', () => {
    const messages = after(shown('Lost.', 'danger'), shown('Saved.'), shown('Lost.', 'danger'));
    expect(messages.toasts.map(({ title, count }) => `${title} ×${count}`)).toEqual([
      'Lost. ×2',
      'Saved. ×1',
    ]);
  });

  it('does not merge toasts with an Undo of their own', () => {
    const undoable = (onAction: () => void) => ({
      type: 'shown' as const,
      time: 1,
      message: { title: '3 saved.', action: { label: 'Undo', lasting: true, onAction } },
    });
    const messages = after(
      undoable(() => {}),
      undoable(() => {}),
    );
    expect(titles(messages)).toEqual(['3 saved.', '3 saved.']);
  });

  it('does not merge an error with a normal toast of the same text', () => {
    expect(titles(after(shown('Done.'), shown('Done.', 'danger')))).toEqual(['Done.', 'Done.']);
  });

  it('uses the action of the latest repeat', () => {
    const latest = () => {};
    const retry = { type: 'shown', time: 1 } as const;
    const messages = after(
      { ...retry, message: { title: 'Lost.', action: { label: 'Retry', onAction: () => {} } } },
      { ...retry, message: { title: 'Lost.', action: { label: 'Retry', onAction: latest } } },
    );
    expect(messages.toasts[0]?.action?.onAction).toBe(latest);
  });

  it('restarts the count after the toast is dismissed', () => {
    const [first] = after(shown('Saved.')).toasts;
    const messages = after(
      shown('Saved.'),
      { type: 'dismissed', id: first?.id ?? 0 },
      shown('Saved.'),
    );
    expect(messages.toasts).toMatchObject([{ title: 'Saved.', count: 1 }]);
  });
});

describe('the log', () => {
  it('keeps every message, including dismissed toasts', () => {
    const messages = after(
      shown('Lost.', 'danger'),
      { type: 'dismissed', id: 1 },
      { type: 'logged', entry: { time: 9, tone: 'danger', title: 'Export failed.' } },
    );
    expect(messages.log.map(({ title, tone }) => [title, tone])).toEqual([
      ['Lost.', 'danger'],
      ['Export failed.', 'danger'],
    ]);
    expect(messages.toasts).toEqual([]);
  });

  it('keeps a lasting action after its toast has gone, until it is used', () => {
    const undo = { label: 'Undo', lasting: true, onAction: () => {} };
    const retry = { label: 'Retry', onAction: () => {} };
    const said: MessagesAction[] = [
      { type: 'shown', time: 1, message: { title: 'Changed.', action: undo } },
      { type: 'shown', time: 2, message: { title: 'Lost.', action: retry } },
    ];
    const dismissal: MessagesAction = { type: 'dismissed', id: 1 };
    expect(after(...said, dismissal).log.map(({ action }) => action)).toEqual([undo, undefined]);
    const used = after(...said, { type: 'used', action: undo });
    expect(used.log.map(({ action }) => action)).toEqual([undefined, undefined]);
    expect(titles(used)).toEqual(['Lost.']);
  });

  it('keeps the detail of a message, which its toast does not have', () => {
    const message = { title: '2 saved.', description: 'Paid: Yes' };
    const messages = after({ type: 'shown', time: 1, message });
    expect(messages.log).toMatchObject([{ title: '2 saved.', description: 'Paid: Yes' }]);
    expect(messages.toasts).toEqual([{ id: 1, title: '2 saved.', tone: 'success', count: 1 }]);
  });

  it('has one entry of an error that repeats', () => {
    const said = [
      shown('Lost.', 'danger'),
      shown('Saved.'),
      shown('Saved.'),
      shown('Lost.', 'danger'),
    ];
    expect(after(...said).log.map(({ title }) => title)).toEqual(['Saved.', 'Saved.', 'Lost.']);
  });

  it('gives every entry a unique id', () => {
    const { log } = after(shown('A.'), shown('A.'), shown('B.'), { type: 'cleared' }, shown('C.'));
    expect(log).toMatchObject([{ id: 4, title: 'C.' }]);
  });

  it('drops the oldest of more than 500 entries', () => {
    const { log } = after(...Array.from({ length: 501 }, (_, index) => shown(`Message ${index}`)));
    expect([log.length, log[0]?.title]).toEqual([500, 'Message 1']);
  });

  it('keeps the toasts when the log is cleared, except those with a lasting action', () => {
    const undo = { label: 'Undo', lasting: true, onAction: () => {} };
    const changed: MessagesAction = {
      type: 'shown',
      message: { title: 'Changed.', action: undo },
      time: 1,
    };
    const messages = after(shown('Saved.'), changed, { type: 'cleared' });
    expect([messages.log, titles(messages)]).toEqual([[], ['Saved.']]);
  });
});

const after = (...actions: MessagesAction[]): SessionMessages =>
  actions.reduce(messagesReducer, noMessages);
const shown = (title: string, tone?: 'success' | 'danger'): MessagesAction => ({
  type: 'shown',
  message: { title, tone },
  time: 1,
});
const titles = ({ toasts }: SessionMessages) => toasts.map(({ title }) => title);
