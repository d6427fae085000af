import type { Shop } from '#lib/catalogue/types.ts';

/** One shop: where it is, when it is open, and its number to press. */
export function ShopCard({ shop }: { shop: Shop }) {
  const { name, address, city, pincode, phone } = shop;
  const hours = shop.hours.map((entry) => `${entry.days} ${entry.hours.replace('-', '–')}`);
  return (
    <li className="min-w-0 border-line border-b py-4 text-muted text-sm">
      <h3 className="font-medium font-sans text-base text-ink">{name}</h3>
      <p className="mt-1">
        {address}, {city} {pincode}
      </p>
      <p>{hours.join(', ')}</p>
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        aria-label={`Call ${name}, ${phone}`}
        className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass md:min-h-8"
      >
        {phone}
      </a>
    </li>
  );
}
