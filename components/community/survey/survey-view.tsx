import * as paths from '#lib/shared/paths.ts';
import { closedSurveyCopy } from '#lib/storefront/community/survey/copy.ts';
import type { Survey } from '#lib/storefront/community/survey/types.ts';
import * as m from '#messages';
import { MessagePage } from '@/components/error-pages/message-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SurveyForm } from './survey-form';
import { SurveyThanks } from './survey-thanks';
import type { RenderedStep } from './use-survey';

interface SurveyViewProps {
  survey: Survey;
  rendered: RenderedStep;
  /** Whether the survey was sent a moment ago. */
  justSent: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the title of a survey's page. */
export function surveyTitle(survey: Survey, justSent: boolean, now: number): string {
  if (survey.state === 'open') return survey.title;
  return justSent && survey.state === 'answered' ? m.communityThankYou() : closedSurveyCopy(survey, now).title;
}

/** The survey page, by the survey's state. */
export function SurveyView({ survey, rendered, justSent, now }: SurveyViewProps) {
  const thanks = justSent && survey.state === 'answered';
  if (survey.state === 'open' || thanks) {
    return (
      <div className="page-width py-8 md:py-12">
        {thanks ? <SurveyThanks text={survey.thankYou} /> : <SurveyForm survey={survey} rendered={rendered} />}
      </div>
    );
  }
  return (
    <MessagePage {...closedSurveyCopy(survey, now)}>
      <Link href={paths.home()} className={buttonClass('primary')}>
        {m.communityContinueShopping()}
      </Link>
    </MessagePage>
  );
}
