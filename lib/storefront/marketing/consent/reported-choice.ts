import type { VisitPurpose } from './purposes.ts';

/** A choice as a browser reports it. */
export interface ReportedChoice {
  /** Idempotency key of the choice, the same for repeated reports. */
  key: string;
  /** Version of the notice. */
  version: string;
  granted: VisitPurpose[];
  ageSeconds: number;
}
