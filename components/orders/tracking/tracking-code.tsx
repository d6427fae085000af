import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { CodeEntry } from '@/components/account/code/code-entry';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface TrackingCodeProps {
  /** The masked contact that the code was sent to. */
  contact: string;
  orderNumber: string;
  step: CodeStepState;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
}

/** The form for the code that shows the details of an order. */
export function TrackingCode({ contact, orderNumber, step, sendForm, checkForm }: TrackingCodeProps) {
  return (
    <div className="max-w-md">
      <p role="status" className="mt-4">
        {m.ordersTrackCodeSent({ contact, orderNumber })}
      </p>
      <CodeEntry
        step={step}
        codeForm={{ action: apiPaths.trackOrderDetails(), submit: m.ordersTrackVerify(), returned: checkForm }}
        resendForm={{ action: apiPaths.trackOrderCode(), returned: sendForm }}
      />
      <Link href={paths.trackOrderForm()} className={buttonClass('quiet')}>
        {m.ordersTrackAnother()}
      </Link>
    </div>
  );
}
