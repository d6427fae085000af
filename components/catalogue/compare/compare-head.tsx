import * as paths from '#lib/shared/paths.ts';
import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Labels } from '@/components/ui/labels';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';

const PHOTO_SIZE = 800;

/** Photos with remove links, and below them the names and prices, which stay visible on wide screens. */
export function CompareHead({ products }: { products: Product[] }) {
  const codes = products.map(({ code }) => code);
  return (
    <thead>
      <tr>
        <td className="compare-corner" />
        {products.map((product) => (
          <td key={product.code}>
            <div className="relative min-h-13 max-w-72">
              <FrontPhoto product={product} />
              <Link
                href={
                  codes.length > 1
                    ? paths.compare(codes.filter((code) => code !== product.code))
                    : paths.emptyComparison()
                }
                scroll={false}
                aria-label={m.compareRemoveNamed({ title: product.title })}
                className="absolute top-1 right-1 grid size-11 place-items-center rounded-sm bg-paper/85 hover:text-brass"
              >
                <Icon name="close" className="size-5" />
              </Link>
            </div>
            <div className="mt-2 min-h-5">
              <Labels labels={product.labels} />
            </div>
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <td className="compare-corner" />
        {products.map((product) => (
          <th key={product.code} scope="col">
            <span className="block text-muted text-xs">{product.brand}</span>
            <Link href={product.href} className="mt-0.5 mb-2 block text-pretty text-sm hover:text-brass">
              {product.title}
            </Link>
            <Price price={product.price} mrp={product.mrp} discountPercent={product.discountPercent} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function FrontPhoto({ product }: { product: Product }) {
  const [front] = product.photos;
  if (!front) return null;
  return (
    <Photo
      source={front.source}
      alt=""
      widths={PRODUCT_PHOTO_WIDTHS}
      sizes="(width >= 62rem) 18rem, 46vw"
      width={PHOTO_SIZE}
      height={PHOTO_SIZE}
      eager
      className="aspect-square w-full rounded-sm bg-photo object-cover"
    />
  );
}
