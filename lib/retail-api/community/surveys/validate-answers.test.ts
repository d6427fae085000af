import { surveyAnswers, surveyTemplate } from '#lib/contract/index.ts';
import { answersOfTemplate, validateAnswers } from './validate-answers.ts';

const CHOICES = [
  { ChoiceId: 'yes', Text: 'Yes' },
  { ChoiceId: 'no', Text: 'No' },
];
const template = surveyTemplate.parse({
  TemplateCode: 'test',
  Title: 'Test',
  ThankYou: 'Thank you.',
  Access: 'anyone',
  Questions: [
    { Kind: 'rating', QuestionId: 'stars', Text: 'Stars?', Required: true },
    { Kind: 'nps', QuestionId: 'friend', Text: 'A friend?' },
    { Kind: 'single', QuestionId: 'one', Text: 'Which?', Choices: CHOICES },
    { Kind: 'multiple', QuestionId: 'many', Text: 'Which ones?', Choices: CHOICES },
    { Kind: 'text', QuestionId: 'words', Text: 'Words?' },
  ],
});
const stars = { QuestionId: 'stars', Score: 4 };
const read = (answers: unknown[]) => surveyAnswers.parse(answers);

test.each([
  [[stars]],
  [
    [
      stars,
      { QuestionId: 'friend', Score: 0 },
      { QuestionId: 'one', Choices: ['no'] },
      { QuestionId: 'many', Choices: ['no', 'yes'] },
      { QuestionId: 'words', Text: 'Good\nand slow' },
    ],
  ],
  [[{ QuestionId: 'friend', Score: 10 }, stars]],
])('accepts %j', (answers) => {
  expect(validateAnswers(template, read(answers))).toBeNull();
});

test.each([
  [[], 'stars', 'must be answered'],
  [[{ QuestionId: 'stars' }], 'stars', 'must be answered'],
  [[stars, { QuestionId: 'other', Score: 1 }], 'other', 'is not a question of this survey'],
  [[stars, stars], 'stars', 'was answered twice'],
  [[{ QuestionId: 'stars', Score: 0 }], 'stars', 'takes a score from 1 to 5'],
  [[{ QuestionId: 'stars', Score: 6 }], 'stars', 'takes a score from 1 to 5'],
  [[{ ...stars, Text: 'x' }], 'stars', 'takes no text'],
  [[{ ...stars, Choices: ['yes'] }], 'stars', 'takes no choice'],
  [[stars, { QuestionId: 'one', Choices: ['yes', 'no'] }], 'one', 'takes one choice'],
  [[stars, { QuestionId: 'one', Choices: ['maybe'] }], 'one', 'has no such choice'],
  [[stars, { QuestionId: 'many', Choices: ['yes', 'yes'] }], 'many', 'was given a choice twice'],
  [[stars, { QuestionId: 'words', Score: 1 }], 'words', 'takes no score'],
])('refuses %j', (answers, questionId, message) => {
  expect(validateAnswers(template, read(answers))).toEqual({ questionId, message });
});

test('the answers of a draft that fit the questions are kept, in question order and without empty ones', () => {
  const draft = read([
    { QuestionId: 'words', Text: ' ' },
    { QuestionId: 'one', Choices: ['gone'] },
    { QuestionId: 'friend', Score: 7 },
    { QuestionId: 'gone', Score: 1 },
    stars,
  ]);
  expect(answersOfTemplate(template, draft)).toEqual(read([stars, { QuestionId: 'friend', Score: 7 }]));
});
