import { onShopperChange } from '#lib/storefront/account/session-check.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { writeCookie } from '#lib/storefront/platform/browser/write-cookie.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { PINCODE_SECONDS, pincodeOf } from '#lib/storefront/platform/session/pincode-cookie.ts';

const CHANGED = 'pincode-changed';

/** The pincode that this browser keeps, six digits; empty where it keeps none. */
export const readRememberedPincode = (): string => pincodeOf(cookieValue(document.cookie, READABLE_COOKIES.pincode));

/** Writes the cookie; `maxAge` in seconds. */
function write(pincode: string, maxAge: number): void {
  writeCookie(READABLE_COOKIES.pincode, pincode, maxAge);
  notifyPincodeChange();
}

/** Keeps a pincode, six digits, for all pages. */
export const rememberPincode = (pincode: string): void => write(pincode, PINCODE_SECONDS);

/** Removes the kept pincode from this browser. */
export const forgetPincode = (): void => write('', 0);

/** Tells this page that the cookie may have changed, after a response that set it. */
export function notifyPincodeChange(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls back whenever the pincode may have changed, here or in another tab. Returns the function that ends it.
 */
export function onPincodeChange(callback: () => void): () => void {
  const stop = onShopperChange(callback);
  window.addEventListener(CHANGED, callback);
  return () => {
    stop();
    window.removeEventListener(CHANGED, callback);
  };
}
