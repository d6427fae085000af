import { assayText } from '#lib/shared/old-gold-labels.ts';
import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
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
    { name: m.oldGoldStoreLocator(), href: paths.stores() },
    { name: m.oldGoldTitle(), href: paths.oldGold() },
  ];
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{reference === '' ? m.oldGoldHeading() : m.oldGoldSent()}</h1>
      {reference === '' ? (
        <>
          <p className="mt-4 max-w-measure md:text-lg">{m.oldGoldIntro()}</p>
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
        <TaggedText
          text={m.oldGoldReference({ reference })}
          tags={{ number: (inner) => <span className="whitespace-nowrap font-medium">{inner}</span> }}
        />
      </p>
      <p className="mt-4 border-brass border-l-2 py-1 pl-4">{assayText()}</p>
      <p className="mt-4">{m.oldGoldBring()}</p>
      <Link href={paths.stores()} className={`${buttonClass('secondary')} mt-6`}>
        {m.oldGoldFindStore()}
      </Link>
    </div>
  );
}
