import { type Environment, parseEnvironment } from './env.ts';
import { isLoopback } from './loopback.ts';

/** What tells a trial from a shop. */
export type TrialSettings = Pick<Environment, 'SITE_URL' | 'RETAIL_API_HOST' | 'TRUST_PROXY'>;

/**
 * Whether the store is tried on this machine alone: no address of its own, a retail API that no other machine reaches,
 * and no proxy in front. Whatever else it may be, it is taken for a shop, which gives nothing away unasked.
 */
export function isTrial({ SITE_URL, RETAIL_API_HOST, TRUST_PROXY }: TrialSettings): boolean {
  return (SITE_URL === undefined || isHere(new URL(SITE_URL))) && isLoopback(RETAIL_API_HOST) && TRUST_PROXY === 0;
}

function isHere({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && isLoopback(hostname);
}

/** Whether a payment may be a test that takes no money: where the operator says so, otherwise in a trial alone. */
export function allowsTestPayments({
  TEST_PAYMENTS,
  ...facts
}: Pick<Environment, 'TEST_PAYMENTS'> & TrialSettings): boolean {
  return TEST_PAYMENTS ? TEST_PAYMENTS === 'on' : isTrial(facts);
}

/** Whether the operator has named hosts of the private sale; those of a trial are reached from this machine alone. */
export function hasNamedSaleHosts({ PRIVATE_SALE_HOSTS }: Pick<Environment, 'PRIVATE_SALE_HOSTS'>): boolean {
  const ofTrials = parseEnvironment({}).PRIVATE_SALE_HOSTS;
  return PRIVATE_SALE_HOSTS.some((host) => !ofTrials.includes(host));
}
