import type { ReactNode } from 'react';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { distanceText } from '#lib/storefront/stores/distance-copy.ts';
import { openingDayText, weekLines } from '#lib/storefront/stores/opening.ts';
import { collectHoursText, sizesText, stockLevelText } from '#lib/storefront/stores/stock-copy.ts';
import type { FoundStore, StoreStock } from '#lib/storefront/stores/types.ts';
import { Link } from '@/components/ui/link';
import { OpeningNow } from './opening-now';
import { StoreContact } from './store-contact';

interface StoreCardProps {
  store: FoundStore;
  /** Epoch milliseconds. */
  now: number;
}

/** A physical store in a list: the details needed to choose it and to get there. */
export function StoreCard({ store, now }: StoreCardProps) {
  const { name, href, address, city, pincode, distance, week, holidays, services, shelf: stock } = store;
  const hours = weekLines(week).map(({ days, hours }) => `${days} ${hours}`);
  return (
    <li className="min-w-0">
      <article aria-label={name} className="flex h-full flex-col border-line border-b py-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="font-display text-xl">
            <Link href={href} className="inline-flex min-h-11 items-center hover:text-brass md:min-h-8">
              {name}
            </Link>
          </h2>
          {distance !== null && <p className="shrink-0 text-muted text-sm tabular-nums">{distanceText(distance)}</p>}
        </div>
        {stock && <StockLines shelf={stock} now={now} />}
        <p>
          {address}, {city} {pincode}
        </p>
        <OpeningNow hours={{ week, holidays }} today={openingDayText(store, now)} />
        <Quiet>{hours.join(', ')}</Quiet>
        {!stock && <Quiet className="mt-2">{services.map(localFact).join('\u00a0· ')}</Quiet>}
        <div className="mt-auto pt-1">
          <StoreContact store={store} />
        </div>
      </article>
    </li>
  );
}

function Quiet({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`text-muted text-sm ${className}`}>{children}</p>;
}

/** What the physical store has of the requested product. */
function StockLines({ shelf: stock, now }: { shelf: StoreStock; now: number }) {
  const sizes = sizesText(stock);
  const collect = collectHoursText(stock);
  return (
    <p className={`mb-2 text-sm ${stock.level === 'few-left' ? 'text-warning' : 'text-success'}`}>
      {stockLevelText(stock, now)}
      {sizes && <span className="block text-ink">{sizes}</span>}
      {collect && <span className="block text-ink">{collect}</span>}
    </p>
  );
}
