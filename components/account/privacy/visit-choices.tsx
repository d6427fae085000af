import { COOKIE_POLICY_SLUG } from '#lib/contract/page-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { VISIT_PURPOSE_TEXTS } from '#lib/storefront/marketing/consent/purpose-texts.ts';
import { VISIT_PURPOSES } from '#lib/storefront/marketing/consent/purposes.ts';
import type { LoggedChoice } from '#lib/storefront/marketing/consent/types.ts';
import * as m from '#messages';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { BrowserChoice } from './browser-choice';
import { PrivacySection } from './privacy-section';

/**
 * The cookie choices of this browser's visitor and the choices made with this account; null where they cannot
 * be fetched.
 */
export function VisitChoices({ log }: { log: LoggedChoice[] | null }) {
  return (
    <PrivacySection id="visits" title={m.accountVisitsTitle()}>
      <BrowserChoice />
      <CookieChoices className={`${buttonClass('secondary')} mt-4`} />
      <h3 className="mt-8 text-lg">{m.accountVisitsSoFar()}</h3>
      {log ? <ChoiceLog log={log} /> : <p className="mt-2">{m.accountVisitsUnavailable()}</p>}
      <p className="mt-3 text-muted text-sm">
        <TaggedText
          text={m.accountVisitsKept()}
          tags={{
            link: (inner) => (
              <Link href={paths.content(COOKIE_POLICY_SLUG)} className="underline underline-offset-4">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </PrivacySection>
  );
}

/** The number of choices shown, to keep the list short. */
const MAX_SHOWN = 8;

/** Returns the purpose's title in today's notice, or its name where the notice no longer has it. */
function titleOf(name: string): string {
  const purpose = VISIT_PURPOSES.find((known) => known === name);
  return purpose ? VISIT_PURPOSE_TEXTS[purpose].title() : name;
}

/** Choices with their time and the version of the notice, the newest first. */
function ChoiceLog({ log }: { log: LoggedChoice[] }) {
  if (log.length === 0) return <p className="mt-2 text-muted text-sm">{m.accountVisitsNone()}</p>;
  return (
    <>
      <ol className="mt-3 border-line border-t">
        {log.slice(0, MAX_SHOWN).map(({ id, at, version, purposes }) => (
          <li key={id} className="border-line border-b py-3">
            <p className="font-medium">{formatMoment(at)}</p>
            <p className="mt-1 text-muted text-sm">
              {purposes.map(({ purpose, granted }) => {
                const values = { purpose: titleOf(purpose) };
                return `${granted ? m.accountVisitAgreed(values) : m.accountVisitRefused(values)} `;
              })}
              {m.accountVisitVersion({ version })}
            </p>
          </li>
        ))}
      </ol>
      {log.length > MAX_SHOWN && <p className="mt-3 text-sm">{m.accountVisitsOlder()}</p>}
    </>
  );
}
