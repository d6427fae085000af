import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';

/**
 * Whether a payment may be a test that takes no money. Unless the operator says so, only where nobody but this machine
 * can reach the retail API and shoppers use no https: whatever looks like a shop gives nothing away.
 */
export function allowsTestPayments({ TEST_PAYMENTS, SITE_URL, RETAIL_API_HOST }: Environment): boolean {
  if (TEST_PAYMENTS) return TEST_PAYMENTS === 'on';
  return !/^https:/i.test(SITE_URL ?? '') && isLoopback(RETAIL_API_HOST);
}
