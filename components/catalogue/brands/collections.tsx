import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import type { BrandCollection } from '#lib/storefront/catalogue/brands/types.ts';
import * as m from '#messages';
import { SectionHeading } from '@/components/home/section-heading';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

const PHOTO_SIZE = 800;

/** A brand's collections, each a photo with its name; renders nothing where there are none. */
export function Collections({ collections }: { collections: BrandCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <section aria-label={m.listingCollections()} className="page-width">
      <SectionHeading title={m.listingCollections()} />
      <ul className={`grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 ${columnsFor(collections.length)}`}>
        {collections.map((collection) => (
          <li key={collection.href} className="group relative min-w-0">
            <div className="overflow-hidden rounded-sm bg-photo">
              <Photo
                source={collection.photo.source}
                alt=""
                widths={PRODUCT_PHOTO_WIDTHS}
                sizes="(width >= 75rem) 20rem, (width >= 48rem) 31vw, 44vw"
                width={PHOTO_SIZE}
                height={PHOTO_SIZE}
                className="aspect-4/3 w-full object-cover transition-transform group-hover:scale-[1.02] motion-reduce:transition-none"
              />
            </div>
            <h3 className="mt-3 text-lg">
              <Link href={collection.href} className="after:absolute after:inset-0 group-hover:text-brass">
                {collection.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-muted text-sm">{m.listingProductCount({ count: collection.count })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the grid class that leaves no single collection alone in the last row on wide screens. */
function columnsFor(count: number): string {
  return count % 4 === 1 ? 'xl:grid-cols-5' : 'xl:grid-cols-4';
}
