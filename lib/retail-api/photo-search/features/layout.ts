/** Increase this with every change of what follows, so that stored descriptions are computed again. */
export const FEATURE_VERSION = 2;

interface FeatureGroup {
  readonly name: string;
  readonly size: number;
  /**
   * The weight of a difference of 1, at most 255. Chosen on the training queries of the benchmark, which its report
   * does not use.
   */
  readonly weight: number;
}

/**
 * Features that do not change when the object is rotated, in order; they come first and preselect the catalogue.
 */
export const STEADY_GROUPS = [
  { name: 'palette', size: 54, weight: 240 },
  { name: 'middle', size: 12, weight: 46 },
  { name: 'rounds', size: 30, weight: 34 },
  { name: 'build', size: 8, weight: 52 },
] as const satisfies readonly FeatureGroup[];

/** Features that change with rotation: a photo is compared in several rotations. */
export const TURNING_GROUPS = [
  { name: 'cover', size: 64, weight: 12 },
  { name: 'edges', size: 128, weight: 107 },
] as const satisfies readonly FeatureGroup[];

export const STEADY_SIZE = sizeOf(STEADY_GROUPS);
export const TURNING_SIZE = sizeOf(TURNING_GROUPS);

export type GroupName = (typeof STEADY_GROUPS)[number]['name'] | (typeof TURNING_GROUPS)[number]['name'];

function sizeOf(groups: readonly FeatureGroup[]): number {
  return groups.reduce((sum, group) => sum + group.size, 0);
}
