import { MINUTE_MS } from '#lib/shared/durations.ts';

const KEY = 'pendingWish';
/** How long the item is kept: a shopper who takes longer to sign in has probably changed plans. */
const LIFETIME_MS = 30 * MINUTE_MS;

/** The item that a guest wanted on the wishlist before signing in. */
interface PendingItem {
  code: string;
  /** Empty where no size was chosen. */
  sku: string;
  /** Epoch milliseconds. */
  at: number;
}

function isPendingItem(value: unknown): value is PendingItem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, sku, at } = value as Record<string, unknown>;
  return typeof code === 'string' && typeof sku === 'string' && typeof at === 'number';
}

/**
 * Stores the item in this tab until the guest has signed in. Without storage the button has to be pressed
 * again.
 */
export function savePendingItem(code: string, sku: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, sku, at: Date.now() } satisfies PendingItem));
  } catch {
    // The storage may be full or blocked; then nothing is stored.
    return;
  }
}

/**
 * Returns and removes the pending SKU of a product, empty where no size was chosen; null where there is none.
 */
export function takePendingItem(code: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isPendingItem(stored) || stored.code !== code) return null;
    sessionStorage.removeItem(KEY);
    return Date.now() - stored.at < LIFETIME_MS ? stored.sku : null;
  } catch {
    // The storage is blocked or contains an invalid text: there is no pending item.
    return null;
  }
}
