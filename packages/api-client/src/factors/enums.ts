/** The kinds of second factors that users set up: a passkey, or an app that shows codes. */
export const FactorKinds = ['passkey', 'totp'] as const;

/** The ways to finish a sign-in: a factor, or one of the printed recovery codes. */
export const SecondStepMethods = [...FactorKinds, 'recovery_code'] as const;
export type SecondStepMethod = (typeof SecondStepMethods)[number];
