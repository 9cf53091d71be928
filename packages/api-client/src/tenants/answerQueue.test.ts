import { afterEach, describe, expect, it, vi } from 'vitest';
import { tenant as answered } from '../../test/bodies.ts';
import { ConnectionError, ResponseError, UnexpectedResponseError } from '../transport/errors.ts';
import { parseDay } from '../values/time.ts';
import { createAnswerQueue, type KeptAnswer } from './answerQueue.ts';
import type { Tenant } from './contract.ts';
import type { Answer } from './patch.ts';

const none: Answer = { status: null, coverage_id: null };
const optOut: Answer = { status: 'opt_out', coverage_id: null };
const movedOut: Answer = { status: 'moved_out', coverage_id: null };
const proof: Answer = { status: 'provide_proof', coverage_id: null };
const small: Answer = { status: 'selected_coverage', coverage_id: 1 };
const large: Answer = { status: 'selected_coverage', coverage_id: 2 };

/** A charge that staff have confirmed. */
const confirmed = {
  ...small,
  charged_coverage_id: 1,
  charge_applied: true,
  charge_confirmed_date: parseDay('2026-03-03'),
  payment_confirmed_date: parseDay('2026-03-03'),
};
/** The same charge once the tenant has chosen the large coverage. */
const toChange = {
  ...confirmed,
  ...large,
  charge_confirmed_date: null,
  payment_confirmed_date: null,
};

const keptAnswer = (id: number, answer = optOut, seen: KeptAnswer['seen'] = none): KeptAnswer => ({
  id,
  facility_id: 12,
  name: `Tenant ${id}`,
  answer,
  seen,
});

function memory() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, storage };
}

/** A queue whose server responds with `responses` in turn: an error, or saved, at once or later. */
function queueWith(...responses: (Error | 'saved' | Promise<'saved'>)[]) {
  const sent: KeptAnswer[] = [];
  const { stored, storage } = memory();
  const { storage: shared } = memory();
  const later: (() => void)[] = [];
  const make = () =>
    createAnswerQueue({
      send: async (answer) => {
        sent.push(answer);
        const response = await responses.shift();
        if (response instanceof Error) throw response;
        return {};
      },
      storage,
      shared,
      retryLater: (attempt) => void later.push(attempt),
    });
  return { queue: make(), make, sent, stored, later };
}

const conflict = (answer: Answer) =>
  new ResponseError(409, 'Someone else has changed this tenant.', undefined, {
    message: 'Someone else has changed this tenant.',
    current: tenant(1, answer),
  });

// TEN-93
it('does not send the copies of a duplicated tab', async () => {
  const { storage: shared } = memory();
  const sent: string[] = [];
  const offline = { first: true };
  const tab = (name: string, storage = memory().storage) => {
    const send = async () => {
      if (offline.first) throw new ConnectionError();
      sent.push(name);
      return {};
    };
    const queue = createAnswerQueue({ send, storage, shared, retryLater: () => undefined });
    return { queue, storage };
  };
  const first = tab('first');
  await first.queue.open(7);
  await first.queue.add(keptAnswer(1));
  const copied = memory();
  const key = 'audit-letters.answers.7';
  copied.storage.setItem(key, first.storage.getItem(key) ?? '');
  offline.first = false;
  await first.queue.sendNow();
  const second = tab('second', copied.storage);
  await second.queue.open(7);
  expect(sent).toEqual(['first']);
  expect([second.queue.get().waiting, [...copied.stored]]).toEqual([[], []]);
});

// TEN-93
it('takes a saved answer back by its undo, and one that waits by the answer before', async () => {
  const calls: [Answer, number | undefined][] = [];
  const queue = createAnswerQueue({
    send: async ({ answer, id }, undo) => {
      calls.push([answer, undo]);
      if (calls.length === 3) throw new ConnectionError();
      return { undo: 10 + id };
    },
    storage: memory().storage,
    shared: memory().storage,
    retryLater: () => {},
  });
  await queue.open(7);
  await queue.add(keptAnswer(1));
  await queue.add({ ...keptAnswer(1, none, optOut), undone: none });
  await queue.add(keptAnswer(2));
  await queue.add({ ...keptAnswer(2, none, optOut), undone: none });
  expect(calls).toEqual([
    [optOut, undefined],
    [none, 11],
    [optOut, undefined],
    [none, undefined],
  ]);
});

