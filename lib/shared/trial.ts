import { type Environment, parseEnvironment } from './env.ts';
import { isLoopback } from './loopback.ts';

/** The settings that distinguish a trial from a deployed store. */
export type TrialSettings = Pick<Environment, 'SITE_URL' | 'RETAIL_API_HOST' | 'TRUST_PROXY'>;

/** The settings that decide whether a store has the content of the demo. */
export type DemoSettings = TrialSettings & Pick<Environment, 'CATALOGUE'>;

/**
 * Whether the store only runs as a trial on this machine: no URL of its own, a retail API that no other
 * machine reaches, and no proxy in front. Anything else counts as a deployed store, with its stricter
 * defaults.
 */
export function isTrial({ SITE_URL, RETAIL_API_HOST, TRUST_PROXY }: TrialSettings): boolean {
  return (SITE_URL === undefined || isHere(new URL(SITE_URL))) && isLoopback(RETAIL_API_HOST) && TRUST_PROXY === 0;
}

function isHere({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && isLoopback(hostname);
}

/** Whether the store has the goods, stores and pages of the demo: as the operator says, otherwise only in a trial. */
export function usesDemo({ CATALOGUE, ...facts }: DemoSettings): boolean {
  return CATALOGUE ? CATALOGUE === 'demo' : isTrial(facts);
}

/** Whether a trial has the offers and plans of the demo, which name its goods and take its test payments. */
export function usesDemoOffers(settings: DemoSettings): boolean {
  return isTrial(settings) && usesDemo(settings);
}

/** Whether a payment may be a test that charges no money: as set by the operator, otherwise only in a trial. */
export function allowsTestPayments({
  TEST_PAYMENTS,
  ...facts
}: Pick<Environment, 'TEST_PAYMENTS'> & TrialSettings): boolean {
  return TEST_PAYMENTS ? TEST_PAYMENTS === 'on' : isTrial(facts);
}

/**
 * Whether the operator configured hosts of the private sale; the default ones can only be reached from this
 * machine.
 */
export function hasNamedSaleHosts({ PRIVATE_SALE_HOSTS }: Pick<Environment, 'PRIVATE_SALE_HOSTS'>): boolean {
  const ofTrials = parseEnvironment({}).PRIVATE_SALE_HOSTS;
  return PRIVATE_SALE_HOSTS.some((host) => !ofTrials.includes(host));
}
