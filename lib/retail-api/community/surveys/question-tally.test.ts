import { surveyQuestion } from '#lib/contract/index.ts';
import { tallyOf } from './question-tally.ts';

const nps = surveyQuestion.parse({ Kind: 'nps', QuestionId: 'friend', Text: 'A friend?' });
const counted = (scores: Record<number, number>) =>
  Object.entries(scores).map(([value, count]) => ({ questionId: 'friend', value, count }));

test.each([
  [{ 10: 1 }, 100, 10],
  [{ 9: 1, 6: 1 }, 0, 7.5],
  [{ 7: 2, 8: 2 }, 0, 7.5],
  [{ 0: 1, 6: 1 }, -100, 3],
  [{ 10: 5, 8: 2, 3: 2 }, 33.3, 8],
])('%j: net promoter score %s, average %s', (scores, NetPromoterScore, Average) => {
  expect(tallyOf(nps, counted(scores))).toMatchObject({ NetPromoterScore, Average });
});

test('without answers there is no score and no average, and every score is listed', () => {
  const tally = tallyOf(nps, []);
  expect(tally).toMatchObject({ NetPromoterScore: null, Average: null });
  expect(tally.Counts.map(({ Value, Count }) => [Value, Count])).toEqual(
    Array.from({ length: 11 }, (_, score) => [String(score), 0]),
  );
});

test('a choice is counted by its id and listed by its text; it has no average', () => {
  const single = surveyQuestion.parse({
    Kind: 'single',
    QuestionId: 'one',
    Text: 'Which?',
    Choices: ['yes', 'no'].map((id) => ({ ChoiceId: id, Text: id.toUpperCase() })),
  });
  expect(tallyOf(single, [{ questionId: 'one', value: 'no', count: 3 }])).toEqual({
    QuestionId: 'one',
    Kind: 'single',
    Text: 'Which?',
    Average: null,
    NetPromoterScore: null,
    Counts: [
      { Value: 'yes', Text: 'YES', Count: 0 },
      { Value: 'no', Text: 'NO', Count: 3 },
    ],
  });
});
