import * as m from '#messages';
import type { BangleSize } from './bangle-size.ts';
import { evaluateWristFit, type WatchMeasures, wristWidth } from './wrist-fit.ts';

/** Says in words how a watch fits a wrist of this circumference in millimetres. */
export function describeWatchOnWrist(watch: WatchMeasures, around: number): string {
  const { kind } = evaluateWristFit({ around, flat: null }, watch);
  return m.sizeGuideWatchOnWrist({ ...shownWrist(around), fit: kind });
}

/** Says in words what is drawn of a watch, on whichever wrist. */
export function describeWatchMeasures(watch: WatchMeasures): string {
  const { span, isEstimated } = evaluateWristFit({ around: 0, flat: null }, watch);
  return m.sizeGuideWatchMeasures({ caseSize: watch.caseSize, span, estimated: isEstimated ? 'yes' : 'no' });
}

/** Says in words how much room each size of a bangle leaves on a wrist of this circumference in millimetres. */
export function describeBanglesOnWrist(sizes: readonly BangleSize[], around: number): string {
  const rooms = sizes.map(({ name, width }) => {
    const room = Math.round(width - wristWidth(around));
    return room < 0 ? m.sizeGuideBangleNarrow({ name }) : m.sizeGuideBangleRoom({ name, room });
  });
  return m.sizeGuideBanglesOnWrist({ ...shownWrist(around), sizes: rooms.join(', ') });
}

/** The circumference in centimetres and the breadth in millimetres, as the texts name them. */
function shownWrist(around: number): { around: number; width: number } {
  return { around: around / 10, width: Math.round(wristWidth(around)) };
}
