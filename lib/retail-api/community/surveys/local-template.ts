import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { currentLanguage } from '#language';
import type { SurveyQuestionWire, SurveyTemplateWire } from '#lib/contract/survey.ts';
import { LANGUAGES } from '#lib/messages/languages.ts';

const texts = z.record(z.string(), z.string().min(1));
const fileOf = (code: string) => join(import.meta.dirname, 'templates', code, 'texts.json');

/** Texts of the bundled surveys by language and by their English. */
const TEXTS = new Map(
  LANGUAGES.filter(({ code }) => existsSync(fileOf(code))).map(({ code }) => [
    code,
    new Map(Object.entries(texts.parse(JSON.parse(readFileSync(fileOf(code), 'utf8'))))),
  ]),
);

/** A survey in the language of the request; a text that no bundled survey has stays as its operator wrote it. */
export function localTemplate(template: SurveyTemplateWire): SurveyTemplateWire {
  const known = TEXTS.get(currentLanguage());
  if (!known) return template;
  const local = (text: string) => known.get(text) ?? text;
  return {
    ...template,
    Title: local(template.Title),
    Intro: local(template.Intro),
    ThankYou: local(template.ThankYou),
    Questions: template.Questions.map((question) => localQuestion(question, local)),
  };
}

function localQuestion(question: SurveyQuestionWire, local: (text: string) => string): SurveyQuestionWire {
  const common = { Text: local(question.Text), Hint: local(question.Hint) };
  if (question.Kind === 'text') return { ...question, ...common };
  if (question.Kind === 'single' || question.Kind === 'multiple') {
    const Choices = question.Choices.map((choice) => ({ ...choice, Text: local(choice.Text) }));
    return { ...question, ...common, Choices };
  }
  return { ...question, ...common, LowLabel: local(question.LowLabel), HighLabel: local(question.HighLabel) };
}