it('does not undo an older answer when the one that is taken back is refused', async () => {
  const undos: (number | undefined)[] = [];
  const queue = createAnswerQueue({
    send: async ({ answer }, undo) => {
      undos.push(undo);
      if (answer === proof) throw new ResponseError(422, 'The coverage is not offered.');
      return { undo: 11 };
    },
    storage: memory().storage,
    shared: memory().storage,
  });
  await queue.open(7);
  await queue.add(keptAnswer(1));
  const refused = queue.add(keptAnswer(1, proof, optOut));
  await queue.add({ ...keptAnswer(1, optOut, proof), undone: optOut });
  await refused;
  expect(undos).toEqual([undefined, undefined, undefined]);
});

// TEN-91, TEN-93
describe('an answer without a response', () => {
  it('is kept and sent again with the same expected value', async () => {
    const { queue, sent, later } = queueWith(new ConnectionError(), 'saved', 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1));
    await queue.add(keptAnswer(2));
    expect(queue.get()).toMatchObject({ stalled: false, waiting: [] });
    expect(sent.map(({ id }) => id)).toEqual([1, 1, 2]);
    expect(sent[1]).toMatchObject(keptAnswer(1));
    expect(later).toHaveLength(1);
    expect([...queue.get().saved.keys()]).toEqual([1, 2]);
  });

  it('is replaced by a newer answer for the tenant', async () => {
    const { queue, sent } = queueWith(new ConnectionError(), 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1, optOut));
    expect(queue.get().stalled).toBe(true);
    await queue.add(keptAnswer(1, movedOut, optOut));
    expect(sent.at(-1)).toMatchObject(keptAnswer(1, movedOut, none));
    expect(queue.get().waiting).toEqual([]);
  });

  it('survives a reload of the page, for its own user only', async () => {
    const { queue, make, sent } = queueWith(new ConnectionError(), 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1));
    const reloaded = make();
    await reloaded.open(8);
    expect(reloaded.get().waiting).toEqual([]);
    expect(sent).toHaveLength(1);
    await reloaded.open(7);
    expect(sent).toMatchObject([keptAnswer(1), keptAnswer(1)]);
    expect(reloaded.get().waiting).toEqual([]);
  });

  it.each([200, 302, 403, 404, 511])(
    'is kept when a proxy answers %d for the server',
    async (status) => {
      const { queue, later } = queueWith(new UnexpectedResponseError('Not JSON.', { status }));
      await queue.open(7);
      await queue.add(keptAnswer(1));
      expect(queue.get()).toMatchObject({ waiting: [{ id: 1 }], refused: [], stalled: true });
      expect(later).toHaveLength(1);
    },
  );

  it('is replaced together with the one that followed it', async () => {
    let failFirst = () => {};
    const { queue, sent } = queueWith(
      new Promise<'saved'>((_, reject) => {
        failFirst = () => reject(new ConnectionError());
      }),
      'saved',
    );
    await queue.open(7);
    const first = queue.add(keptAnswer(1, optOut));
    await queue.add(keptAnswer(1, movedOut, optOut));
    failFirst();
    await first;
    await queue.add(keptAnswer(1, proof, movedOut));
    expect(sent).toEqual([
      expect.objectContaining(keptAnswer(1, optOut)),
      expect.objectContaining(keptAnswer(1, proof, none)),
    ]);
    expect(queue.get()).toMatchObject({ waiting: [], refused: [] });
  });

  it('can be changed although an earlier attempt was saved', async () => {
    const { queue, sent } = queueWith(new ConnectionError(), conflict(optOut), 'saved');
    const charged = { ...none, charge_applied: true };
    await queue.open(7);
    await queue.add(keptAnswer(1, optOut, charged));
    await queue.add(keptAnswer(1, movedOut, optOut));
    expect(sent.at(-1)).toMatchObject(keptAnswer(1, movedOut, { ...charged, ...optOut }));
    expect(queue.get()).toMatchObject({ waiting: [], refused: [] });
    expect(queue.get().saved.get(1)).toMatchObject(movedOut);
  });

  it('that was saved despite the failure counts as saved', async () => {
    const { queue } = queueWith(new ConnectionError(), conflict(optOut));
    await queue.open(7);
    await queue.add(keptAnswer(1));
    await queue.sendNow();
    expect(queue.get()).toMatchObject({ waiting: [], refused: [] });
    expect(queue.get().saved.get(1)).toMatchObject(optOut);
  });

  // TEN-152
  it('can be changed although an earlier attempt cleared the confirmations of a charge', async () => {
    const { queue, sent } = queueWith(new ConnectionError(), conflict(large), 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1, large, confirmed));
    await queue.add(keptAnswer(1, optOut, toChange));
    expect(sent.at(-1)?.seen).toEqual(toChange);
    expect(queue.get().saved.get(1)).toEqual({ ...toChange, ...optOut });
  });
});

