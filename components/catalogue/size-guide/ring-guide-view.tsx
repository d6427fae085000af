import * as paths from '#lib/shared/paths.ts';
import type { MeasuredLength, RingQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { sizeForCircumference, sizeForDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/ui/print-button';
import { GuideSection } from './guide-section';
import { RingAnswer, type SizedRing } from './ring-answer';
import { RingSheet } from './ring-sheet';
import { RingSizer } from './ring-sizer';
import { RingTable } from './ring-table';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';
const LENGTH_PROBLEM = 'Enter the length in millimetres, for example 52 or 52.5';

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
        <Breadcrumb crumbs={[{ name: 'Ring sizer', href: paths.ringSizer() }]} />
        <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">Ring sizer</h1>
        {ring ? (
          <p className="mt-3 max-w-measure text-muted md:text-lg">
            For the{' '}
            <Link href={paths.product(ring.slug)} className={LINK}>
              {ring.title}
            </Link>
          </p>
        ) : (
          <p className="mt-3 max-w-measure text-muted md:text-lg">
            You need a ring that fits the same finger of the same hand, or a strip of paper.
          </p>
        )}
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <div>
            <GuideSection id="on-screen" title="On the screen, with a ring that fits" className="needs-script">
              <RingSizer ring={ring} />
            </GuideSection>
          </div>
          <div>
            <GuideSection id="ruler" title="With a ring and a ruler">
              <LengthForm
                query={query}
                ring={ring}
                name="width"
                label="Inner width, in millimetres"
                hint="From inner edge to inner edge at the widest point, for example 16.5"
                sizeOf={sizeForDiameter}
              />
            </GuideSection>
            <GuideSection id="strip" title="With a strip of paper">
              <p className="mb-4 max-w-measure">
                Wrap a strip about 5 mm wide around your finger so that it passes over the knuckle. Mark where the ends
                meet, then measure the length.
              </p>
              <LengthForm
                query={query}
                ring={ring}
                name="around"
                label="Length of the strip, in millimetres"
                hint="For example 52"
                sizeOf={sizeForCircumference}
              />
            </GuideSection>
            <GuideSection id="sheet" title="On paper, true to size">
              <p className="mb-4 max-w-measure">
                Print this page at 100%. You get a sheet with a disc for each size to lay a ring on.
              </p>
              <PrintButton>Print the sheet</PrintButton>
            </GuideSection>
          </div>
        </div>
        <GuideSection id="sizes" title="All sizes">
          <RingTable />
          <p className="mt-4 max-w-measure text-sm">
            For bangles and tips on a good fit, see{' '}
            <Link href={paths.content('ring-size')} className={LINK}>
              Find your ring size
            </Link>
            .{' '}
            <Link href={paths.stores()} className={LINK}>
              Our stores
            </Link>{' '}
            measure your size free of charge.
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
            error={isWrong ? LENGTH_PROBLEM : ''}
            name={name}
            defaultValue={text}
            inputMode="decimal"
            autoComplete="off"
            required
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" variant="secondary" className="sm:mt-6.5">
            Find the size
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
