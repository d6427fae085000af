import type { LoggedChoice } from '#lib/consent/types.ts';
import * as paths from '#lib/shared/paths.ts';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { BrowserChoice } from './browser-choice';
import { ChoiceLog } from './choice-log';
import { PrivacySection } from './privacy-section';

const POLICY_SLUG = 'cookies';

/** What this browser's visitor chose about cookies, and what the customer did with this account; null where it cannot be had. */
export function VisitChoices({ log }: { log: LoggedChoice[] | null }) {
  return (
    <PrivacySection id="visits" title="Cookies and statistics">
      <BrowserChoice />
      <CookieChoices className={`${buttonClass('secondary')} mt-4`} />
      <h3 className="mt-8 text-lg">Your choices so far</h3>
      {log ? (
        <ChoiceLog log={log} />
      ) : (
        <p className="mt-2">We cannot show this right now. Please try again in a few minutes.</p>
      )}
      <p className="mt-3 text-muted text-sm">
        These are the choices you made while you were signed in, or earlier in the same visit. We keep each choice for
        13 months. To see what each cookie is for, read our{' '}
        <Link href={paths.content(POLICY_SLUG)} className="underline underline-offset-4">
          cookie policy
        </Link>
        .
      </p>
    </PrivacySection>
  );
}
