import type { Environment } from './env.ts';
import { isTrial, type TrialFacts } from './trial.ts';

/** Whether a payment may be a test that takes no money: where the operator says so, otherwise in a trial alone. */
export function allowsTestPayments({
  TEST_PAYMENTS,
  ...facts
}: Pick<Environment, 'TEST_PAYMENTS'> & TrialFacts): boolean {
  return TEST_PAYMENTS ? TEST_PAYMENTS === 'on' : isTrial(facts);
}
