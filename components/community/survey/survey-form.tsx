'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { answerTo } from '#lib/storefront/community/survey/answers.ts';
import type { Survey } from '#lib/storefront/community/survey/types.ts';
import { languageOfContent } from '#lib/storefront/platform/browser/content-language.ts';
import * as m from '#messages';
import { HiddenFields } from '@/components/form/hidden-fields';
import { Button } from '@/components/ui/button';
import { PrivacyText } from '@/components/ui/privacy-text';
import { QuestionField } from './question-field';
import { SurveyThanks } from './survey-thanks';
import { PROGRESS_ID, type RenderedStep, useSurvey } from './use-survey';

function Progress({ step, steps }: { step: number; steps: number }) {
  return (
    <div className="mt-6">
      <p id={PROGRESS_ID} tabIndex={-1} className="text-muted text-sm tabular-nums outline-none">
        {m.communityQuestionOf({ step, steps })}
      </p>
      <progress
        max={steps}
        value={step}
        aria-labelledby={PROGRESS_ID}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-sm border-0 bg-line [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
      />
    </div>
  );
}

/** A survey, one question at a time: in place where scripts run, otherwise by page loads. */
export function SurveyForm({ survey, rendered }: { survey: Survey; rendered: RenderedStep }) {
  const { address, version, questions } = survey;
  const { step, answers, restored, problems, unsaved, status, onChange, onSubmit } = useSurvey(survey, rendered);
  const question = questions[step - 1];
  if (status === 'sent') return <SurveyThanks text={survey.thankYou} />;
  if (!question) return null;
  const isLast = step === questions.length;
  return (
    <div className="max-w-measure">
      {/* On later steps the question is the more prominent heading. */}
      <h1
        lang={languageOfContent(survey.title)}
        className={`[overflow-wrap:anywhere] ${step === 1 ? 'text-4xl' : 'text-muted text-xl'}`}
      >
        {survey.title}
      </h1>
      {step === 1 && survey.intro !== '' && (
        <p lang={languageOfContent(survey.intro)} className="mt-3 text-lg text-muted [overflow-wrap:anywhere]">
          {survey.intro}
        </p>
      )}
      <form method="post" action={apiPaths.survey()} noValidate onChange={onChange} onSubmit={onSubmit}>
        <HiddenFields fields={{ ...address, version: String(version), step: String(step) }} />
        <Progress step={step} steps={questions.length} />
        {problems[''] && (
          <p role="alert" className="mt-6 border border-danger p-4 text-danger text-sm">
            {problems['']}
          </p>
        )}
        <div className="mt-8">
          <QuestionField
            // The fields are uncontrolled, so restored answers need a new key.
            key={`${question.id} ${restored}`}
            question={question}
            answer={answerTo(answers, question)}
            error={problems.answer ?? problems.text ?? ''}
          />
        </div>
        {/* Enter presses the first button. */}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" name="intent" value="next" aria-busy={status === 'sending'} className="min-w-40">
            {isLast ? m.communitySendAnswers() : m.commonNext()}
          </Button>
          {step > 1 && (
            <Button type="submit" name="intent" value="back" variant="quiet">
              {m.commonBack()}
            </Button>
          )}
        </div>
        <p role="status" className="mt-3 min-h-6 text-sm text-warning">
          {unsaved && m.communityAnswersUnsaved()}
        </p>
      </form>
      <p className="mt-2 border-line border-t pt-4 text-muted text-sm">
        <PrivacyText text={m.communityAnswersUse()} />
      </p>
    </div>
  );
}
