import * as paths from '#lib/shared/paths.ts';
import type { MeasuredLength, RingQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { sizeForCircumference, sizeForDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/ui/print-button';
import { TaggedText } from '@/components/ui/tagged-text';
import { GuideSection } from './guide-section';
import { RingAnswer, type SizedRing } from './ring-answer';
import { RingSheet } from './ring-sheet';
import { RingSizer } from './ring-sizer';
import { RingTable } from './ring-table';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';

interface RingGuideViewProps {
  query: RingQuery;
  /** The ring whose size is searched for; null where there is none. */
  ring: SizedRing | null;
}

/**
 * The ring size guide: on the screen, with a ruler, with a strip of paper, and with a sheet to print true to
 * size.
 */
export function RingGuideView({ query, ring }: RingGuideViewProps) {
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <div data-print="off">
        <Breadcrumb crumbs={[{ name: m.sizeGuideRingSizer(), href: paths.ringSizer() }]} />
        <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{m.sizeGuideRingSizer()}</h1>
        {ring ? (
          <p className="mt-3 max-w-measure text-muted md:text-lg">
            <TaggedText
              text={m.sizeGuideForRing({ ring: ring.title })}
              tags={{
                link: (inner) => (
                  <Link href={paths.product(ring.slug)} className={LINK}>
                    {inner}
                  </Link>
                ),
              }}
            />
          </p>
        ) : (
          <p className="mt-3 max-w-measure text-muted md:text-lg">{m.sizeGuideRingNeeds()}</p>
        )}
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <div>
            <GuideSection id="on-screen" title={m.sizeGuideOnScreen()} className="needs-script">
              <RingSizer ring={ring} />
            </GuideSection>
          </div>
          <div>
            <GuideSection id="ruler" title={m.sizeGuideWithRuler()}>
              <LengthForm
                query={query}
                ring={ring}
                name="width"
                label={m.sizeGuideInnerWidthMm()}
                hint={m.sizeGuideInnerWidthHint()}
                sizeOf={sizeForDiameter}
              />
            </GuideSection>
            <GuideSection id="strip" title={m.sizeGuideWithStrip()}>
              <p className="mb-4 max-w-measure">{m.sizeGuideStripHelp()}</p>
              <LengthForm
                query={query}
                ring={ring}
                name="around"
                label={m.sizeGuideStripLength()}
                hint={m.sizeGuideStripHint()}
                sizeOf={sizeForCircumference}
              />
            </GuideSection>
            <GuideSection id="sheet" title={m.sizeGuideOnPaper()}>
              <p className="mb-4 max-w-measure">{m.sizeGuidePrintHelp()}</p>
              <PrintButton>{m.sizeGuidePrintSheet()}</PrintButton>
            </GuideSection>
          </div>
        </div>
        <GuideSection id="sizes" title={m.sizeGuideAllSizes()}>
          <RingTable />
          <p className="mt-4 max-w-measure text-sm">
            <TaggedText
              text={m.sizeGuideRingMore()}
              tags={{
                guide: (inner) => (
                  <Link href={paths.content('ring-size')} className={LINK}>
                    {inner}
                  </Link>
                ),
                stores: (inner) => (
                  <Link href={paths.stores()} className={LINK}>
                    {inner}
                  </Link>
                ),
              }}
            />
          </p>
        </GuideSection>
      </div>
      <RingSheet />
    </div>
  );
}

interface LengthFormProps extends RingGuideViewProps {
  name: 'around' | 'width';
  label: string;
  hint: string;
  sizeOf: (length: number) => number | null;
}

/** The form for one length and its result: a plain form, whose result has a separate URL. */
function LengthForm({ query, ring, name, label, hint, sizeOf }: LengthFormProps) {
  const { text, value, isWrong }: MeasuredLength = query[name];
  return (
    <>
      <form method="get" action={`${paths.ringSizer()}#${name}`} id={name} className="scroll-mt-24">
        {ring && <input type="hidden" name="product" value={query.product} />}
        <div className="flex flex-wrap items-start gap-4">
          <Field
            label={label}
            hint={hint}
            error={isWrong ? m.sizeGuideLengthProblem() : ''}
            name={name}
            defaultValue={text}
            inputMode="decimal"
            autoComplete="off"
            required
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" variant="secondary" className="sm:mt-6.5">
            {m.sizeGuideFindSize()}
          </Button>
        </div>
      </form>
      {value !== null && (
        <div role="status" className="mt-4">
          <RingAnswer size={sizeOf(value)} ring={ring} />
        </div>
      )}
    </>
  );
}
