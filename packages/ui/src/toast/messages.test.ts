import { describe, expect, it } from 'vitest';
import {
  type MessagesAction,
  messagesReducer,
  noMessages,
  type SessionMessages,
} from './messages.ts';

describe('toasts', () => {
  it('queues in the order in which things were said', () => {
    expect(titles(after(shown('Saved.'), shown('Deleted.')))).toEqual(['Saved.', 'Deleted.']);
  });

  it('counts a repeat instead of adding a toast', () => {
    const messages = after(shown('Lost.', 'error'), shown('Saved.'), shown('Lost.', 'error'));
    expect(messages.toasts.map(({ title, count }) => `${title} ×${count}`)).toEqual([
      'Lost. ×2',
      'Saved. ×1',
    ]);
  });

  it('tells an error from a normal toast with the same words', () => {
    expect(titles(after(shown('Done.'), shown('Done.', 'error')))).toEqual(['Done.', 'Done.']);
  });

  it('takes the action of the latest repeat', () => {
    const latest = () => {};
    const retry = { type: 'shown', time: 1 } as const;
    const messages = after(
      { ...retry, message: { title: 'Lost.', action: { label: 'Retry', onAction: () => {} } } },
      { ...retry, message: { title: 'Lost.', action: { label: 'Retry', onAction: latest } } },
    );
    expect(messages.toasts[0]?.action?.onAction).toBe(latest);
  });

  it('starts counting again once the toast was dismissed', () => {
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
  it('keeps every message, repeats and dismissed toasts included', () => {
    const messages = after(
      shown('Lost.', 'error'),
      shown('Lost.', 'error'),
      { type: 'dismissed', id: 1 },
      { type: 'logged', entry: { time: 9, tone: 'error', text: 'Export failed.' } },
    );
    expect(messages.log.map(({ text, tone }) => [text, tone])).toEqual([
      ['Lost.', 'error'],
      ['Lost.', 'error'],
      ['Export failed.', 'error'],
    ]);
    expect(messages.toasts).toEqual([]);
  });

  it('keeps an action that lasts when its toast is gone, until it is used', () => {
    const undo = { label: 'Undo', lasting: true, onAction: () => {} };
    const retry = { label: 'Retry', onAction: () => {} };
    const said: MessagesAction[] = [
      { type: 'shown', time: 1, message: { title: 'Changed.', action: undo } },
      { type: 'shown', time: 2, message: { title: 'Lost.', action: retry } },
    ];
    const gone: MessagesAction = { type: 'dismissed', id: 1 };
    expect(after(...said, gone).log.map(({ action }) => action)).toEqual([undo, undefined]);
    const used = after(...said, { type: 'used', action: undo });
    expect(used.log.map(({ action }) => action)).toEqual([undefined, undefined]);
    expect(titles(used)).toEqual(['Lost.']);
  });

  it('never gives two entries the same id', () => {
    const { log } = after(shown('A.'), shown('A.'), shown('B.'), { type: 'cleared' }, shown('C.'));
    expect(log).toMatchObject([{ id: 4, text: 'C.' }]);
  });

  it('forgets the oldest of more than 500 entries', () => {
    const { log } = after(...Array.from({ length: 501 }, (_, index) => shown(`Message ${index}`)));
    expect([log.length, log[0]?.text]).toEqual([500, 'Message 1']);
  });

  it('leaves the toasts alone when it is cleared', () => {
    const messages = after(shown('Saved.'), { type: 'cleared' });
    expect([messages.log, titles(messages)]).toEqual([[], ['Saved.']]);
  });
});

const after = (...actions: MessagesAction[]): SessionMessages =>
  actions.reduce(messagesReducer, noMessages);
const shown = (title: string, tone?: 'normal' | 'error'): MessagesAction => ({
  type: 'shown',
  message: { title, tone },
  time: 1,
});
const titles = ({ toasts }: SessionMessages) => toasts.map(({ title }) => title);
