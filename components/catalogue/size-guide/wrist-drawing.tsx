import { BEZEL, CROWN, LUG, watchBox } from '#lib/storefront/catalogue/size-guide/watch-box.ts';
import {
  evaluateWristFit,
  typicalFlatWidth,
  type WatchMeasures,
  type Wrist,
  wristWidth,
} from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import * as m from '#messages';

interface WatchShapeProps {
  watch: WatchMeasures;
  /** The length from lug to lug, in millimetres. */
  span: number;
}

/** A watch from above, in millimetres around its centre: lugs, crown, case, dial and hands. */
function WatchShape({ watch, span }: WatchShapeProps) {
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

interface WristDrawingProps {
  wrist: Wrist;
  watch: WatchMeasures;
  /** CSS pixels per millimetre. */
  scale: number;
}

/** The visible length of the arm where there is room, and the space above and below it, in millimetres. */
const ARM = 160;
const AIR = 4;
const STRAP = 20;
const SHADE = 'wrist-shade';

/** A watch on a wrist from above, in one scale. The arm is horizontal, so that the lugs point to its edges. */
export function WristDrawing({ wrist, watch, scale }: WristDrawingProps) {
  const { span } = evaluateWristFit(wrist, watch);
  const flat = wrist.flat ?? typicalFlatWidth(wrist.around);
  const breadth = Math.max(wristWidth(wrist.around), flat);
  const height = Math.max(breadth, span) + 2 * AIR;
  const name = m.sizeGuideWatchDrawing({
    caseSize: watch.caseSize,
    span,
    around: wrist.around / 10,
    flat: Math.round(flat),
  });
  return (
    <figure>
      <div className="flex justify-center overflow-hidden">
        <svg
          width={ARM * scale}
          height={height * scale}
          viewBox={`${-ARM / 2} ${-height / 2} ${ARM} ${height}`}
          role="img"
          aria-label={name}
          className="shrink-0"
        >
          <linearGradient id={SHADE} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-edge)" stopOpacity={0.55} />
            <stop offset="0.22" stopColor="var(--color-line)" />
            <stop offset="0.5" stopColor="var(--color-card)" />
            <stop offset="0.78" stopColor="var(--color-line)" />
            <stop offset="1" stopColor="var(--color-edge)" stopOpacity={0.55} />
          </linearGradient>
          <rect x={-ARM / 2} y={-breadth / 2} width={ARM} height={breadth} fill={`url(#${SHADE})`} />
          <rect x={-STRAP / 2} y={-breadth / 2} width={STRAP} height={breadth} className="fill-muted" />
          <WatchShape watch={watch} span={span} />
          <path
            d={`M${-ARM / 2} ${-flat / 2}H${ARM / 2}M${-ARM / 2} ${flat / 2}H${ARM / 2}`}
            strokeWidth={0.4}
            strokeDasharray="2 2"
            className="fill-none stroke-brass"
          />
        </svg>
      </div>
      <figcaption className="mt-3 text-muted text-sm">
        {m.sizeGuideDashedLines({ estimated: wrist.flat === null ? 'yes' : 'no' })}
      </figcaption>
    </figure>
  );
}
