import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { WishlistNoticeCode } from './notices.ts';

/** A product on a wishlist. Price and stock are those of the chosen size, if any. */
export interface WishlistItem extends ProductSummary {
  /** Null where none was chosen, or where the product comes in one size. */
  sizeName: string | null;
  /** Empty where no size was chosen. */
  sku: string;
  /** Whether a size must be chosen before it can be added to the cart. */
  sizeNeeded: boolean;
  inStock: boolean;
}

export interface Wishlist {
  /** Newest first. */
  items: WishlistItem[];
  /** Path of the shared page; empty where the wishlist is not shared. */
  sharedHref: string;
}

/** A wishlist as shown to others. */
export interface SharedWishlist {
  /** First name; empty where the owner has entered none. */
  ownerName: string;
  items: WishlistItem[];
}

/** The body that `/api/wishlist` returns to a change. */
export type WishlistReply =
  /** `wishlist`: the updated one, where the change returns it. */
  | { ok: true; notice: WishlistNoticeCode; message: string; wishlist?: Wishlist }
  | { ok: false; reason: string; message: string };

/** The body that `/api/wishlist` returns to a read: the codes of the products on it. */
export type WishlistCodesReply = { ok: true; codes: string[] } | { ok: false; reason: string; message: string };
