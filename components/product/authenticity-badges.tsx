import * as paths from '#lib/shared/paths.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';
/** Matches a certificate that is named with its number, not only by its type. */
const NUMBERED = /\d{5,}/;

/** How a shopper can verify purity and stones; renders nothing where there is nothing to verify. */
export function AuthenticityBadges({ authenticity: { hallmarked, certificate } }: Pick<Product, 'authenticity'>) {
  if (!hallmarked && certificate === '') return null;
  return (
    <div className="mt-4 max-w-measure space-y-2 text-sm">
      {hallmarked && (
        <p>
          Each hallmarked piece has a HUID of its own, six letters and digits. It is stamped on the piece and stands on
          your invoice. Type it into BIS Care, the app of the Bureau of Indian Standards, under Verify HUID.{' '}
          <Link href={paths.content('hallmark-guide')} className={LINK}>
            How to read a hallmark
          </Link>
        </p>
      )}
      {certificate !== '' && (
        <p>
          Its certificate comes with it and is named on your invoice: {certificate}.
          {NUMBERED.test(certificate) && ' The laboratory shows the same report under that number.'}
        </p>
      )}
    </div>
  );
}
