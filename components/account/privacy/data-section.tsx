import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrivacySection } from './privacy-section';

/** What a customer may ask of us about what is kept: a copy, and that it is deleted. */
export function DataSection() {
  return (
    <PrivacySection id="data" title="Your data">
      <p className="mt-3">
        Download everything we keep about you in one file: your profile, addresses, choices and cart.
      </p>
      {/* A plain link: it is answered by a file and no page. */}
      <a href={apiPaths.accountData()} download className={`${buttonClass('secondary')} mt-4`}>
        Download my data
      </a>
      <p className="mt-8">You can also delete your account. We keep only what the law asks us to keep.</p>
      <Link href={paths.deletion()} className={`${buttonClass('quiet')} mt-1`}>
        Delete my account
      </Link>
    </PrivacySection>
  );
}
