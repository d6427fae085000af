import type { PaymentState } from '#lib/contract/vocabulary.ts';
import { browserFetch } from '#lib/http/browser-fetch.ts';

/** How the money of what is paid for stands now; null where that cannot be told. `path`: where to ask. */
export async function askPaymentState(path: string): Promise<PaymentState | null> {
  try {
    const response = await browserFetch(path);
    return response.ok ? ((await response.json()) as { paymentState: PaymentState }).paymentState : null;
  } catch {
    // No network: the next question may have one.
    return null;
  }
}
