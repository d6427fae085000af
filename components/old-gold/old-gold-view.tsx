import { assayText } from '#lib/shared/old-gold-labels.ts';
import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OldGoldForm } from './old-gold-form';

interface OldGoldViewProps {
  /** Number of the enquiry that was just sent; empty before. */
  reference: string;
  formKey: string;
  rendered: FormState;
}

/** The enquiry about the exchange value of old gold, and after sending it its number. */
export function OldGoldView({ reference, formKey, rendered }: OldGoldViewProps) {
  const crumbs = [
    { name: 'Store locator', href: paths.stores() },
    { name: 'Exchange old gold', href: paths.oldGold() },
  ];
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">
        {reference === '' ? 'Exchange value of old gold' : 'Enquiry sent'}
      </h1>
      {reference === '' ? (
        <>
          <p className="mt-4 max-w-measure md:text-lg">
            Tell us what you have. We will call you, or arrange a visit to a store.
          </p>
          <p className="mt-4 max-w-measure border-brass border-l-2 py-1 pl-4">{assayText()}</p>
          <OldGoldForm formKey={formKey} rendered={rendered} />
        </>
      ) : (
        <Sent reference={reference} />
      )}
    </div>
  );
}

function Sent({ reference }: { reference: string }) {
  return (
    <div className="mt-6 max-w-measure border-line border-t pt-6">
      <p role="status">
        Your enquiry number is <span className="whitespace-nowrap font-medium">{reference}</span>. Please note it; if
        you gave an email address, we are sending it there, too. We will call you within one working day.
      </p>
      <p className="mt-4 border-brass border-l-2 py-1 pl-4">{assayText()}</p>
      <p className="mt-4">Please bring a photo ID, and the invoice if you have it.</p>
      <Link href={paths.stores()} className={`${buttonClass('secondary')} mt-6`}>
        Find a store
      </Link>
    </div>
  );
}
