import { questionAnswered } from './question-answered.ts';

const told = {
  name: 'Ravi Kumar',
  title: 'Ganga Watch',
  slug: 'ganga-watch-1801av01',
  question: 'Can I swim with it?',
  siteUrl: 'https://shop.example',
};

test('whoever asked reads the question and where the answer is', () => {
  const { subject, body } = questionAnswered(told);
  expect(subject).toBe('Your question about Ganga Watch has an answer');
  expect(body).toContain('Hello Ravi Kumar,');
  expect(body).toContain('“Can I swim with it?”');
  expect(body).toContain('\nhttps://shop.example/ganga-watch-1801av01#questions\n');
});

test('where the product has left the catalogue, the answer is in the account', () => {
  expect(questionAnswered({ ...told, slug: '' }).body).toContain('https://shop.example/myaccount/questions\n');
});
