import type { VisitPurpose } from './purposes.ts';

/** A choice as a browser tells it. */
export interface ToldChoice {
  /** Names the choice, however often it is told. */
  key: string;
  /** Of the notice. */
  version: string;
  granted: VisitPurpose[];
  ageSeconds: number;
}

/** Nobody waits longer for a choice to be told. */
export const TOLD_WITHIN_SECONDS = 30 * 24 * 60 * 60;
