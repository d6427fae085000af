import type { StockReply } from '#lib/storefront/stores/stock-reply.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { OpeningNow } from './opening-now';
import { StoreContact } from './store-contact';

/**
 * The first few physical stores that have a product, each with its stock, its opening status and its
 * directions.
 */
export function StockedStores({ reply }: { reply: StockReply }) {
  const { stores, all } = reply;
  return (
    <>
      <ul aria-label="Stores with this product" className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {stores.map((store) => (
          <li key={store.href} className="border-line border-t py-2 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <Link href={store.href} className={`text-base ${LINK_CLASS}`}>
                {store.name}
              </Link>
              <span className="shrink-0 text-muted tabular-nums">{store.distance}</span>
            </div>
            <p className={store.fewLeft ? 'text-warning' : 'text-success'}>{store.shelf}</p>
            {store.sizes && <p>{store.sizes}</p>}
            <OpeningNow hours={store} today="" />
            <StoreContact store={store} />
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-3 text-muted text-sm">
        We do not reserve the item. Please call the store before you visit.
      </p>
      {all && (
        <Link href={all} className={`text-sm ${LINK_CLASS}`}>
          See all stores with this product
        </Link>
      )}
    </>
  );
}
