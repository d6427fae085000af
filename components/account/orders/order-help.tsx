import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Unbroken } from '@/components/ui/unbroken';

/** Who is asked about an order, and by which number. */
export function OrderHelp({ number }: { number: string }) {
  return (
    <section aria-labelledby="order-help" className="border-line border-t pt-4 text-sm">
      <h2 id="order-help" className="font-sans font-medium text-base">
        Need help with this order?
      </h2>
      <p className="mt-1 text-muted">
        <Unbroken text={`Please quote order number ${number} when you contact us.`} />
      </p>
      <Link href={paths.content(CONTACT_SLUG)} className={LINK_CLASS}>
        Customer care and grievance officer
      </Link>
    </section>
  );
}
