import * as paths from '#lib/shared/paths.ts';
import { offeredSize, ringCircumference, ringDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

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
    return <p className="text-danger">That is not a ring size. Please measure again, or ask one of our stores.</p>;
  }
  return (
    <>
      <p>
        <span className="font-display text-2xl">Indian size {size}</span>
        <span className="block text-muted text-sm">
          {ringCircumference(size)} mm around, {ringDiameter(size).toFixed(1)} mm wide inside; European size{' '}
          {ringCircumference(size)}
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
        This ring does not come in {size}, nor in a size close to it.{' '}
        <Link href={paths.stores()} className="underline decoration-line underline-offset-4 hover:text-brass">
          Ask one of our stores
        </Link>{' '}
        whether we can make it.
      </p>
    );
  }
  const { name } = offered;
  const inStock = ring.sizes.some((one) => one.name === name && one.inStock);
  return (
    <>
      {offered.kind === 'larger' && (
        <p className="mt-3">
          This ring does not come in {size}; {name} is the next larger size.
        </p>
      )}
      {!inStock && <p className="mt-3">Size {name} is sold out. You can ask us to notify you on the product page.</p>}
      <Link href={paths.product(ring.slug, name)} className={`${buttonClass('primary')} mt-4 max-sm:w-full`}>
        {inStock ? `Choose size ${name}` : 'Back to ring'}
      </Link>
    </>
  );
}
