'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component whose code loads when it first renders. */
export interface Later<Props> {
  /** Renders the component. */
  (props: Props): ReactNode;
  /** Loads the code before that. */
  load: () => Promise<unknown>;
}

/** The content of a component whose code is missing. */
export interface LaterStates<Props> {
  /** In its place while the code loads. */
  waiting: ReactNode;
  /** In its place after a failure, with its props. `onRetry` loads the code again. */
  Failure: ComponentType<Props & { onRetry: () => void }>;
}

/**
 * A component whose code loads later, with a failure that can be retried. Call it outside of components. It does not use
 * `React.lazy`, because `Suspense` shows what it waited for up to 300 ms late.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  states: LaterStates<Props>,
): Later<Props> {
  const code: Code<Props> = {
    loaded: null,
    load: async () => {
      code.loaded ??= await load();
    },
  };
  const render = (props: Props) => <Part code={code} states={states} props={props} />;
  return Object.assign(render, { load: code.load });
}

interface Code<Props> {
  loaded: ComponentType<Props> | null;
  load: () => Promise<void>;
}

interface PartProps<Props> {
  code: Code<Props>;
  states: LaterStates<Props>;
  props: Props;
}

function Part<Props extends object>({ code, states, props }: PartProps<Props>) {
  const [state, setState] = useState<'waiting' | 'retrying' | 'loaded' | 'failed'>(
    code.loaded ? 'loaded' : 'waiting',
  );

  useEffect(() => {
    if (state !== 'waiting' && state !== 'retrying') return;
    let unmounted = false;
    const settle = (next: 'loaded' | 'failed') => !unmounted && setState(next);
    const load = () =>
      code.load().then(
        () => settle('loaded'),
        () => settle('failed'),
      );
    // A failure that was a dialog returns the focus in a timer. Only then may the next dialog take it.
    const timer = state === 'retrying' ? setTimeout(load) : undefined;
    if (!timer) void load();
    return () => {
      clearTimeout(timer);
      unmounted = true;
    };
  }, [code, state]);

  if (state === 'failed') return <states.Failure {...props} onRetry={() => setState('retrying')} />;
  return code.loaded ? <code.loaded {...props} /> : states.waiting;
}

const quietMs = 2000;

/** Loads code two seconds after the component appeared, so that its first use does not wait. */
export function useLoadLater(parts: readonly Pick<Later<never>, 'load'>[]) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure shows when the code is needed.
      for (const part of parts) part.load().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [parts]);
}
