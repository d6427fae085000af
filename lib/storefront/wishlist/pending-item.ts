const KEY = 'pendingWish';
/** Who takes longer to sign in has something else in mind. */
const LIFETIME_MS = 30 * 60_000;

/** What a shopper wished for before signing in. */
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

/** Keeps a wish of this tab until the shopper has signed in. Where nothing can be kept, the button is pressed again. */
export function savePendingItem(code: string, sku: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, sku, at: Date.now() } satisfies PendingItem));
  } catch {
    // Storage may be full or closed to this page; then nothing is kept.
    return;
  }
}

/** The SKU wished for of a product, empty where no size was chosen; null where nothing was. It is told once. */
export function takePendingItem(code: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isPendingItem(kept) || kept.code !== code) return null;
    sessionStorage.removeItem(KEY);
    return Date.now() - kept.at < LIFETIME_MS ? kept.sku : null;
  } catch {
    // Storage closed to this page, or a foreign text in it: nothing was wished for.
    return null;
  }
}
