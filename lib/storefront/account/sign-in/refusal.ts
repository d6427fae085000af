import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseCodeForm } from '../refusal.ts';
import { type SignInContext, signInPage } from './place.ts';

/** How the forms of the sign-in answer a use case that failed: a call that could not be used leads to /404. */
export function refuseSignIn(failure: Failure, context: SignInContext): FormOutcome {
  const refused = refuseCodeForm(failure, signInPage(context));
  if (failure.kind === 'refused') return refused;
  return { ...refused, status: 503, location: paths.notFound('sign-in') };
}