// TEN-91, TEN-152
describe('the shown values of a tenant', () => {
  it('have no confirmations after another coverage, until its undo', async () => {
    const { queue } = queueWith('saved', 'saved', 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1, large, confirmed));
    expect(queue.get().saved.get(1)).toEqual(toChange);
    await queue.add({ ...keptAnswer(1, small, toChange), undone: confirmed });
    expect(queue.get().saved.get(1)).toEqual(confirmed);
  });

  it('have none after the way back by another answer either', async () => {
    const { queue } = queueWith('saved');
    await queue.open(7);
    await queue.add(keptAnswer(1, small, toChange));
    expect(queue.get().saved.get(1)).toEqual({ ...toChange, ...small });
  });
});

// TEN-94
describe('a refused answer', () => {
  it('names the tenant and the status that someone else has set', async () => {
    const { queue, stored } = queueWith(conflict(movedOut));
    await queue.open(7);
    await queue.add(keptAnswer(1));
    expect(queue.get().refused).toEqual([
      {
        id: 1,
        name: 'Tenant 1',
        answer: optOut,
        stored: expect.objectContaining(movedOut),
        message: 'Someone else has changed this tenant.',
      },
    ]);
    expect(stored.size).toBe(0);
    // The lists show what is stored, at once.
    expect(queue.get().saved.get(1)).toMatchObject({ ...movedOut, last_name: 'Ruiz' });
    queue.dismissRefused(1);
    expect(queue.get().refused).toEqual([]);
  });

  it('lets the following answers through', async () => {
    const { queue } = queueWith(new ConnectionError(), conflict(movedOut), 'saved');
    await queue.open(7);
    await queue.add(keptAnswer(1));
    await queue.add(keptAnswer(2));
    expect([...queue.get().saved]).toEqual([
      [1, expect.objectContaining(movedOut)],
      [2, optOut],
    ]);
  });
});

// TEN-93
it('keeps an answer when the session ends, without sending it for the next user', async () => {
  const { queue, sent, stored } = queueWith(new ResponseError(401, 'Sign in to continue.'));
  await queue.open(7);
  await queue.add(keptAnswer(1));
  await queue.open(null);
  await queue.open(8);
  expect(sent).toHaveLength(1);
  expect([...stored.keys()]).toEqual(['audit-letters.answers.7']);
});

// TEN-93
it('sends the answers of the next user after the call of the last one has ended', async () => {
  let end = () => {};
  const { queue, sent, stored } = queueWith(
    new Promise<'saved'>((resolve) => {
      end = () => resolve('saved');
    }),
    'saved',
  );
  await queue.open(7);
  const first = queue.add(keptAnswer(1));
  stored.set('audit-letters.answers.8', JSON.stringify([keptAnswer(2)]));
  await queue.open(8);
  end();
  await first;
  expect(sent.map(({ id }) => id)).toEqual([1, 2]);
  expect([...queue.get().saved.keys()]).toEqual([2]);
});

it('ignores stored answers that it cannot read', async () => {
  const { queue, sent, stored } = queueWith('saved');
  const odd = [null, 7, { id: 3 }, { ...keptAnswer(4), answer: null }];
  stored.set('audit-letters.answers.7', JSON.stringify([...odd, keptAnswer(5)]));
  await queue.open(7);
  expect(sent.map(({ id }) => id)).toEqual([5]);
});

/** A tenant without an answer. */
const tenant = (id: number, changes: Partial<Tenant> = {}): Tenant => ({
  ...answered,
  id,
  status: null,
  coverage_id: null,
  charge_applied: false,
  note: null,
  ...changes,
});

describe('a queue with no options but the call', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps its answers in the tab and tries again by itself', async () => {
    vi.useFakeTimers();
    const { stored, storage } = memory();
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', memory().storage);
    const responses = [new ConnectionError(), new ConnectionError()];
    const queue = createAnswerQueue({
      send: async () => {
        const failure = responses.shift();
        if (failure) throw failure;
        return {};
      },
    });
    await queue.open(7);
    await queue.add(keptAnswer(1));
    await queue.sendNow();
    expect(stored.size).toBe(1);
    // The attempt that the user made replaces the next one.
    expect(vi.getTimerCount()).toBe(1);
    await vi.runOnlyPendingTimersAsync();
    expect([...queue.get().saved.keys()]).toEqual([1]);
    expect(stored.size).toBe(0);
  });
});
