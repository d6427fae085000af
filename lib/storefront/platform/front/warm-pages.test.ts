import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { PopularPage } from './popular-pages.ts';
import { warmPages } from './warm-pages.ts';

const PAGES: PopularPage[] = ['/a', '/b', '/c'].map((href) => ({ device: 'desktop', language: 'en', href }));

test('pages are asked for one after the other, and only while no visitor waits for a render', async () => {
  const asked: string[] = [];
  let looks = 0;
  const get = async ({ href }: PopularPage) => asked.push(href);
  const isBusy = () => ++looks === 2 || looks === 3;
  expect(await warmPages(PAGES, { get, isBusy, isStopping: () => false, now: () => 0 })).toBe(3);
  expect(asked).toEqual(['/a', '/b', '/c']);
  expect(looks).toBe(5);
});

test.each([
  ['a stop', { isStopping: (asked: number) => asked === 1, minutes: 0 }],
  ['two minutes', { isStopping: () => false, minutes: 1.5 }],
])('%s ends it', async (_what, { isStopping, minutes }) => {
  let asked = 0;
  const get = async () => ++asked;
  const options = {
    get,
    isBusy: () => false,
    isStopping: () => isStopping(asked),
    now: () => asked * minutes * MINUTE_MS,
  };
  expect(await warmPages(PAGES, options)).toBe(minutes === 0 ? 1 : 2);
});
