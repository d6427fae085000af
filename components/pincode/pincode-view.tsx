import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { PincodeForm } from './pincode-form';

interface PincodeViewProps {
  /** The pincode that the browser keeps; empty where it keeps none. */
  remembered: string;
  /** The form state re-rendered after a submission without JavaScript. */
  returned: FormState;
}

/** The page of the pincode, for browsers without JavaScript and where the dialog did not load. */
export function PincodeView({ remembered, returned }: PincodeViewProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">{m.pincodeTitle()}</h1>
        <p className="mt-4">{m.pincodePageText()}</p>
        <noscript>
          <p className="mt-2 text-muted">{m.pincodeNoScript()}</p>
        </noscript>
        {remembered !== '' && (
          <p className="mt-6 border-success border-l-2 py-2 pl-4">
            <TaggedText
              text={m.pincodeDeliverToKept({ pincode: remembered })}
              tags={{ pincode: (inner) => <strong className="font-medium tabular-nums">{inner}</strong> }}
            />
          </p>
        )}
        <div className="max-w-md">
          <PincodeForm remembered={remembered} returned={returned} />
        </div>
        <Link href={paths.home()} className={`${buttonClass('quiet')} mt-6`}>
          {m.cartContinueShopping()}
        </Link>
      </div>
    </div>
  );
}
