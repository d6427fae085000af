import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { itemAttributes } from '#lib/storefront/marketing/analytics/item-attributes.ts';
import * as m from '#messages';
import { AddTogetherButton } from '@/components/product/add-together-button';
import { Section } from '@/components/product/product-section';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';

/** In CSS pixels; at most twice as many are loaded. */
const PHOTO_SIZE = 112;
const WIDTHS = PRODUCT_PHOTO_WIDTHS.slice(0, 2);

interface BoughtTogetherProps {
  /** The product of the page. */
  own: ProductSummary;
  products: ProductSummary[];
}

/**
 * What customers bought together with a product, and a button that adds all of it to the cart; renders nothing where
 * nothing is known.
 */
export function BoughtTogether({ own, products }: BoughtTogetherProps) {
  if (products.length === 0) return null;
  const together = [own, ...products].filter(({ labels }) => !labels.includes('sold out'));
  return (
    <Section id="bought-together" title={m.productBoughtTogether()}>
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.code}>
            <Piece product={product} />
          </li>
        ))}
      </ul>
      {together.length > 1 && (
        <AddTogetherButton
          products={together.map(({ code, title, href, price }) => ({ code, title, href, price }))}
          withOwn={together.includes(own)}
        />
      )}
    </Section>
  );
}

/** A small photo with its words beside it, so that the row is not mistaken for similar products. */
function Piece({ product }: { product: ProductSummary }) {
  const [front] = product.photos;
  return (
    <article aria-label={product.title} {...itemAttributes(product)} className="group relative flex items-center gap-4">
      <div className="size-28 shrink-0 overflow-hidden rounded-sm bg-photo">
        {front && (
          <Photo
            source={front.source}
            alt=""
            widths={WIDTHS}
            sizes="7rem"
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-muted text-xs">{product.brand}</p>
        <h3 className="mt-0.5 mb-1 line-clamp-3 text-pretty font-sans text-sm">
          <Link href={product.href} className="after:absolute after:inset-0 group-hover:text-brass">
            {product.title}
          </Link>
        </h3>
        <Price price={product.price} mrp={product.mrp} discountPercent={product.discountPercent} />
      </div>
    </article>
  );
}
