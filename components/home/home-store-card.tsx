import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

/** One physical store: a link to its page, its address, its opening hours, and its number to call. */
export function HomeStoreCard({ shop }: { shop: HomeStore }) {
  const { name, href, address, city, pincode, phone } = shop;
  const hours = shop.hours.map((entry) => `${entry.days} ${entry.hours.replace('-', '–')}`);
  return (
    <li className="min-w-0 border-line border-b py-2 text-muted text-sm md:py-4">
      <h3 className="font-medium font-sans text-base text-ink">
        {href ? (
          <Link href={href} className="inline-flex min-h-11 items-center hover:text-brass md:min-h-8">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p>
        {address}, {city} {pincode}
      </p>
      <p>{hours.join(', ')}</p>
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        aria-label={`Call ${name}, ${phone}`}
        className={`${LINK_CLASS} md:min-h-8`}
      >
        {phone}
      </a>
    </li>
  );
}
