import type { BangleSize } from './bangle-size.ts';
import { evaluateWristFit, type WatchMeasures, wristWidth } from './wrist-fit.ts';

const FITS = {
  small: 'it looks small',
  well: 'it fits well',
  large: 'its lugs reach over the edges',
} as const;

/** Says in words how a watch fits a wrist of this circumference in millimetres. */
export function describeWatchOnWrist(watch: WatchMeasures, around: number): string {
  const { kind } = evaluateWristFit({ around, flat: null }, watch);
  return `${describeWrist(around)}: ${FITS[kind]}.`;
}

/** Says in words what is drawn of a watch, on whichever wrist. */
export function describeWatchMeasures(watch: WatchMeasures): string {
  const { span, isEstimated } = evaluateWristFit({ around: 0, flat: null }, watch);
  const lugs = `${isEstimated ? 'about ' : ''}${span} mm from lug to lug`;
  return `${watch.caseSize} mm across and ${lugs}, to scale. A wrist is flat between the dashed lines.`;
}

/** Says in words how much room each size of a bangle leaves on a wrist of this circumference in millimetres. */
export function describeBanglesOnWrist(sizes: readonly BangleSize[], around: number): string {
  const rooms = sizes.map(({ name, width }) => {
    const room = Math.round(width - wristWidth(around));
    return room < 0 ? `size ${name} is too narrow` : `size ${name} leaves ${room} mm`;
  });
  return `${describeWrist(around)}: ${rooms.join(', ')}.`;
}

function describeWrist(around: number): string {
  return `A wrist of ${around / 10} cm is about ${Math.round(wristWidth(around))} mm broad`;
}
