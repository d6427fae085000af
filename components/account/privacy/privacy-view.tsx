import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import type { Consents, SignedIn } from '#lib/storefront/account/types.ts';
import type { LoggedChoice } from '#lib/storefront/marketing/consent/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { ConsentsForm } from './consents-form';
import { PrivacySection } from './privacy-section';
import { VisitChoices } from './visit-choices';

const NOTICE_SLUG = 'privacy';

interface PrivacyViewProps {
  /** Both null where the retail API does not have them. */
  sessions: SignedIn[] | null;
  consents: Consents | null;
  /** The choices made as a visitor, the newest first; null while they cannot be fetched. */
  visitLog: LoggedChoice[] | null;
  returned: FormState;
  notice: AccountNoticeCode | null;
}

/** The privacy page: the customer's sessions, consents and data. */
export function PrivacyView({ sessions, consents, visitLog, returned, notice }: PrivacyViewProps) {
  return (
    <AccountPage title={m.accountPrivacy()} notice={notice}>
      {sessions && <SessionsSection sessions={sessions} />}
      {consents && <ConsentsSection consents={consents} returned={returned} />}
      <VisitChoices log={visitLog} />
      <DataSection />
    </AccountPage>
  );
}

function ConsentsSection({ consents, returned }: { consents: Consents; returned: FormState }) {
  return (
    <PrivacySection id="consents" title={m.accountConsentsTitle()}>
      <p className="mt-3">
        <TaggedText
          text={m.accountConsentsIntro({ version: consents.version })}
          tags={{
            link: (inner) => (
              <Link href={paths.content(NOTICE_SLUG)} className="underline underline-offset-4">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
      <ConsentsForm rendered={consents} returned={returned} />
    </PrivacySection>
  );
}

/** The customer's data rights: to download a copy and to have the account deleted. */
function DataSection() {
  return (
    <PrivacySection id="data" title={m.accountDataTitle()}>
      <p className="mt-3">{m.accountDataText()}</p>
      {/* A plain link, because the response is a file, not a page. */}
      <a href={apiPaths.accountData()} download className={`${buttonClass('secondary')} mt-4`}>
        {m.accountDataDownload()}
      </a>
      <p className="mt-8">{m.accountDataDeleteText()}</p>
      <Link href={paths.deletion()} className={`${buttonClass('quiet')} mt-1`}>
        {m.accountDelete()}
      </Link>
    </PrivacySection>
  );
}

/** The customer's sessions, with a button to end them all. */
function SessionsSection({ sessions }: { sessions: SignedIn[] }) {
  return (
    <PrivacySection id="sessions" title={m.accountSessionsTitle()}>
      <ul className="mt-4 border-line border-t">
        {sessions.map(({ signedInAt, lastUsedAt, current }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: session ids are not sent to the browser, and the list does not change
          <li key={index} className="border-line border-b py-3">
            <p className="font-medium">{current ? m.accountSessionThis() : m.accountSessionOther()}</p>
            <p className="mt-1 text-muted text-sm">
              {current
                ? m.accountSessionSince({ moment: formatMoment(signedInAt) })
                : m.accountSessionUsed({ moment: formatMoment(signedInAt), used: formatMoment(lastUsedAt) })}
            </p>
          </li>
        ))}
      </ul>
      <form method="post" action={apiPaths.signOut()} className="mt-5">
        <input type="hidden" name="everywhere" value="1" />
        <Button type="submit" variant="secondary">
          {m.accountSignOutEverywhere()}
        </Button>
        <p className="mt-2 text-muted text-sm">{m.accountSignOutEverywhereHint()}</p>
      </form>
    </PrivacySection>
  );
}
