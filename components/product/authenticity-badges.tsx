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
          Each hallmarked piece has its own HUID of six letters and digits. It is stamped on the piece and printed on
          your invoice. To check it, choose Verify HUID in BIS Care, the app of the Bureau of Indian Standards.{' '}
          <Link href={paths.content('hallmark-guide')} className={LINK}>
            How to read a hallmark
          </Link>
        </p>
      )}
      {certificate !== '' && (
        <p>
          This piece comes with its certificate, which is also named on your invoice: {certificate}.
          {NUMBERED.test(certificate) && ' You can look up the same report with the laboratory under that number.'}
        </p>
      )}
    </div>
  );
}
