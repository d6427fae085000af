import * as paths from '#lib/shared/paths.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the delivery step where the address cannot be delivered to. */
export function UndeliverableAddress({ address: { city, pincode } }: { address: Address }) {
  return (
    <div className="mt-4">
      <p role="alert" className="max-w-measure border-danger border-l-2 py-2 pl-4 text-danger">
        We do not deliver to {city} {pincode} yet. Please choose another address.
      </p>
      <Link href={paths.checkout('address')} className={`${buttonClass()} mt-5`}>
        Choose another address
      </Link>
    </div>
  );
}
