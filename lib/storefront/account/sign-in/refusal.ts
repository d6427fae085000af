import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseCodeForm } from '../refusal.ts';
import { type SignInContext, signInPage } from './place.ts';

/** The sign-in forms' response to a failed use case: a failed call leads to /404. */
export function refuseSignIn(failure: Failure, context: SignInContext): FormOutcome {
  const refused = refuseCodeForm(failure, signInPage(context));
  if (failure.kind === 'refused') return refused;
  return { ...refused, status: 503, location: paths.notFound('sign-in') };
}
