import { PAYMENT_STATES, type PaymentState } from '#lib/contract/vocabulary.ts';
import { readReplyFields } from '#lib/storefront/platform/browser/read-reply-fields.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';

/** Timeout of a poll in milliseconds; the next poll may be faster. */
const ANSWER_WITHIN_MS = 9000;

/** The payment status of what is paid for; null where it is not available. `path`: the address to poll. */
export async function fetchPaymentState(path: string): Promise<PaymentState | null> {
  const abortController = new AbortController();
  const timer = setTimeout(() => abortController.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await browserFetch(path, { signal: abortController.signal });
    if (!response.ok) return null;
    const { paymentState } = await readReplyFields(response);
    return PAYMENT_STATES.find((state) => state === paymentState) ?? null;
  } catch {
    // No network; the next poll may succeed.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
