import fc from 'fast-check';

/**
 * fast-check with one seed for all runs, so that a test only fails because of a change and never at random.
 * `PROPERTY_SEED` (a whole number) generates other examples.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 19_470_815);
if (!Number.isInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number, for example 42.');
fc.configureGlobal({ seed });

export default fc;
