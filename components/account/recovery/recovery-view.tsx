import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStep, RecoveryDetails } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { CodeEntry } from '@/components/account/code/code-entry';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { RecoveryForm } from './recovery-form';

interface RecoveryViewProps {
  /** What was sent with the code that is on its way; null where there is none. */
  details: RecoveryDetails | null;
  /** Of that code; null where the details are asked for. */
  step: CodeStep | null;
  /** Of the request that was opened; null before. */
  reference: string | null;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** For who looks for a password, and for who has lost the number that is used in its place. */
export function RecoveryView({ details, step, reference, asked, tried }: RecoveryViewProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">You do not need a password</h1>
        <p className="mt-4">
          You sign in with your mobile number and a code that we send to it, so there is no password to forget.
        </p>
        <SignInLink className={`${buttonClass('primary')} mt-6`}>Sign in with a code</SignInLink>
        <section aria-labelledby="lost-access" className="mt-12 border-line border-t pt-8">
          <h2 id="lost-access" className="text-2xl">
            Lost access to this number?
          </h2>
          {reference === null ? (
            <>
              <p className="mt-3">
                Tell us how to reach you. We review every request and call you before we change anything.
              </p>
              {details && step ? (
                <RecoveryCode details={details} step={step} asked={asked} tried={tried} />
              ) : (
                <RecoveryForm
                  details={details}
                  returned={{ values: asked.values, problems: { ...tried.problems, ...asked.problems } }}
                />
              )}
            </>
          ) : (
            <div role="status" className="mt-4 border-success border-l-2 py-2 pl-4">
              <p>
                Your request number is <strong className="font-medium tabular-nums">{reference}</strong>.
              </p>
              <p className="mt-1">We will call you within two working days.</p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

interface RecoveryCodeProps {
  details: RecoveryDetails;
  step: CodeStep;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** Takes the code of the mail. */
function RecoveryCode({ details, step, asked, tried }: RecoveryCodeProps) {
  return (
    <div className="mt-6">
      <p role="status" className="break-words">
        We sent a code to {details.email}. We will call you on {formatMobile(details.mobile)}.
      </p>
      <CodeEntry
        step={step}
        give={{ action: apiPaths.recovery(), submit: 'Request a call', returned: tried }}
        ask={{
          action: apiPaths.recoveryCode(),
          fields: { email: details.email, orderNumber: details.orderNumber, mobile: details.mobile },
          returned: asked,
        }}
      />
      <Link href={paths.forgotPassword({ step: 'details' })} className={buttonClass('quiet')}>
        Change these details
      </Link>
    </div>
  );
}
