import { createKnown } from './known.ts';

const settings = { freshFor: 60, keptFor: 3600, retryAfter: 5 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const state = { now: 0, answer: 'first' as string | null, asked: 0 };
  const fetchValue = async () => {
    state.asked += 1;
    return state.answer;
  };
  return { state, known: createKnown(fetchValue, 'fallback', { ...settings, now: () => state.now }) };
}

test('is fetched once for all who ask at first, and not again while fresh', async () => {
  const { state, known } = setUp();
  expect(await Promise.all([known(), known(), known()])).toEqual(['first', 'first', 'first']);
  state.now = 59;
  expect(await known()).toBe('first');
  expect(state.asked).toBe(1);
});

test('is refreshed behind the back of whoever asks', async () => {
  const { state, known } = setUp();
  await known();
  Object.assign(state, { now: 60, answer: 'second' });
  expect(await known()).toBe('first');
  await settled();
  expect(await known()).toBe('second');
});

test('lasts through an outage, but not for ever', async () => {
  const { state, known } = setUp();
  await known();
  Object.assign(state, { now: 3599, answer: null });
  expect(await known()).toBe('first');
  await settled();
  state.now = 3600 + 10;
  expect(await known()).toBe('fallback');
});

test('after a failure nobody asks for a while', async () => {
  const { state, known } = setUp();
  state.answer = null;
  expect(await known()).toBe('fallback');
  state.now = 4;
  await known();
  expect(state.asked).toBe(1);
  Object.assign(state, { now: 5, answer: 'back' });
  expect(await known()).toBe('back');
});
