import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SurveyTemplateWire } from '#lib/contract/survey.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { localTemplate } from './local-template.ts';
import { readSurveyTemplates } from './template-files.ts';

/** Texts that a shopper reads in a survey. */
const textsOf = ({ Title, Intro, ThankYou, Questions }: SurveyTemplateWire): string[] => [
  Title,
  Intro,
  ThankYou,
  ...Questions.flatMap((question) => [
    question.Text,
    question.Hint,
    ...('Choices' in question ? question.Choices.map(({ Text }) => Text) : []),
    ...('LowLabel' in question ? [question.LowLabel, question.HighLabel] : []),
  ]),
];

test('every text of the bundled surveys is in Hindi, and Hindi has no others', async () => {
  const templates = await readSurveyTemplates();
  const english = new Set(templates.flatMap(textsOf).filter((text) => text !== ''));
  const file = join(import.meta.dirname, 'templates/hi/texts.json');
  expect(new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8'))))).toEqual(english);
  const hindi = inLanguage('hi', () => templates.map(localTemplate)).flatMap(textsOf);
  expect(hindi.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
});

test('a survey keeps its ids in every language, and texts of its operator stay', async () => {
  const [template] = await readSurveyTemplates();
  if (!template) throw new Error('There is no survey.');
  const own = { ...template, Title: 'A survey of our own' };
  const local = inLanguage('hi', () => localTemplate(own));
  expect(local.Title).toBe(own.Title);
  expect(local.Intro).not.toBe(own.Intro);
  const idsOf = ({ Questions }: SurveyTemplateWire) =>
    Questions.map((question) => [
      question.QuestionId,
      'Choices' in question && question.Choices.map((one) => one.ChoiceId),
    ]);
  expect(idsOf(local)).toEqual(idsOf(own));
  expect(inLanguage('en', () => localTemplate(own))).toBe(own);
});
