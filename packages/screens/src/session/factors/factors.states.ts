import type { Factors, Moment, TotpSecret } from '@audit-letters/api-client';
import { done } from '../../form/saveResult.ts';
import { ready } from '../../loadable.ts';
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

const moment = (text: string) => text as Moment;
const factors: Factors = {
  is_on: true,
  is_required: true,
  recovery_codes: 9,
  factors: [
    {
      ...{ id: 1, kind: 'passkey', name: 'Work laptop' },
      created_at: moment('2027-02-01T15:04:00Z'),
      last_used_at: moment('2027-03-01T14:30:00Z'),
    },
  ],
};

const events: Omit<SecurityScreenProps, 'factors'> = {
  ...adding,
  onRemove: async () => done,
  onCodesRenew: async () => ({ ok: true, codes: recoveryCodes }),
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
  loading: { ...events, factors: { status: 'loading' } },
  failed: {
    ...events,
    factors: { status: 'failed', message: 'Network Error', retry: () => {} },
  },
} satisfies Record<string, SecurityScreenProps>;
