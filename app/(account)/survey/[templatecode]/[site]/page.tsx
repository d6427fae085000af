import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { answerTo, problemOf, readStep } from '#lib/storefront/community/survey/answers.ts';
import { SURVEY_FORM } from '#lib/storefront/community/survey/schema.ts';
import { getSurvey } from '#lib/storefront/community/survey/server.ts';
import { parseSurveyStep, resumeStep } from '#lib/storefront/community/survey/steps.ts';
import type { Survey } from '#lib/storefront/community/survey/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { SurveyView, surveyTitle } from '@/components/community/survey/survey-view';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

type SurveyQuery = Record<'t' | 'step' | 'notice' | 'refused', string | string[] | undefined>;

interface SurveyPageProps {
  params: Promise<{ templatecode: string; site: string }>;
  searchParams: Promise<SurveyQuery>;
}

const tokenOf = ({ t }: SurveyQuery) => (typeof t === 'string' ? t : '');
const isJustSent = ({ notice }: SurveyQuery) => notice === 'sent';

/** Cached per request, because page and title make the same call. */
const load = cache((template: string, site: string, token: string) => getSurvey({ template, site, token }));

async function read({ params, searchParams }: SurveyPageProps) {
  const [{ templatecode, site }, search] = await Promise.all([params, searchParams]);
  return { search, address: [templatecode, site, tokenOf(search)] as const };
}

/** Returns the step to show, with the returned values and problems of a refused form. */
async function stepOf(survey: Survey, search: SurveyQuery) {
  const returned = await readForm(SURVEY_FORM, { refused: search.refused ?? '' });
  const step = parseSurveyStep(search.step, survey.questions) ?? resumeStep(survey);
  const question = survey.questions[step - 1];
  const isReturned = Object.keys(returned.problems).length > 0;
  if (!question) return { survey, rendered: { step, problems: returned.problems } };
  const missing = search.notice === 'missing' ? problemOf(question, answerTo(survey.answers, question)) : '';
  const problems = missing === '' ? returned.problems : { answer: missing };
  const answers = isReturned
    ? { ...survey.answers, [question.id]: readStep(question, returned.values) }
    : survey.answers;
  return { survey: { ...survey, answers }, rendered: { step, problems } };
}

export async function generateMetadata(props: SurveyPageProps): Promise<Metadata> {
  await requireAdmission();
  const { search, address } = await read(props);
  const survey = await load(...address);
  const robots = { index: false };
  if (survey.ok) return { title: surveyTitle(survey.value, isJustSent(search), Date.now()), robots };
  return survey.failure.kind === 'unavailable' ? { title: m.accountSurvey(), robots } : NOT_FOUND_METADATA;
}

/** A survey by its template code and distribution channel, one question at a time. */
export default async function SurveyPage(props: SurveyPageProps) {
  await requireAdmission();
  const { search, address } = await read(props);
  const survey = await load(...address);
  if (survey.ok) {
    const shown = await stepOf(survey.value, search);
    return <SurveyView {...shown} justSent={isJustSent(search)} now={Date.now()} />;
  }
  if (survey.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.survey(...address)} />;
}
