'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { answerTo, problemOf, readStep } from '#lib/storefront/community/survey/answers.ts';
import { postAnswers } from '#lib/storefront/community/survey/client.ts';
import { rememberedSurvey, rememberSurvey } from '#lib/storefront/community/survey/remembered-surveys.ts';
import { parseSurveyStep, wrongStep } from '#lib/storefront/community/survey/steps.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { clearUnsavedAnswers, unsavedAnswers } from '#lib/storefront/community/survey/unsaved-answers.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { formFields } from '#lib/storefront/platform/forms/submit.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { ANSWER_ID } from './field-ids';
import { THANKS_ID } from './survey-thanks';
import { useDraft } from './use-draft';

/** The id of the line with the question's number, which is focused for each new question. */
export const PROGRESS_ID = 'survey-progress';

/** What the server rendered: a step and its problems. */
export interface RenderedStep {
  step: number;
  problems: Problems;
}

const stepInAddress = (questions: readonly SurveyQuestion[]) =>
  parseSurveyStep(new URLSearchParams(window.location.search).get('step'), questions);

/** Answers a survey in place, step by step; without JavaScript its form does the same by page loads. */
export function useSurvey(survey: Survey, rendered: RenderedStep) {
  const { address, version, questions } = survey;
  const [left] = useState(() => rememberedSurvey({ ...address, version }));
  const [step, setStep] = useState(() => (left && stepInAddress(questions)) ?? rendered.step);
  const [answers, setAnswers] = useState<SurveyAnswers>(left?.answers ?? survey.answers);
  const [problems, setProblems] = useState<Problems>(rendered.problems);
  const [unsaved, setUnsaved] = useState(false);
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>(left?.sent ? 'sent' : 'open');
  const focus = useRef('');
  const pageOf = (shown: { step?: number; notice?: 'sent' } = {}) =>
    localHref(paths.survey(address.template, address.site, address.token, shown));

  /** Loads the page again, which shows the survey's current state. */
  const readAgain = () => leave(pageOf());
  const draft = useDraft((reply) => {
    if (!reply.ok && reply.stale) return readAgain();
    setUnsaved(!reply.ok);
  });

  useEffect(() => {
    if (focus.current !== '') document.getElementById(focus.current)?.focus();
    focus.current = '';
  });

  const show = (shown: number, found: Problems = {}) => {
    focus.current = found.answer ? ANSWER_ID : PROGRESS_ID;
    setStep(shown);
    setProblems(found);
  };
  const goTo = (next: number, found: Problems = {}) => {
    if (next !== step) window.history.pushState(null, '', pageOf({ step: next }));
    show(next, found);
  };
  const back = useRef(show);
  useEffect(() => {
    back.current = show;
  });
  useEffect(() => {
    const onPopState = () => {
      back.current(stepInAddress(questions) ?? rendered.step);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [questions, rendered.step]);

  /** Returns the answers in the form. */
  const read = (form: HTMLFormElement): SurveyAnswers => {
    const question = questions[step - 1];
    return question ? { [question.id]: readStep(question, formFields(form)) } : {};
  };
  const problemAt = (shown: number, answers: SurveyAnswers): Problems => {
    const question = questions[shown - 1];
    const answer = question ? problemOf(question, answerTo(answers, question)) : '';
    return answer === '' ? {} : { answer };
  };

  /** Stores answers in the browser immediately, and saves changed ones after a short delay. */
  const storeAnswers = (changed: SurveyAnswers): SurveyAnswers => {
    const all = { ...answers, ...changed };
    setAnswers(all);
    rememberSurvey({ ...address, version, answers: all });
    draft.change({ ...address, version, answers: changed });
    return all;
  };

  const [restored, setRestored] = useState(false);
  const restore = useRef(() => {
    const unsaved = unsavedAnswers({ ...address, version });
    if (!unsaved) return;
    storeAnswers(unsaved);
    setRestored(true);
  });
  useEffect(() => restore.current(), []);

  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    storeAnswers(read(currentTarget));
    setProblems({});
  };

  const send = async (answers: SurveyAnswers) => {
    draft.forget();
    setStatus('sending');
    const all = { ...address, version, answers };
    const reply = await postAnswers(all, 'send');
    if (reply.ok) {
      clearUnsavedAnswers(all);
      rememberSurvey(all, true);
      focus.current = THANKS_ID;
      window.history.replaceState(null, '', pageOf({ notice: 'sent' }));
      return setStatus('sent');
    }
    if (reply.stale) return readAgain();
    draft.change(all);
    setStatus('open');
    setProblems({ '': reply.message });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'open') return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answers = storeAnswers(read(event.currentTarget));
    const found = problemAt(step, answers);
    const isBack = submitter instanceof HTMLButtonElement && submitter.value === 'back';
    if (found.answer && !isBack) return show(step, found);
    if (isBack) return goTo(step - 1);
    if (step < questions.length) return goTo(step + 1);
    const wrong = wrongStep(questions, answers);
    if (wrong !== null) return goTo(wrong, problemAt(wrong, answers));
    void send(answers);
  };

  return { step, answers, restored, problems, unsaved, status, onChange, onSubmit };
}
