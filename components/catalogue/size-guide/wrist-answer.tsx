import {
  evaluateWristFit,
  typicalFlatWidth,
  type WatchMeasures,
  type Wrist,
  type WristFit,
} from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import * as m from '#messages';

const HEADS: Record<WristFit['kind'], () => string> = {
  small: m.sizeGuideFitSmall,
  well: m.sizeGuideFitWell,
  large: m.sizeGuideFitLarge,
};

function reason({ kind, span, flat, isEstimated }: WristFit): string {
  const values = { estimated: isEstimated ? 'yes' : 'no', span, flat };
  if (kind === 'large') return m.sizeGuideFitLargeWhy({ ...values, surplus: span - flat });
  return kind === 'small' ? m.sizeGuideFitSmallWhy(values) : m.sizeGuideFitWellWhy(values);
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
        <span className="font-display text-2xl">{m.sizeGuideUpToLugs({ flat })}</span>
        <span className="block text-muted text-sm">{m.sizeGuideLongerHangs()}</span>
      </p>
    );
  }
  const fit = evaluateWristFit(wrist, watch);
  return (
    <p>
      <span className="font-display text-2xl">{HEADS[fit.kind]()}</span>
      <span className="block max-w-measure text-muted text-sm">{reason(fit)}</span>
    </p>
  );
}
