import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStepState, RecoveryDetails } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { CodeEntry } from '@/components/account/code/code-entry';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { RecoveryForm } from './recovery-form';

interface RecoveryViewProps {
  /** The details sent with the last request for a code; null where there was none. */
  details: RecoveryDetails | null;
  /** The step of that code; null while the details are requested. */
  step: CodeStepState | null;
  /** The reference of the recovery request that was opened; null before. */
  reference: string | null;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
}

/**
 * The page for customers who look for a password, and for those who lost the mobile number that is used
 * instead.
 */
export function RecoveryView({ details, step, reference, sendForm, checkForm }: RecoveryViewProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">{m.accountRecoveryTitle()}</h1>
        <p className="mt-4">{m.accountRecoveryText()}</p>
        <SignInLink className={`${buttonClass('primary')} mt-6`}>{m.accountRecoverySignIn()}</SignInLink>
        <section aria-labelledby="lost-access" className="mt-12 border-line border-t pt-8">
          <h2 id="lost-access" className="text-2xl">
            {m.accountRecoveryLost()}
          </h2>
          {reference === null ? (
            <>
              <p className="mt-3">{m.accountRecoveryLostText()}</p>
              {details && step ? (
                <RecoveryCode details={details} step={step} sendForm={sendForm} checkForm={checkForm} />
              ) : (
                <RecoveryForm
                  details={details}
                  returned={{ values: sendForm.values, problems: { ...checkForm.problems, ...sendForm.problems } }}
                />
              )}
            </>
          ) : (
            <div role="status" className="mt-4 border-success border-l-2 py-2 pl-4">
              <p>
                <TaggedText
                  text={m.accountRecoveryReference({ reference })}
                  tags={{ strong: (inner) => <strong className="font-medium tabular-nums">{inner}</strong> }}
                />
              </p>
              <p className="mt-1">{m.accountRecoveryCall()}</p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

interface RecoveryCodeProps {
  details: RecoveryDetails;
  step: CodeStepState;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
}

/** The form for the code that was sent by email. */
function RecoveryCode({ details, step, sendForm, checkForm }: RecoveryCodeProps) {
  return (
    <div className="mt-6">
      <p role="status" className="break-words">
        {m.accountRecoveryCodeSent({ email: details.email, number: formatMobile(details.mobile) })}
      </p>
      <CodeEntry
        step={step}
        codeForm={{ action: apiPaths.recovery(), submit: m.accountRecoverySubmit(), returned: checkForm }}
        resendForm={{
          action: apiPaths.recoveryCode(),
          fields: { email: details.email, orderNumber: details.orderNumber, mobile: details.mobile },
          returned: sendForm,
        }}
      />
      <Link href={paths.forgotPassword({ step: 'details' })} className={buttonClass('quiet')}>
        {m.accountRecoveryChange()}
      </Link>
    </div>
  );
}
