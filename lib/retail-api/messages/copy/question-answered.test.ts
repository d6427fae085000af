import { questionAnswered } from './question-answered.ts';

const input = {
  name: 'Ravi Kumar',
  title: 'Ganga Watch',
  slug: 'ganga-watch-1801av01',
  question: 'Can I swim with it?',
  siteUrl: 'https://shop.example',
};

test('the customer who asked gets the question and a link to the answer', () => {
  const { subject, body } = questionAnswered(input);
  expect(subject).toBe('Your question about Ganga Watch has an answer');
  expect(body).toContain('Hello Ravi Kumar,');
  expect(body).toContain('“Can I swim with it?”');
  expect(body).toContain('\nhttps://shop.example/ganga-watch-1801av01#questions\n');
});

test('if the product has left the catalogue, the link leads to the answer in the account', () => {
  expect(questionAnswered({ ...input, slug: '' }).body).toContain('https://shop.example/myaccount/questions\n');
});
