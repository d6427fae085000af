import { type Answered, createSuggestionSource } from './suggestion-source.ts';
import type { Suggestions } from './types.ts';

const suggesting = (word: string): Suggestions => ({
  popularSearches: [word],
  categories: [],
  brands: [],
  products: [],
});

/** A suggestion source whose fetches are answered by the test. */
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
    onChange: (answer) => reported.push(answer),
    now: () => clock.now,
  });
  const texts = () => reported.map((answer) => answer?.text ?? null);
  return { source, requests, reported, texts, clock };
}

test('search suggestions: fewer than three characters cause no request and show nothing', () => {
  const { source, requests, reported } = underTest();
  for (const text of ['', 'w', 'wa', '  wa  ']) source.request(text);
  expect(requests).toEqual([]);
  expect(reported).toEqual([null, null, null, null]);
});

test('search suggestions: three characters cause a request with the normalised text', async () => {
  const { source, requests, texts } = underTest();
  source.request(' rose   gold ');
  expect(requests[0]?.text).toBe('rose gold');
  await requests[0]?.answer(suggesting('rose gold rings'));
  expect(texts()).toEqual(['rose gold']);
});

test('search suggestions: a response after that of a later text is dropped, and its request aborted', async () => {
  const { source, requests, texts } = underTest();
  source.request('chr');
  source.request('chro');
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await requests[1]?.answer(suggesting('chronograph'));
  await requests[0]?.answer(suggesting('christmas'));
  expect(texts()).toEqual(['chro']);
});

test('search suggestions: a response is dropped once the text has become too short', async () => {
  const { source, requests, reported } = underTest();
  source.request('chr');
  source.request('ch');
  await requests[0]?.answer(suggesting('chronograph'));
  expect(reported).toEqual([null]);
});

test('search suggestions: an error shows nothing, and the same text is requested again', async () => {
  const { source, requests, reported } = underTest();
  source.request('chr');
  await requests[0]?.fail();
  source.request('chr');
  await requests[1]?.answer(null);
  expect(reported).toEqual([null, null]);
  source.request('chr');
  expect(requests).toHaveLength(3);
});

test('search suggestions: an error of an earlier text does not affect the current one', async () => {
  const { source, requests, texts } = underTest();
  source.request('chr');
  source.request('chro');
  await requests[1]?.answer(suggesting('chronograph'));
  await requests[0]?.fail();
  expect(texts()).toEqual(['chro']);
});

test('search suggestions: the same text is answered from the cache for a minute', async () => {
  const { source, requests, texts, clock } = underTest();
  source.request('chr');
  await requests[0]?.answer(suggesting('chronograph'));
  clock.now = 59_999;
  source.request('chr ');
  expect(requests).toHaveLength(1);
  expect(texts()).toEqual(['chr', 'chr']);
  clock.now = 60_000;
  source.request('chr');
  expect(requests).toHaveLength(2);
});

test('search suggestions: a response that came too late to be shown is cached', async () => {
  const { source, requests, texts } = underTest();
  source.request('chr');
  source.request('chro');
  await requests[0]?.answer(suggesting('chronograph'));
  source.request('chr');
  expect(requests).toHaveLength(2);
  expect(texts()).toEqual(['chr']);
});

test('search suggestions: of 101 cached texts the oldest is removed', async () => {
  const { source, requests } = underTest();
  for (let text = 0; text <= 100; text += 1) {
    source.request(`watch ${text}`);
    await requests[text]?.answer(suggesting('watch'));
  }
  source.request('watch 1');
  expect(requests).toHaveLength(101);
  source.request('watch 0');
  expect(requests).toHaveLength(102);
});

test('search suggestions: a stopped source calls back no more', async () => {
  const { source, requests, reported } = underTest();
  source.request('chr');
  source.stop();
  await requests[0]?.answer(suggesting('chronograph'));
  expect(reported).toEqual([]);
});
