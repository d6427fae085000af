import * as paths from '#lib/shared/paths.ts';
import type { WristQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { typicalFlatWidth, type WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Facts } from '@/components/product/product-facts';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
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
      <Breadcrumb crumbs={[{ name: m.sizeGuideWristFit(), href: paths.wristFit() }]} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{m.sizeGuideWristFit()}</h1>
      {watch ? (
        <p className="mt-3 max-w-measure text-muted md:text-lg">
          <TaggedText
            text={m.sizeGuideTheWatch({ watch: watch.title })}
            tags={{
              link: (inner) => (
                <Link href={watch.href} className={LINK}>
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
      ) : (
        <p className="mt-3 max-w-measure text-muted md:text-lg">{m.sizeGuideMeasureWrist()}</p>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <GuideSection id="wrist" title={m.sizeGuideYourWrist()}>
          <WristFitForm query={query} watch={watch?.measures ?? null} />
        </GuideSection>
        <div>
          {watch && (
            <GuideSection id="watch" title={m.sizeGuideWatchSection()}>
              <Facts rows={measureRows(watch.measures)} />
            </GuideSection>
          )}
          <GuideSection id="wrists" title={m.sizeGuideLongestWatch()}>
            <WristTable />
            <p className="mt-4 max-w-measure text-sm">
              <TaggedText
                text={m.sizeGuideLugsDecide()}
                tags={{
                  link: (inner) => (
                    <Link href={paths.content('watch-size')} className={LINK}>
                      {inner}
                    </Link>
                  ),
                }}
              />
            </p>
          </GuideSection>
        </div>
      </div>
    </div>
  );
}

function measureRows({ caseSize, lugToLug, shape }: WatchMeasures) {
  return [
    { name: m.sizeGuideCaseSize(), value: m.sizeGuideMillimetres({ length: caseSize }) },
    {
      name: m.sizeGuideLugToLug(),
      value: lugToLug === null ? m.sizeGuideNotKnown() : m.sizeGuideMillimetres({ length: lugToLug }),
    },
    { name: m.sizeGuideCaseShape(), value: localFact(shape) },
  ].filter(({ value }) => value !== '');
}

function WristTable() {
  return (
    <table className="w-full">
      <caption className="sr-only">{m.sizeGuideWristTable()}</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="py-2 text-left font-medium text-sm">
            {m.sizeGuideAroundWrist()}
          </th>
          <th scope="col" className="py-2 text-right font-medium text-sm">
            {m.sizeGuideLugsAtMost()}
          </th>
        </tr>
      </thead>
      <tbody>
        {WRISTS.map((wrist) => (
          <tr key={wrist} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-normal tabular-nums">
              {m.sizeGuideCentimetres({ length: wrist })}
            </th>
            <td className="py-2 text-right tabular-nums">
              {m.sizeGuideMillimetres({ length: Math.round(typicalFlatWidth(wrist * 10)) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
