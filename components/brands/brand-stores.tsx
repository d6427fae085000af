import type { Brand } from '#lib/storefront/catalogue/brands/types.ts';
import { SectionHeading } from '@/components/home/section-heading';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

/**
 * The physical stores that carry a brand, with a link to all of them; renders nothing where they are unknown.
 */
export function BrandStores({ brand: { name: brandName, stores, storesHref } }: { brand: Brand }) {
  if (stores.length === 0) return null;
  return (
    <section aria-label="In our stores" className="page-width">
      <SectionHeading title="In our stores" />
      <ul className="grid grid-cols-2 gap-x-4 border-line border-t md:gap-x-6 xl:grid-cols-4">
        {stores.map(({ name, city, href }) => (
          <li key={`${name}, ${city}`} className="group relative min-w-0 border-line border-b py-3">
            {href ? (
              <Link href={href} className="after:absolute after:inset-0 group-hover:text-brass">
                {name}
              </Link>
            ) : (
              name
            )}
            <span className="block text-muted text-sm">{city}</span>
          </li>
        ))}
      </ul>
      {/* Without pages for the physical stores there is no list that could be filtered. */}
      {stores.some(({ href }) => href) && (
        <p className="mt-2">
          <Link href={storesHref} className={LINK_CLASS}>
            All stores with {brandName}
          </Link>
        </p>
      )}
    </section>
  );
}
