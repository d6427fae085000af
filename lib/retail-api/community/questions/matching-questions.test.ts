import { matchingQuestions } from './matching-questions.ts';

const question = (Text: string, ...answers: string[]) => ({
  QuestionId: Text,
  Text,
  DisplayName: '',
  AskedAt: 0,
  Answers: answers.map((answer) => ({
    AnswerId: answer,
    Text: answer,
    By: 'store' as const,
    DisplayName: '',
    AnsweredAt: 0,
  })),
});
const ALL = [
  question('Can I swim with it?', 'Yes: it resists water to 100 m.'),
  question('Is the strap leather?'),
  question('क्या यह पानी में चलती है?'),
];

test.each([
  ['', [0, 1, 2]],
  [' ?! ', [0, 1, 2]],
  ['SWIM', [0]],
  ['water', [0]],
  ['wat res', [0]],
  ['swim leather', []],
  ['strap', [1]],
  ['trap', []],
  ['पानी', [2]],
])('“%s” finds %j', (text, found) => {
  expect(matchingQuestions(ALL, text)).toEqual(found.map((place) => ALL[place]));
});
