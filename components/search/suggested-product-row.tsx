import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { SuggestedProduct as Suggested } from '#lib/storefront/search/types.ts';
import { Labels } from '@/components/ui/labels';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';

const PHOTO_SIZE = 800;

/** A product in the suggestion panel: photo, label, title, code and price. */
export function SuggestedProductRow({ product }: { product: Suggested }) {
  const { code, title, photo, labels, price, mrp, discountPercent } = product;
  return (
    <>
      <div className="aspect-square w-20 shrink-0 self-start overflow-hidden rounded-sm bg-photo lg:w-full">
        {photo && (
          <Photo
            source={photo}
            alt=""
            widths={PRODUCT_PHOTO_WIDTHS}
            sizes="(width >= 62rem) 13rem, 5rem"
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <Labels labels={labels} />
        <p className="line-clamp-2 text-pretty text-sm">{title}</p>
        <p className="mb-1 text-muted text-xs">{code}</p>
        <Price price={price} mrp={mrp} discountPercent={discountPercent} />
      </div>
    </>
  );
}
