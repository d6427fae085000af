/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ProductQuestions, Question } from '#lib/storefront/community/questions/types.ts';
import { QuestionsSection } from './questions-section';

const question = (id: string, answers: Question['answers'] = []): Question => ({
  id,
  text: `Question ${id}?`,
  author: 'Ravi K.',
  askedAt: 0,
  answers,
});
const questionsOf = (questions: Question[], all = questions.length): ProductQuestions => ({
  questions,
  page: 1,
  totalPages: 1,
  total: all,
  all,
});
const show = (questions: ProductQuestions | null) => render(<QuestionsSection code="1801AV01" questions={questions} />);

test('answers name their author, and every question has a link to answer it', () => {
  const answer = { text: 'Yes.', answeredAt: 0 };
  show(
    questionsOf([
      question('a', [
        { ...answer, id: 's', by: 'store', author: '' },
        { ...answer, id: 'b', by: 'buyer', author: 'Asha R.' },
      ]),
    ]),
  );
  const answers = within(screen.getByRole('article', { name: 'Question a?' })).getAllByRole('listitem');
  expect(answers.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Yes\.Samay/),
    expect.stringMatching(/^Yes\.Asha R\..*Verified buyer/),
  ]);
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    '/myaccount/questions?product=1801AV01&question=a',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  [5, 0],
  [6, 1],
])('%d questions have %d search field', (all, fields) => {
  show(
    questionsOf(
      ['a', 'b', 'c', 'd', 'e'].map((id) => question(id)),
      all,
    ),
  );
  expect(screen.queryAllByRole('searchbox', { name: 'Search questions and answers' })).toHaveLength(fields);
  expect(screen.getByRole('link', { name: `Read all ${all} questions` })).toHaveAttribute(
    'href',
    '/questions/1801AV01',
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test.each([
  ['there are none', questionsOf([]), /No questions yet\./],
  ['they cannot be had', null, /cannot show/],
])('where %s, the questions section says so, and a question can still be asked', (_what, questions, text) => {
  show(questions);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
    'href',
    '/myaccount/questions?product=1801AV01',
  );
});
