import { type Answered, createSuggestionSource } from './suggestion-source.ts';
import type { Suggestions } from './types.ts';

const suggesting = (word: string): Suggestions => ({ words: [word], categories: [], brands: [], products: [] });

/** A source whose answers come when the test lets them. */
function underTest() {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (value: Suggestions | null) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const told: (Answered | null)[] = [];
  const clock = { now: 0 };
  const source = createSuggestionSource({
    fetchSuggestions: (text, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setImmediate(done));
        asked.push({
          text,
          signal,
          answer: (value) => {
            resolve(value);
            return settled();
          },
          fail: () => {
            reject(new Error('no network'));
            return settled();
          },
        });
      }),
    tell: (answer) => told.push(answer),
    now: () => clock.now,
  });
  const texts = () => told.map((answer) => answer?.text ?? null);
  return { source, asked, told, texts, clock };
}

test('fewer than three characters are not asked for, and show nothing', () => {
  const { source, asked, told } = underTest();
  for (const text of ['', 'w', 'wa', '  wa  ']) source.ask(text);
  expect(asked).toEqual([]);
  expect(told).toEqual([null, null, null, null]);
});

test('three are, in the one form of a text', async () => {
  const { source, asked, texts } = underTest();
  source.ask(' rose   gold ');
  expect(asked[0]?.text).toBe('rose gold');
  await asked[0]?.answer(suggesting('rose gold rings'));
  expect(texts()).toEqual(['rose gold']);
});

test('an answer that comes after that of a later text is dropped, and its request ended', async () => {
  const { source, asked, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await asked[1]?.answer(suggesting('chronograph'));
  await asked[0]?.answer(suggesting('christmas'));
  expect(texts()).toEqual(['chro']);
});

test('an answer to a text that has become too short is dropped', async () => {
  const { source, asked, told } = underTest();
  source.ask('chr');
  source.ask('ch');
  await asked[0]?.answer(suggesting('chronograph'));
  expect(told).toEqual([null]);
});

test('an error shows nothing, and the text is asked for again', async () => {
  const { source, asked, told } = underTest();
  source.ask('chr');
  await asked[0]?.fail();
  source.ask('chr');
  await asked[1]?.answer(null);
  expect(told).toEqual([null, null]);
  source.ask('chr');
  expect(asked).toHaveLength(3);
});

test('an error of a text before says nothing about the present one', async () => {
  const { source, asked, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  await asked[1]?.answer(suggesting('chronograph'));
  await asked[0]?.fail();
  expect(texts()).toEqual(['chro']);
});

test('the same text is answered from memory for a minute', async () => {
  const { source, asked, texts, clock } = underTest();
  source.ask('chr');
  await asked[0]?.answer(suggesting('chronograph'));
  clock.now = 59_999;
  source.ask('chr ');
  expect(asked).toHaveLength(1);
  expect(texts()).toEqual(['chr', 'chr']);
  clock.now = 60_000;
  source.ask('chr');
  expect(asked).toHaveLength(2);
});

test('an answer that came too late to be shown is remembered all the same', async () => {
  const { source, asked, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  await asked[0]?.answer(suggesting('chronograph'));
  source.ask('chr');
  expect(asked).toHaveLength(2);
  expect(texts()).toEqual(['chr']);
});

test('of a hundred and one texts the one remembered longest is forgotten', async () => {
  const { source, asked } = underTest();
  for (let text = 0; text <= 100; text += 1) {
    source.ask(`watch ${text}`);
    await asked[text]?.answer(suggesting('watch'));
  }
  source.ask('watch 1');
  expect(asked).toHaveLength(101);
  source.ask('watch 0');
  expect(asked).toHaveLength(102);
});

test('once stopped it tells nothing', async () => {
  const { source, asked, told } = underTest();
  source.ask('chr');
  source.stop();
  await asked[0]?.answer(suggesting('chronograph'));
  expect(told).toEqual([]);
});
