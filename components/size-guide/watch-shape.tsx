import type { WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';

interface WatchShapeProps {
  watch: WatchMeasures;
  /** The length from lug to lug, in millimetres. */
  span: number;
}

/** The part of the lug-to-lug length that an oblong case takes. */
const OBLONG_OF_SPAN = 0.84;
const BEZEL = 2;
const LUG = 3;
const CROWN = 2.4;

/** Returns width, height and corner radius of a case, and of the area inside its bezel. */
function boxOf({ caseSize, shape }: WatchMeasures, span: number) {
  const isOblong = /rectang|tonneau/i.test(shape);
  const height = isOblong ? span * OBLONG_OF_SPAN : caseSize;
  const rounding = { octagonal: 0.22, cushion: 0.28, rectangular: 0.06, tonneau: 0.4 }[shape.toLowerCase()] ?? 0.5;
  return { width: caseSize, height, radius: rounding * caseSize };
}

/** A watch from above, in millimetres around its centre: lugs, crown, case, dial and hands. */
export function WatchShape({ watch, span }: WatchShapeProps) {
  const { width, height, radius } = boxOf(watch, span);
  const lugAt = Math.min(11, width * 0.32);
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
