import fc from 'fast-check';

const { SEED = '1' } = process.env;

// A failure names the seed that repeats it.
fc.configureGlobal({ seed: SEED === 'random' ? Date.now() : Number(SEED) });

/** fast-check with a fixed seed, so that a run of the tests does not depend on luck. `SEED=random` takes another one. */
export default fc;
