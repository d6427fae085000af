import * as paths from '#lib/shared/paths.ts';
import type { SurveyInvitation } from '#lib/storefront/community/survey/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** The survey's distribution channel for links on this page. */
const SITE = 'web';

/** The link to the survey of an order. */
export function SurveyLink({ invitation: { template, token, questions } }: { invitation: SurveyInvitation }) {
  return (
    <section aria-labelledby="survey">
      <h2 id="survey" className="font-display text-2xl">
        {m.thankYouSurveyTitle()}
      </h2>
      <p className="mt-3 max-w-measure">{m.thankYouSurveyText({ count: questions })}</p>
      <Link href={paths.survey(template, SITE, token)} className={`${buttonClass('secondary')} mt-4`}>
        {m.thankYouSurveyAnswer()}
      </Link>
    </section>
  );
}
