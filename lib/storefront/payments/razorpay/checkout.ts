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
    /** Of the gateway's own script. */
    Razorpay?: new (
      options: RazorpayOptions,
    ) => { open(): void };
  }
}

/** The ink of the store, as the gateway's own look takes it. */
const INK = '#1b1916';

/**
 * What Razorpay's script is opened with: the whole page goes on to the gateway and comes back by a POST, and paying by a
 * typed UPI id, which ended on 28 February 2026, is not offered.
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

/** A script that answers later is as good as none: nobody waits for it before a button that does nothing. */
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
 * Opens Razorpay's checkout over the page; false where its script cannot be had within five seconds, or fails.
 * `onDismiss`: the shopper has closed it.
 */
export async function openRazorpay(start: RazorpayStart, onDismiss: () => void): Promise<boolean> {
  try {
    if (!window.Razorpay) await loadScript(start.scriptUrl);
    if (!window.Razorpay) return false;
    new window.Razorpay(checkoutOptions(start, onDismiss)).open();
    return true;
  } catch {
    // Its hosted page needs no script.
    return false;
  }
}
