import type { VisitPurpose } from './purposes.ts';

/** A choice as a browser tells it. */
export interface ReportedChoice {
  /** Names the choice, however often it is told. */
  key: string;
  /** Of the notice. */
  version: string;
  granted: VisitPurpose[];
  ageSeconds: number;
}
