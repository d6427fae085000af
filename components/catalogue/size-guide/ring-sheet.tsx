import { shopName } from '#lib/shared/shop-profile.ts';
import { RING_SIZES, ringDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import * as m from '#messages';

/** The printed sizes: those of the store's rings, and some smaller and larger ones. */
const PRINTED = RING_SIZES.filter((size) => size >= 6 && size <= 26);
const RULER_MM = 100;

/**
 * A printed sheet with a disc for each size, in CSS millimetres, which are true to size on paper; hidden on
 * screen.
 */
export function RingSheet() {
  return (
    <div data-sheet className="hidden print:block">
      <h2 className="text-2xl">{m.sizeGuideSheetTitle({ shop: shopName() })}</h2>
      <p className="mt-2 text-sm">{m.sizeGuideSheetCheck({ length: RULER_MM })}</p>
      <svg width={`${RULER_MM}mm`} height="6mm" viewBox={`0 0 ${RULER_MM} 6`} aria-hidden="true" className="mt-3 block">
        <path d={`M0.2 0V6M${RULER_MM - 0.2} 0V6M0 3H${RULER_MM}`} strokeWidth={0.4} className="stroke-ink" />
      </svg>
      <p className="mt-4 text-sm">{m.sizeGuideSheetHelp()}</p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-5">
        {PRINTED.map((size) => (
          <li key={size} className="break-inside-avoid text-center text-sm">
            <Disc width={ringDiameter(size)} />
            {size}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Disc({ width }: { width: number }) {
  const across = `${width.toFixed(2)}mm`;
  return (
    <svg
      width={across}
      height={across}
      viewBox="-1 -1 2 2"
      aria-hidden="true"
      className="mx-auto mb-1 block overflow-visible"
    >
      {/*
       * The stroke lies inside, so that the disc has exactly its size; an outline also prints better than a filled
       * disc.
       */}
      <circle r={0.98} strokeWidth={0.04} className="fill-none stroke-ink" />
      <path d="M-0.3 0H0.3M0 -0.3V0.3" strokeWidth={0.03} className="stroke-ink" />
    </svg>
  );
}
