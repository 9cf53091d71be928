import type { Factors, OpenSession, TotpSecret } from '@audit-letters/api-client';
import { moment } from '../../fixtures/today.ts';
import { done } from '../../form/saveResult.ts';
import { ready } from '../../loadable.ts';
import { unready } from '../../states.ts';
import type { FactorAdding } from './AddFactor.tsx';
import type { SecondStepModel } from './SecondStepScreen.tsx';
import type { SecurityScreenProps } from './SecurityScreen.tsx';

const secret: TotpSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Audit',
  // A checkerboard: as dense as a real code.
  qr_path: Array.from({ length: 33 }, (_, y) =>
    Array.from({ length: 16 }, (_, x) => `M${2 * x + (y % 2)} ${y}h1v1h-1z`).join(''),
  ).join(''),
  qr_size: 33,
};

const recoveryCodes = Array.from(
  { length: 10 },
  (_, at) => `h7k${'23456789ab'[at]}-q3mv-x9pr-w4tu-z8nd-c6fj`,
);

const adding: FactorAdding = {
  onPasskeyAdd: async () => done,
  onAppBegin: async () => ({ ok: true, secret }),
  onAppAdd: async () => done,
};
const prove = { onPasskey: async () => done, onCode: async () => done };

/** The second step of a sign-in. */
export const secondStepStates = {
  all: { step: 'prove', methods: ['passkey', 'totp', 'recovery_code'], ...prove },
  passkeyOnly: { step: 'prove', methods: ['passkey', 'recovery_code'], ...prove },
  enrol: { step: 'enrol', wasReset: false, ...adding },
  afterReset: { step: 'enrol', wasReset: true, ...adding },
  codes: { step: 'codes', codes: recoveryCodes, onPrint: () => {}, onContinue: () => {} },
} satisfies Record<string, SecondStepModel>;

const factors: Factors = {
  is_on: true,
  is_required: true,
  recovery_codes: 9,
  factors: [
    {
      id: 1,
      kind: 'passkey',
      name: 'Work laptop',
      created_at: moment('2026-10-23T15:04:00Z'),
      last_used_at: moment('2026-11-20T14:30:00Z'),
    },
  ],
};

const sessions: OpenSession[] = [
  {
    id: 1,
    is_current: true,
    address: '203.0.113.7',
    browser: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    started_at: moment('2026-11-20T14:30:00Z'),
    last_seen_at: moment('2026-11-20T15:00:00Z'),
  },
  {
    id: 2,
    is_current: false,
    address: '2001:db8:85a3::8a2e:370:7334',
    browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    started_at: moment('2026-11-20T09:12:00Z'),
    last_seen_at: moment('2026-11-20T11:40:00Z'),
  },
];

const events: Omit<SecurityScreenProps, 'factors'> = {
  ...adding,
  sessions: ready({ sessions }),
  onSessionEnd: () => {},
  onRemove: () => {},
  onCodesRenew: () => {},
  newCodes: null,
  onCodesKept: () => {},
  onPrint: () => {},
};

/** The second factors of the own account. */
export const securityStates = {
  required: { ...events, factors: ready(factors) },
  none: { ...events, factors: ready({ ...factors, is_required: false, factors: [] }) },
  off: { ...events, factors: ready({ ...factors, is_on: false, factors: [] }) },
  newCodes: { ...events, factors: ready(factors), newCodes: recoveryCodes },
  ofAnother: { ...events, factors: null, username: 'rosa.berg' },
  nobody: { ...events, factors: null, sessions: ready({ sessions: [] }) },
  loading: { ...events, sessions: unready.loading, factors: unready.loading },
  failed: { ...events, sessions: unready.failed, factors: unready.failed },
} satisfies Record<string, SecurityScreenProps>;
