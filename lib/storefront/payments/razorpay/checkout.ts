import type { RazorpayStart } from '../types.ts';

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  callback_url: string;
  redirect: true;
  config: { display: { hide: { method: string; flows: string[] }[] } };
  modal: { ondismiss: () => void; confirm_close: true };
  theme: { color: string };
}

declare global {
  interface Window {
    /** Defined by the gateway's script. */
    Razorpay?: new (
      options: RazorpayOptions,
    ) => { open(): void };
  }
}

/** The text colour of the store, used to theme the gateway's checkout. */
const INK = '#1b1916';

/**
 * The options for Razorpay's script: the whole page is redirected to the gateway and returns by POST, and paying by a
 * typed UPI id, which ended on 28 February 2026, is hidden.
 */
export function checkoutOptions(start: RazorpayStart, onDismiss: () => void): RazorpayOptions {
  return {
    key: start.keyId,
    order_id: start.gatewayOrderId,
    amount: start.amount,
    currency: start.currency,
    name: start.name,
    description: start.description,
    prefill: start.prefill,
    callback_url: start.callbackUrl,
    redirect: true,
    config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
    modal: { ondismiss: onDismiss, confirm_close: true },
    theme: { color: INK },
  };
}

/** Timeout for the gateway's script: after that the shopper should not wait at a button that does nothing. */
const SCRIPT_WITHIN_MS = 5000;

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The script of the gateway could not be loaded.'));
    const timer = setTimeout(fail, SCRIPT_WITHIN_MS);
    script.src = address;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Opens Razorpay's checkout over the page; false where its script does not load within five seconds, or fails.
 * `onDismiss`: called when the shopper closes it.
 */
export async function openRazorpay(start: RazorpayStart, onDismiss: () => void): Promise<boolean> {
  try {
    if (!window.Razorpay) await loadScript(start.scriptUrl);
    if (!window.Razorpay) return false;
    new window.Razorpay(checkoutOptions(start, onDismiss)).open();
    return true;
  } catch {
    // The caller uses the hosted page instead, which needs no script.
    return false;
  }
}
