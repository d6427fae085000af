import * as paths from '#lib/shared/paths.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';

/** Id of a step's heading. */
export function stepId(step: CheckoutStep): string {
  return `step-${step}`;
}

/** The page of a step whose form had errors: scrolled to the step, where they are shown. */
export function stepPage(step: CheckoutStep): string {
  return `${paths.checkout(step)}#${stepId(step)}`;
}
