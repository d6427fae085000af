import type { AccountNotice } from '#lib/account/notices.ts';
import type { Consents, SignedIn } from '#lib/account/types.ts';
import type { LoggedChoice } from '#lib/consent/types.ts';
import type { FormState } from '#lib/forms/types.ts';
import * as paths from '#lib/shared/paths.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { Link } from '@/components/ui/link';
import { ConsentsForm } from './consents-form';
import { DataSection } from './data-section';
import { PrivacySection } from './privacy-section';
import { SessionsSection } from './sessions-section';
import { VisitChoices } from './visit-choices';

const NOTICE_SLUG = 'privacy';

interface PrivacyViewProps {
  sessions: SignedIn[];
  consents: Consents;
  /** What was chosen as a visitor, the newest first; null while it cannot be had. */
  visitLog: LoggedChoice[] | null;
  returned: FormState;
  notice: AccountNotice | null;
}

/** What a customer decides about sessions, messages and data. */
export function PrivacyView({ sessions, consents, visitLog, returned, notice }: PrivacyViewProps) {
  return (
    <AccountPage title="Privacy and data" notice={notice}>
      <SessionsSection sessions={sessions} />
      <PrivacySection id="consents" title="Offers and messages">
        <p className="mt-3">
          We always send one-time codes and order updates. We send offers only if you tick them here, and stop when you
          untick them. Your choices refer to version {consents.version} of our{' '}
          <Link href={paths.content(NOTICE_SLUG)} className="underline underline-offset-4">
            privacy notice
          </Link>
          .
        </p>
        <ConsentsForm rendered={consents} returned={returned} />
      </PrivacySection>
      <VisitChoices log={visitLog} />
      <DataSection />
    </AccountPage>
  );
}
