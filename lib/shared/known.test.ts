import { createKnown } from './known.ts';

const settings = { freshFor: 60, keptFor: 3600, retryAfter: 5 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const state = { now: 0, answer: 'first' as string | null, asked: 0 };
  const fetchValue = async () => {
    state.asked += 1;
    return state.answer;
  };
  const { read, expire } = createKnown(fetchValue, 'fallback', { ...settings, now: () => state.now });
  return { state, read, expire, known: async () => (await read()).value };
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

test('once it is said to have changed, the next reading is new', async () => {
  const { state, known, read, expire } = setUp();
  await known();
  state.answer = 'second';
  expire();
  expect(await read()).toEqual({ value: 'second', degraded: false });
  await known();
  expect(state.asked).toBe(2);
});

test('a fetch that the change has overtaken is not believed', async () => {
  const answers: ((value: string) => void)[] = [];
  const fetchValue = () => new Promise<string>((resolve) => answers.push(resolve));
  const { read, expire } = createKnown(fetchValue, 'fallback', { ...settings, now: () => 0 });
  const before = read();
  expire();
  const after = read();
  answers[1]?.('new');
  expect(await after).toEqual({ value: 'new', degraded: false });
  answers[0]?.('old');
  await before;
  expect(await read()).toEqual({ value: 'new', degraded: false });
});

test('a change that cannot be fetched leaves the last known value, as a makeshift', async () => {
  const { state, known, read, expire } = setUp();
  await known();
  state.answer = null;
  expire();
  expect(await read()).toEqual({ value: 'first', degraded: true });
  expire();
  await read();
  expect(state.asked).toBe(2);
  Object.assign(state, { now: 5, answer: 'second' });
  expect(await read()).toEqual({ value: 'second', degraded: false });
});

test('the fallback is a makeshift, a value through an outage is not', async () => {
  const { state, known, read } = setUp();
  state.answer = null;
  expect(await read()).toEqual({ value: 'fallback', degraded: true });
  Object.assign(state, { now: 5, answer: 'first' });
  await known();
  Object.assign(state, { now: 100, answer: null });
  expect(await read()).toEqual({ value: 'first', degraded: false });
});
