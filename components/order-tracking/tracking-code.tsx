import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStep } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { CodeEntry } from '@/components/account/code/code-entry';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface TrackingCodeProps {
  /** Whom the code went to, as its owner knows it again. */
  contact: string;
  orderNumber: string;
  step: CodeStep;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** Takes the code that shows the details of an order. */
export function TrackingCode({ contact, orderNumber, step, asked, tried }: TrackingCodeProps) {
  return (
    <div className="max-w-md">
      <p role="status" className="mt-4">
        We sent a code to {contact}. Enter it to see the details of order {orderNumber}.
      </p>
      <CodeEntry
        step={step}
        give={{ action: apiPaths.trackOrderDetails(), submit: 'Verify', returned: tried }}
        ask={{ action: apiPaths.trackOrderCode(), returned: asked }}
      />
      <Link href={paths.trackOrderForm()} className={buttonClass('quiet')}>
        Track another order
      </Link>
    </div>
  );
}
