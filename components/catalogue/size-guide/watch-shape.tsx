import { BEZEL, CROWN, LUG, watchBox } from '#lib/storefront/catalogue/size-guide/watch-box.ts';
import type { WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';

interface WatchShapeProps {
  watch: WatchMeasures;
  /** The length from lug to lug, in millimetres. */
  span: number;
}

/** A watch from above, in millimetres around its centre: lugs, crown, case, dial and hands. */
export function WatchShape({ watch, span }: WatchShapeProps) {
  const { width, height, radius, lugAt } = watchBox(watch, span);
  return (
    <g>
      {[-lugAt, lugAt].map((x) => (
        <rect key={x} x={x - LUG / 2} y={-span / 2} width={LUG} height={span} rx={1} className="fill-edge" />
      ))}
      <rect x={width / 2 - 0.6} y={-CROWN / 2} width={CROWN} height={CROWN} rx={0.6} className="fill-edge" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={radius} className="fill-edge" />
      <rect
        x={-width / 2 + BEZEL}
        y={-height / 2 + BEZEL}
        width={width - 2 * BEZEL}
        height={height - 2 * BEZEL}
        rx={Math.max(0, radius - BEZEL)}
        className="fill-paper"
      />
      {/* Ten past ten, as usual in watch displays. */}
      <path
        d={`M0 0L${-width * 0.17} ${-width * 0.1}M0 0L${width * 0.24} ${-width * 0.14}`}
        strokeWidth={1}
        strokeLinecap="round"
        className="stroke-ink"
      />
      <circle r={1} className="fill-ink" />
    </g>
  );
}
