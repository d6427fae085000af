import type { PaymentState } from '#lib/contract/vocabulary.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';

/** An answer that takes longer is lost; the next question may be faster. */
const ANSWER_WITHIN_MS = 9000;

/** How the money of what is paid for stands now; null where that cannot be told. `path`: where to ask. */
export async function fetchPaymentState(path: string): Promise<PaymentState | null> {
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await browserFetch(path, { signal: asking.signal });
    return response.ok ? ((await response.json()) as { paymentState: PaymentState }).paymentState : null;
  } catch {
    // No network: the next question may have one.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
