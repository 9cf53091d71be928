import { hash } from 'node:crypto';
import type { Db } from '../../database/engine.ts';
import { callLimit } from '../../http/limits/callLimit.ts';

const seconds = 60;

/** The origin of a sign-in. */
export interface Origin {
  /** An IPv4 address, or the /48 of an IPv6 address. */
  network: string;
  /** Whether the account has signed in with this browser before. */
  isKnown: boolean;
}

/**
 * Five failures a minute for an account and a network, and sixty for a network (SHL-64). The known browsers of an
 * account have a count of their own, so that guesses of others behind the same address cannot delay its user. Keys are
 * hashed, because people type passwords into the username field.
 */
export function signInLimits(db: Db) {
  const perAccount = callLimit(db, { name: 'sign-in', calls: 5, seconds });
  const perNetwork = callLimit(db, { name: 'sign-ins of network', calls: 60, seconds });
  return (usernameKey: string, { network, isKnown }: Origin) => {
    const key = hash('sha256', isKnown ? `known ${usernameKey}` : `${usernameKey} ${network}`);
    return {
      /** Rejects an attempt after others were refused, without the database. */
      checkRefused() {
        perAccount.checkRefused(key);
        if (!isKnown) perNetwork.checkRefused(network);
      },
      /** Counts an attempt before its password is checked, or rejects it. */
      async count() {
        await perAccount.count(key);
        if (!isKnown) await perNetwork.count(network);
      },
      /** Counts a successful attempt no longer. */
      async succeed() {
        await perAccount.forget(key);
        if (!isKnown) await perNetwork.takeBack(network);
      },
    };
  };
}
