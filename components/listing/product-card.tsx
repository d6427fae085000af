'use client';

import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { ProductSummary as Card } from '#lib/storefront/catalogue/types.ts';
import { itemAttributes } from '#lib/storefront/marketing/analytics/item-attributes.ts';
import { languageOfTitle } from '#lib/storefront/platform/browser/content-language.ts';
import { QuickAddButton } from '@/components/quick-add/quick-add-button';
import { Labels } from '@/components/ui/labels';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';
import { RatingLine } from '@/components/ui/rating-line';
import { CardColours } from './card-colours';
import { SecondPhoto, useSecondPhoto } from './second-photo';

const PHOTO_SIZE = 800;

interface ProductCardProps {
  card: Card;
  /** The value of the image's attribute `sizes` in the grid that holds the card. */
  sizes: string;
  /** True in the first row of a page, whose photos load eagerly. */
  eager?: boolean;
  /** True for the photos that are a phone's largest contentful paint. */
  urgent?: boolean;
}

/**
 * A product in a grid or rail. The whole card is one link, named by the title, besides those to the other colours of
 * the design and the button to add it to the cart, which stands on the photo. A client component, so that a card is
 * sent to the browser once, as data instead of a rendered tree.
 */
export function ProductCard({ card, sizes, eager = false, urgent = false }: ProductCardProps) {
  const [front, second] = card.photos;
  const { isWanted, signs, ...shown } = useSecondPhoto();
  const photo = front && (
    <Photo
      source={front.source}
      alt=""
      widths={PRODUCT_PHOTO_WIDTHS}
      sizes={sizes}
      width={PHOTO_SIZE}
      height={PHOTO_SIZE}
      eager={eager}
      urgent={urgent}
      className="size-full object-cover transition-transform group-hover:scale-[1.03]"
    />
  );
  return (
    <article
      aria-label={card.title}
      {...itemAttributes(card)}
      {...signs}
      className="group relative row-span-3 grid grid-rows-subgrid gap-y-0"
    >
      <div
        data-turned={second && shown.isTurned}
        className="relative col-start-1 row-start-1 aspect-square overflow-hidden rounded-sm bg-photo"
      >
        {photo}
        {second && isWanted && <SecondPhoto source={second.source} sizes={sizes} {...shown} />}
      </div>
      <div className="row-start-2 pt-2">
        <div className="min-h-5">
          <Labels labels={card.labels} />
        </div>
        <p className="text-muted text-xs">{card.brand}</p>
        <h3
          lang={languageOfTitle(card.title)}
          className="mt-0.5 mb-1 line-clamp-5 text-pretty font-sans text-sm md:mb-2"
        >
          <Link href={card.href} className="after:absolute after:inset-0 group-hover:text-brass">
            {card.title}
          </Link>
        </h3>
        {card.rating && <RatingLine {...card.rating} />}
      </div>
      <div className="row-start-3">
        <Price price={card.price} mrp={card.mrp} discountPercent={card.discountPercent} />
        {card.colours && <CardColours colours={card.colours} own={card.href} />}
      </div>
      <QuickAddButton card={card} />
    </article>
  );
}
