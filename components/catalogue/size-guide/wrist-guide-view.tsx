import * as paths from '#lib/shared/paths.ts';
import type { WristQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { typicalFlatWidth, type WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Facts } from '@/components/product/product-facts';
import { Link } from '@/components/ui/link';
import { GuideSection } from './guide-section';
import { WristFitForm } from './wrist-fit-form';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';
/** The wrist sizes of the table, in centimetres. */
const WRISTS = [14, 15, 16, 17, 18, 19, 20];

/** A watch with the measures needed to show it on a wrist. */
type MeasuredWatch = Pick<Product, 'title' | 'href'> & { measures: WatchMeasures };

interface WristGuideViewProps {
  query: WristQuery;
  /** Null where no watch is given. */
  watch: MeasuredWatch | null;
}

/** The watch size guide: how a watch fits a wrist, in text and true to size. */
export function WristGuideView({ query, watch }: WristGuideViewProps) {
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={[{ name: 'Watch on your wrist', href: paths.wristFit() }]} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">Watch on your wrist</h1>
      {watch ? (
        <p className="mt-3 max-w-measure text-muted md:text-lg">
          The{' '}
          <Link href={watch.href} className={LINK}>
            {watch.title}
          </Link>
        </p>
      ) : (
        <p className="mt-3 max-w-measure text-muted md:text-lg">
          Measure around your wrist, just behind the bone, as snugly as you wear a strap. Then open this page from any
          watch to see it on your wrist.
        </p>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <GuideSection id="wrist" title="Your wrist">
          <WristFitForm query={query} watch={watch?.measures ?? null} />
        </GuideSection>
        <div>
          {watch && (
            <GuideSection id="watch" title="The watch">
              <Facts rows={measureRows(watch.measures)} />
            </GuideSection>
          )}
          <GuideSection id="wrists" title="The longest watch for your wrist">
            <WristTable />
            <p className="mt-4 max-w-measure text-sm">
              The lug-to-lug length decides whether a watch fits. If it is longer than the flat part of your wrist, the
              watch hangs over the edges. To learn what else makes a watch look large, see{' '}
              <Link href={paths.content('watch-size')} className={LINK}>
                Find your watch size
              </Link>
              .
            </p>
          </GuideSection>
        </div>
      </div>
    </div>
  );
}

function measureRows({ caseSize, lugToLug, shape }: WatchMeasures) {
  return [
    { name: 'Case size', value: `${caseSize} mm` },
    { name: 'Lug to lug', value: lugToLug === null ? 'not known' : `${lugToLug} mm` },
    { name: 'Case shape', value: shape },
  ].filter(({ value }) => value !== '');
}

function WristTable() {
  return (
    <table className="w-full">
      <caption className="sr-only">The longest watch for a wrist</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="py-2 text-left font-medium text-sm">
            Around the wrist
          </th>
          <th scope="col" className="py-2 text-right font-medium text-sm">
            Lug to lug, at most
          </th>
        </tr>
      </thead>
      <tbody>
        {WRISTS.map((wrist) => (
          <tr key={wrist} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-normal tabular-nums">
              {wrist} cm
            </th>
            <td className="py-2 text-right tabular-nums">{Math.round(typicalFlatWidth(wrist * 10))} mm</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
