import * as paths from '#lib/shared/paths.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Price } from '@/components/ui/price';

interface AddMoreProps {
  /** Products that may be added to the comparison. */
  products: ProductSummary[];
  /** The codes of the products in the comparison. */
  codes: readonly string[];
}

const PHOTO_SIZE = 800;

/** Similar products, each with a link that adds it to the comparison; renders nothing where there are none. */
export function AddMore({ products, codes }: AddMoreProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={m.compareAddToComparison()} className="mt-12 border-line border-t pt-8">
      <h2 className="mb-5 text-2xl">{m.compareAddAnother()}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-6">
        {products.map((card) => (
          <li key={card.code} className="group relative flex min-w-0 flex-col">
            {card.photos[0] && (
              <Photo
                source={card.photos[0].source}
                alt=""
                widths={[160, 320, 480]}
                sizes="(width >= 75rem) 13rem, (width >= 48rem) 31vw, 44vw"
                width={PHOTO_SIZE}
                height={PHOTO_SIZE}
                className="aspect-square w-full rounded-sm bg-photo object-cover"
              />
            )}
            <p className="mt-2 text-muted text-xs">{card.brand}</p>
            <p className="mt-0.5 mb-2 line-clamp-3 text-pretty text-sm">{card.title}</p>
            <div className="mt-auto">
              <Price price={card.price} mrp={card.mrp} discountPercent={card.discountPercent} />
              <Link
                href={paths.compare([...codes, card.code])}
                aria-label={m.compareAddNamed({ title: card.title })}
                className="inline-flex min-h-11 items-center text-sm underline decoration-line underline-offset-4 after:absolute after:inset-0 group-hover:text-brass"
              >
                {m.commonAdd()}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
