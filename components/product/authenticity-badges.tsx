import * as paths from '#lib/shared/paths.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
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
          {m.productHuid()}{' '}
          <Link href={paths.content('hallmark-guide')} className={LINK}>
            {m.productHallmarkGuide()}
          </Link>
        </p>
      )}
      {certificate !== '' && (
        <p>
          {m.productCertificate({ certificate })}
          {NUMBERED.test(certificate) && ` ${m.productCertificateLookUp()}`}
        </p>
      )}
    </div>
  );
}
