import { directionsTo } from '#lib/storefront/stores/directions.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { LINK_CLASS } from '@/components/ui/link-class';

type Reached = Pick<Store, 'name' | 'phone' | 'whatsApp' | 'latitude' | 'longitude'>;

/** The contacts of a physical store: its phone numbers, and directions on an external map. */
export function StoreContact({ store }: { store: Reached }) {
  const { name, phone, whatsApp } = store;
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={m.storesCall({ name, phone })} className={LINK_CLASS}>
        {phone}
      </a>
      {whatsApp && (
        <a
          href={`https://wa.me/${whatsApp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.storesWhatsApp({ name })}
          className={LINK_CLASS}
        >
          WhatsApp
        </a>
      )}
      <a
        href={directionsTo(store)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={m.storesDirectionsTo({ name })}
        className={LINK_CLASS}
      >
        {m.storesDirections()}
      </a>
    </p>
  );
}
