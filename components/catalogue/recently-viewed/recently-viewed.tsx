import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchCards } from '#lib/storefront/catalogue/recently-viewed/client.ts';
import { clearViewed, onViewed, readViewed } from '#lib/storefront/catalogue/recently-viewed/viewed.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { Button } from '@/components/ui/button';

const NONE: readonly string[] = [];
const SIZES = '(width >= 75rem) 13rem, (width >= 48rem) 24vw, 42vw';

/** The products that this browser's visitor viewed before, the newest first, with a button to forget them. */
export function RecentlyViewed({ except }: { except: string }) {
  const viewed = useSyncExternalStore(onViewed, readViewed, () => NONE);
  const wanted = viewed.filter((code) => code !== except).join(',');
  const [cards, setCards] = useState<ProductSummary[]>([]);
  useEffect(() => {
    let isWanted = true;
    void fetchCards(wanted === '' ? [] : wanted.split(',')).then((found) => {
      if (isWanted) setCards(found);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  // Forgotten products disappear immediately, before the reply arrives.
  const shown = cards.filter(({ code }) => viewed.includes(code) && code !== except);
  if (shown.length === 0) return null;
  return (
    <section aria-label={m.listingRecentlyViewed()} className="border-line border-t py-8 text-start">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-2xl">{m.listingRecentlyViewed()}</h2>
        <Button variant="quiet" aria-label={m.listingRecentlyViewedClear()} onClick={clearViewed} className="text-sm">
          {m.listingClear()}
        </Button>
      </div>
      <ul className="-mx-4 grid snap-x scroll-px-4 auto-cols-[42%] grid-flow-col grid-rows-[repeat(3,auto)] gap-x-4 overflow-x-auto px-4 sm:auto-cols-[30%] md:-mx-8 md:auto-cols-[23%] md:scroll-px-8 md:gap-x-6 md:px-8 xl:mx-0 xl:auto-cols-[15%] xl:px-0">
        {shown.map((card) => (
          <ProductGridItem key={card.code} card={card} sizes={SIZES} className="min-w-0 snap-start" />
        ))}
      </ul>
    </section>
  );
}
