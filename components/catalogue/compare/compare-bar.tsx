import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import { fullMessage } from '#lib/storefront/catalogue/compare/messages.ts';
import { usePagePath } from '#lib/storefront/platform/browser/use-page-path.ts';
import * as m from '#messages';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CardToggles } from './card-toggles';
import { useCompareSwitch } from './use-compare-switch';
import { useCompared } from './use-compared';
import './compare-bar.css';

/**
 * A compare control on every card, and the bar at the lower edge while products are chosen, with the link to their
 * comparison.
 */
export function CompareBar() {
  const chosen = useCompared();
  const path = usePagePath();
  const { isFull, toggle } = useCompareSwitch();
  if (path === paths.compare()) return null;
  const isReallyFull = isFull && chosen.length >= COMPARED_MAXIMUM;
  return (
    <>
      {chosen.length > 0 && (
        <section aria-label={m.compareChosen()} className="compare-bar" data-print="off">
          <p role="alert" className="w-full text-danger text-sm empty:hidden">
            {isReallyFull && fullMessage()}
          </p>
          <Link href={paths.compare(chosen.map(({ code }) => code))} className={buttonClass('primary')}>
            {m.compareCount({ count: chosen.length })}
          </Link>
          <Button variant="quiet" onClick={() => saveCompared([])} className="px-3">
            {m.compareClear()}
          </Button>
        </section>
      )}
      <CardToggles chosen={chosen} onToggle={toggle} />
    </>
  );
}
