import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import { FULL_MESSAGE } from '#lib/storefront/catalogue/compare/messages.ts';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CardToggles } from './card-toggles';
import { useCompared } from './use-compared';
import './compare-bar.css';

/**
 * The bar at the lower edge while products are chosen: the link to their comparison, and a compare control on
 * every card.
 */
export function CompareBar() {
  const chosen = useCompared();
  const path = usePathname();
  const [isFull, setIsFull] = useState(false);
  if (chosen.length === 0 || path === paths.compare()) return null;
  const isReallyFull = isFull && chosen.length >= COMPARED_MAXIMUM;
  return (
    <section aria-label="Products to compare" className="compare-bar" data-print="off">
      <p role="alert" className="w-full text-danger text-sm empty:hidden">
        {isReallyFull && FULL_MESSAGE}
      </p>
      <Link href={paths.compare(chosen.map(({ code }) => code))} className={buttonClass('primary')}>
        Compare ({chosen.length})
      </Link>
      <Button variant="quiet" onClick={() => saveCompared([])} className="px-3">
        Clear
      </Button>
      <CardToggles chosen={chosen} onFull={setIsFull} />
    </section>
  );
}
