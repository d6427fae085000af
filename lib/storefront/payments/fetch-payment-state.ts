import type { PaymentState } from '#lib/contract/vocabulary.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';

/** Timeout of a poll in milliseconds; the next poll may be faster. */
const ANSWER_WITHIN_MS = 9000;

/** The payment status of what is paid for; null where it is not available. `path`: the address to poll. */
export async function fetchPaymentState(path: string): Promise<PaymentState | null> {
  const abortController = new AbortController();
  const timer = setTimeout(() => abortController.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await browserFetch(path, { signal: abortController.signal });
    return response.ok ? ((await response.json()) as { paymentState: PaymentState }).paymentState : null;
  } catch {
    // No network; the next poll may succeed.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
