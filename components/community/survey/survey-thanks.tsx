import * as paths from '#lib/shared/paths.ts';
import { languageOfContent } from '#lib/storefront/platform/browser/content-language.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** The id of the heading, which is focused once a survey was sent in place. */
export const THANKS_ID = 'survey-thanks';

/** The thanks after a survey was sent. */
export function SurveyThanks({ text }: { text: string }) {
  return (
    <div className="max-w-measure">
      <h1 id={THANKS_ID} tabIndex={-1} className="text-4xl outline-none">
        {m.communityThankYou()}
      </h1>
      <p lang={languageOfContent(text)} className="mt-4 text-lg text-muted [overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={paths.home()} className={buttonClass('primary')}>
          {m.communityContinueShopping()}
        </Link>
        <Link href={paths.content('contact')} className={buttonClass('quiet')}>
          {m.communityCustomerCare()}
        </Link>
      </div>
    </div>
  );
}
