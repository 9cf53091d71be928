import { errorText, isRefusal, isSecondStep, type SecondStep } from '@audit-letters/api-client';
import {
  type Credentials,
  done,
  LoginScreen,
  type SaveResult,
  type SecondStepModel,
  SecondStepScreen,
} from '@audit-letters/screens';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { factorAdding } from '../profile/factorAdding.ts';
import { signWithPasskey } from '../profile/passkeys.ts';
import { sessionCalls } from './calls.ts';
import { addressToReturnTo, endedSession, openedBefore } from './endedSession.ts';
import { type Access, AccessContext, guard } from './guard.ts';
import { session } from './store.ts';

export function LoginPage() {
  const [, navigate] = useBrowserLocation();
  const accessOf = useContext(AccessContext);
  const formerSession = endedSession.get();
  const [model, setModel] = useState<SecondStepModel | null>(null);

  const entered = useRef(false);
  function enter() {
    if (entered.current) return;
    entered.current = true;
    // Back leads to the page before, not to the form.
    navigate(firstPage(accessOf), { replace: true });
    endedSession.forget();
  }

  // The user may sign in in another tab.
  const handleUserChange = useEffectEvent(() => {
    if (session.get()) enter();
  });
  useEffect(() => session.onUserChange(handleUserChange), []);

  /** Signs in. A response with an error field is a refusal and does not change the session (SHL-16). */
  async function signIn(work: () => ReturnType<typeof sessionCalls.login>): Promise<SaveResult> {
    try {
      const response = await work();
      if (isRefusal(response)) return { ok: false, message: response.error };
      if (isSecondStep(response)) setModel(secondStep(response));
      else {
        session.start(response);
        enter();
      }
      return done;
    } catch (error) {
      return { ok: false, message: errorText(error) };
    }
  }

  function secondStep({ second_step }: SecondStep): SecondStepModel {
    const { token, methods, passkey, was_reset } = second_step;
    if (methods.length > 0) {
      return {
        step: 'prove',
        methods,
        onPasskey:
          passkey &&
          (() =>
            signIn(async () =>
              sessionCalls.secondStep(token, { passkey: await signWithPasskey(passkey) }),
            )),
        onCode: (proof) => signIn(() => sessionCalls.secondStep(token, proof)),
      };
    }
    const adding = factorAdding(token, ({ recovery_codes, sign_in }) => {
      setModel({
        step: 'codes',
        codes: recovery_codes ?? [],
        onPrint: () => window.print(),
        onContinue: () => {
          if (sign_in) session.start(sign_in);
          enter();
        },
      });
    });
    return { step: 'enrol', wasReset: was_reset, ...adding };
  }

  if (model) return <SecondStepScreen model={model} onBack={() => setModel(null)} />;
  return (
    <LoginScreen
      ended={formerSession?.reason}
      onLogIn={(credentials: Credentials) => signIn(() => sessionCalls.login(credentials))}
    />
  );
}

/** The page that asked to sign in, if the user may open it; otherwise home. */
function firstPage(accessOf: (path: string) => Access): string {
  const current = session.get();
  const address = addressToReturnTo(endedSession.get(), current?.user.id, openedBefore.get());
  const access = address ? accessOf(address.pathname) : 'public';
  const isShown = access !== 'public' && guard(access, current) === 'show';
  return address && isShown ? address.pathname + address.search : paths.home;
}
