import type { CodeStep, RecoveryDetails } from '#lib/account/types.ts';
import type { FormState } from '#lib/forms/types.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import { CodeEntry } from '@/components/account/code/code-entry';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface RecoveryCodeProps {
  details: RecoveryDetails;
  step: CodeStep;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** Takes the code of the mail. */
export function RecoveryCode({ details, step, asked, tried }: RecoveryCodeProps) {
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
