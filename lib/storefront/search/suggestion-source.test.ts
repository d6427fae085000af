import { type Answered, createSuggestionSource } from './suggestion-source.ts';
import type { Suggestions } from './types.ts';

const suggesting = (word: string): Suggestions => ({ words: [word], categories: [], brands: [], products: [] });

/** A source whose answers come when the test lets them. */
function underTest() {
  const requests: {
    text: string;
    signal: AbortSignal;
    answer: (value: Suggestions | null) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const reported: (Answered | null)[] = [];
  const clock = { now: 0 };
  const source = createSuggestionSource({
    fetchSuggestions: (text, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setImmediate(done));
        requests.push({
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
    tell: (answer) => reported.push(answer),
    now: () => clock.now,
  });
  const texts = () => reported.map((answer) => answer?.text ?? null);
  return { source, requests, reported, texts, clock };
}

test('fewer than three characters are not asked for, and show nothing', () => {
  const { source, requests, reported } = underTest();
  for (const text of ['', 'w', 'wa', '  wa  ']) source.ask(text);
  expect(requests).toEqual([]);
  expect(reported).toEqual([null, null, null, null]);
});

test('three are, in the one form of a text', async () => {
  const { source, requests, texts } = underTest();
  source.ask(' rose   gold ');
  expect(requests[0]?.text).toBe('rose gold');
  await requests[0]?.answer(suggesting('rose gold rings'));
  expect(texts()).toEqual(['rose gold']);
});

test('an answer that comes after that of a later text is dropped, and its request ended', async () => {
  const { source, requests, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await requests[1]?.answer(suggesting('chronograph'));
  await requests[0]?.answer(suggesting('christmas'));
  expect(texts()).toEqual(['chro']);
});

test('an answer to a text that has become too short is dropped', async () => {
  const { source, requests, reported } = underTest();
  source.ask('chr');
  source.ask('ch');
  await requests[0]?.answer(suggesting('chronograph'));
  expect(reported).toEqual([null]);
});

test('an error shows nothing, and the text is asked for again', async () => {
  const { source, requests, reported } = underTest();
  source.ask('chr');
  await requests[0]?.fail();
  source.ask('chr');
  await requests[1]?.answer(null);
  expect(reported).toEqual([null, null]);
  source.ask('chr');
  expect(requests).toHaveLength(3);
});

test('an error of a text before says nothing about the present one', async () => {
  const { source, requests, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  await requests[1]?.answer(suggesting('chronograph'));
  await requests[0]?.fail();
  expect(texts()).toEqual(['chro']);
});

test('the same text is answered from memory for a minute', async () => {
  const { source, requests, texts, clock } = underTest();
  source.ask('chr');
  await requests[0]?.answer(suggesting('chronograph'));
  clock.now = 59_999;
  source.ask('chr ');
  expect(requests).toHaveLength(1);
  expect(texts()).toEqual(['chr', 'chr']);
  clock.now = 60_000;
  source.ask('chr');
  expect(requests).toHaveLength(2);
});

test('an answer that came too late to be shown is remembered all the same', async () => {
  const { source, requests, texts } = underTest();
  source.ask('chr');
  source.ask('chro');
  await requests[0]?.answer(suggesting('chronograph'));
  source.ask('chr');
  expect(requests).toHaveLength(2);
  expect(texts()).toEqual(['chr']);
});

test('of a hundred and one texts the one remembered longest is forgotten', async () => {
  const { source, requests } = underTest();
  for (let text = 0; text <= 100; text += 1) {
    source.ask(`watch ${text}`);
    await requests[text]?.answer(suggesting('watch'));
  }
  source.ask('watch 1');
  expect(requests).toHaveLength(101);
  source.ask('watch 0');
  expect(requests).toHaveLength(102);
});

test('once stopped it tells nothing', async () => {
  const { source, requests, reported } = underTest();
  source.ask('chr');
  source.stop();
  await requests[0]?.answer(suggesting('chronograph'));
  expect(reported).toEqual([]);
});
