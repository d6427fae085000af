import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { WishlistNoticeCode } from './notices.ts';

/** A product on a wishlist. Price and stock are those of the size that is wished for, where one is. */
export interface WishlistItem extends ProductSummary {
  /** Null where none was named, or the product comes in one size. */
  sizeName: string | null;
  /** Empty where no size was named. */
  sku: string;
  /** A size has to be chosen before it can go into the cart. */
  sizeNeeded: boolean;
  inStock: boolean;
}

export interface Wishlist {
  /** The newest first. */
  items: WishlistItem[];
  /** Path of the page that shows the list to others; empty where it is not shared. */
  sharedHref: string;
}

/** A wishlist as others see it. */
export interface SharedWishlist {
  /** First name; empty where the owner gave none. */
  ownerName: string;
  items: WishlistItem[];
}

/** What `/api/wishlist` answers to a change. */
export type WishlistReply =
  /** `wishlist`: as it stands now, where the change tells it. */
  | { ok: true; notice: WishlistNoticeCode; message: string; wishlist?: Wishlist }
  | { ok: false; reason: string; message: string };

/** What `/api/wishlist` answers to a read: the codes of the products on it. */
export type WishlistCodesReply = { ok: true; codes: string[] } | { ok: false; reason: string; message: string };
