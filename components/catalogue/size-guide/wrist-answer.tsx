import {
  evaluateWristFit,
  typicalFlatWidth,
  type WatchMeasures,
  type Wrist,
  type WristFit,
} from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';

const HEADS: Record<WristFit['kind'], string> = {
  small: 'Small for this wrist',
  well: 'Fits well',
  large: 'Large for this wrist',
};

function reason({ kind, span, flat, isEstimated }: WristFit): string {
  const lugs = `${isEstimated ? 'About ' : ''}${span} mm from lug to lug`;
  const room = `the ${flat} mm that is flat on your wrist`;
  if (kind === 'large') return `${lugs} is ${span - flat} mm more than ${room}, so the watch hangs over the edges.`;
  if (kind === 'small') return `${lugs} takes up less than seven tenths of ${room}. Many people like it that way.`;
  return `${lugs} fits within ${room}.`;
}

interface WristAnswerProps {
  wrist: Wrist;
  /** Null where no watch is given. */
  watch: WatchMeasures | null;
}

/** Whether a watch fits a wrist, and why; without a watch, which size would fit. */
export function WristAnswer({ wrist, watch }: WristAnswerProps) {
  if (!watch) {
    const flat = Math.round(wrist.flat ?? typicalFlatWidth(wrist.around));
    return (
      <p>
        <span className="font-display text-2xl">Up to {flat} mm from lug to lug</span>
        <span className="block text-muted text-sm">A longer watch hangs over the edges of this wrist.</span>
      </p>
    );
  }
  const fit = evaluateWristFit(wrist, watch);
  return (
    <p>
      <span className="font-display text-2xl">{HEADS[fit.kind]}</span>
      <span className="block max-w-measure text-muted text-sm">{reason(fit)}</span>
    </p>
  );
}
