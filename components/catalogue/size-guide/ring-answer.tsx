import * as paths from '#lib/shared/paths.ts';
import { offeredSize, ringCircumference, ringDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

/** The ring whose size is searched for. */
export interface SizedRing {
  title: string;
  /** The product slug, as in the retail API. */
  slug: string;
  sizes: readonly { name: string; inStock: boolean }[];
}

interface RingAnswerProps {
  /** Null where the measured length is no ring size. */
  size: number | null;
  ring: SizedRing | null;
}

/** The size that was found, and a link back to the ring with it. */
export function RingAnswer({ size, ring }: RingAnswerProps) {
  if (size === null) {
    return <p className="text-danger">{m.sizeGuideNotARingSize()}</p>;
  }
  return (
    <>
      <p>
        <span className="font-display text-2xl">{m.sizeGuideIndianSize({ size })}</span>
        <span className="block text-muted text-sm">
          {m.sizeGuideRingMeasures({ around: ringCircumference(size), width: ringDiameter(size).toFixed(1) })}
        </span>
      </p>
      {ring && <Offered size={size} ring={ring} />}
    </>
  );
}

function Offered({ size, ring }: { size: number; ring: SizedRing }) {
  const offered = offeredSize(
    size,
    ring.sizes.map(({ name }) => name),
  );
  if (offered.kind === 'none') {
    return (
      <p className="mt-3">
        <TaggedText
          text={m.sizeGuideRingNotMade({ size })}
          tags={{
            link: (inner) => (
              <Link href={paths.stores()} className="underline decoration-line underline-offset-4 hover:text-brass">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    );
  }
  const { name } = offered;
  const inStock = ring.sizes.some((one) => one.name === name && one.inStock);
  return (
    <>
      {offered.kind === 'larger' && <p className="mt-3">{m.sizeGuideRingLarger({ size, name })}</p>}
      {!inStock && <p className="mt-3">{m.sizeGuideSizeSoldOut({ name })}</p>}
      <Link href={paths.product(ring.slug, name)} className={`${buttonClass('primary')} mt-4 max-sm:w-full`}>
        {inStock ? m.sizeGuideChooseSize({ name }) : m.sizeGuideBackToRing()}
      </Link>
    </>
  );
}
