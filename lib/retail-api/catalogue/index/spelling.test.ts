import { randomFrom } from '../../testing/random-from.ts';
import { newComparisonBudget, Spelling, type SpellingWord } from './spelling.ts';

const VOCABULARY = 100_000;
const MAX_COMPARISONS = newComparisonBudget().left;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function randomWords(count: number): SpellingWord[] {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, index) => {
    const length = 4 + Math.floor(random() * 9);
    const term = Array.from({ length }, () => LETTERS[Math.floor(random() * 26)]).join('');
    return { term, holders: index % 50, inCatalogue: true };
  });
}

test('a query compares no more words than its allowance, for any vocabulary and any words', () => {
  const spelling = new Spelling(randomWords(VOCABULARY));
  const work = newComparisonBudget();
  const queries = ['aeiouaeiou', 'qwertyuiop', 'xzxzxzxzxz', 'banglesss', 'necklaaace', 'abcdefgh'];
  for (const word of [...queries, ...queries]) {
    spelling.nearest(word, work);
    spelling.nearestBeginning(word, work);
  }
  expect(MAX_COMPARISONS).toBeLessThanOrEqual(10_000);
  expect(work.left).toBeGreaterThanOrEqual(-2 * 2 * queries.length);
});

test('most of a large vocabulary is never compared letter by letter', () => {
  const spelling = new Spelling([...randomWords(VOCABULARY), { term: 'chronograph', holders: 9, inCatalogue: true }]);
  for (const word of ['chronografh', 'chrinogrqph']) {
    const work = newComparisonBudget();
    expect(spelling.nearest(word, work)).toBe('chronograph');
    expect(MAX_COMPARISONS - work.left).toBeLessThan(VOCABULARY / 10);
  }
});

test.each(['a', 'abc', '40mm', 'x'.repeat(25), 'é', ''])('the word %j is never corrected and costs nothing', (word) => {
  const spelling = new Spelling(randomWords(1000));
  const work = newComparisonBudget();
  expect(spelling.nearest(word, work)).toBeUndefined();
  expect(work.left).toBe(MAX_COMPARISONS);
});

test('a query whose allowance is used up is not corrected', () => {
  const spelling = new Spelling([{ term: 'bracelet', holders: 1, inCatalogue: true }]);
  expect(spelling.nearest('brecelot', { left: 5 })).toBe('bracelet');
  expect(spelling.nearest('brecelot', { left: 0 })).toBeUndefined();
});
