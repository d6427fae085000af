import type { ReactNode } from 'react';
import { localSize } from '#lib/shared/language/local-size.ts';
import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { WishlistItem } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';

const PHOTO_SIZE = 800;
const SIZES = '(width >= 75rem) 17rem, (width >= 48rem) 31vw, 44vw';

interface WishlistCardProps {
  item: WishlistItem;
  eager: boolean;
  /** The actions for the item. */
  children: ReactNode;
}

function sizeText({ sizeName, sizeNeeded }: WishlistItem): string {
  if (sizeNeeded) return m.wishlistNoSize();
  return sizeName === null ? '' : m.wishlistSize({ size: localSize(sizeName) });
}

/** Returns the id of the element with an item's title, for the buttons that refer to it. */
export const titleIdOf = (item: WishlistItem) => `piece-${item.code}`;

/** One item of a wishlist: cards in one row share the heights of photo, text, price and buttons. */
export function WishlistCard({ item, eager, children }: WishlistCardProps) {
  const front = item.photos[0];
  const facts = sizeText(item);
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-y-0 pb-10">
      <article aria-label={item.title} className="row-span-4 grid grid-rows-subgrid gap-y-0">
        <Link
          href={item.href}
          tabIndex={-1}
          aria-hidden="true"
          className={`block aspect-square overflow-hidden rounded-sm bg-photo ${item.inStock ? '' : 'opacity-60'}`}
        >
          {front && (
            <Photo
              source={front.source}
              alt=""
              widths={PRODUCT_PHOTO_WIDTHS}
              sizes={SIZES}
              width={PHOTO_SIZE}
              height={PHOTO_SIZE}
              eager={eager}
              className="size-full object-cover"
            />
          )}
        </Link>
        <div className="pt-2">
          <p className="text-muted text-xs">{item.brand}</p>
          <h2 id={titleIdOf(item)} className="mt-0.5 text-pretty font-sans text-sm">
            <Link href={item.href} className="hover:text-brass">
              {item.title}
            </Link>
          </h2>
          {facts && <p className="mt-1 text-muted text-xs">{facts}</p>}
        </div>
        <div className="pt-2">
          <Price price={item.price} mrp={item.mrp} discountPercent={item.discountPercent} />
          <p className={`text-sm ${item.inStock ? 'text-success' : 'text-muted'}`}>
            {item.inStock ? m.wishlistInStock() : m.wishlistSoldOut()}
          </p>
        </div>
        <div className="flex flex-col items-stretch gap-1 pt-3">{children}</div>
      </article>
    </li>
  );
}
