/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import * as paths from '#lib/shared/paths.ts';
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { FakeResources } from '#lib/testing/storefront/fake-resources.ts';
import { Link } from '@/components/ui/link';
import { ArrivedPages } from './arrived-pages';
import { prefetchInView } from './prefetch-in-view';

const VIEW_HEIGHT = 900;
/** The links of the page, by their distance from its top in pixels. */
type Page = Record<string, number>;

const resources = new FakeResources();
let page: Page;
let visibility: DocumentVisibilityState;
let stops: (() => void)[];
const fetched: string[] = [];
const waitForRest = () => jest.advanceTimersByTime(1000);

function start(): void {
  const arrived = new ArrivedPages();
  stops = [arrived.observe(), prefetchInView((href) => fetched.push(href), arrived)];
}

function show(shown: Page, network: object = {}): void {
  page = shown;
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  render(
    <main>
      {Object.keys(shown).map((href) => (
        <Link key={href} href={href}>
          There
        </Link>
      ))}
    </main>,
  );
  start();
}

const manyPages = (): Page =>
  Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/watch-${index}`, index * 20]));

/** Answers the requests for pages, one after the other, until none is left. */
function answerAll(transferSize = 9000): void {
  for (let index = 0; index < fetched.length; index++) resources.arrive(`${fetched[index]}?_rsc=x`, { transferSize });
}

function scroll(): void {
  window.dispatchEvent(new Event('scroll'));
  waitForRest();
}

function turn(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  visibility = 'visible';
  resources.install();
  Object.assign(window, { innerWidth: 1000, innerHeight: VIEW_HEIGHT, requestIdleCallback: undefined });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return rectangleAt(page[this.getAttribute('href') ?? ''] ?? 0);
  };
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

const rectangleAt = (top: number) =>
  ({ left: 0, right: 1000, width: 1000, top, bottom: top + 10, height: 10 }) as DOMRect;

test('the pages of links in view and right below are fetched once the view rests, that nearest to its centre asked for last', () => {
  show({ '/top': 0, '/centre': 445, '/below': VIEW_HEIGHT + 1, '/far': 2 * VIEW_HEIGHT + 1, '/above': -20 });
  expect(fetched).toEqual([]);
  waitForRest();
  expect(fetched).toEqual(['/below', '/top', '/centre']);
});

test.each([
  ['of a shopper', paths.cart()],
  ['of an account', paths.orders()],
  ['with a query, of which there are too many to be stored', '/watches?brand=pathik'],
  ['of search results', paths.search('slim')],
])('a page %s in view is not fetched', (_name, href) => {
  show({ [href]: 10 });
  waitForRest();
  expect(fetched).toEqual([]);
});

test('no page in view is prefetched where the visitor saves data', () => {
  show({ '/watches': 10 }, { saveData: true });
  waitForRest();
  expect(fetched).toEqual([]);
});

test('a browser that cannot tell whether a link is visible fetches the pages of all in view', () => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  show({ '/in-view': 100, '/far-below': 5000 });
  waitForRest();
  expect(fetched).toEqual(['/in-view']);
});

test('a few pages are on their way at a time, the next once one was answered, even by an error', () => {
  show(manyPages());
  waitForRest();
  expect(fetched).toEqual(['/watch-21', '/watch-23', '/watch-22']);
  resources.arrive('/watch-22?_rsc=x');
  expect(fetched).toHaveLength(4);
  resources.arrive('/watch-21?_rsc=x', { responseStatus: 503 });
  expect(fetched).toHaveLength(5);
});

test('a page whose prefetch was refused is not asked for again: the router would not ask the store, so no answer would come', () => {
  show(manyPages());
  waitForRest();
  resources.arrive('/watch-22?_rsc=x', { responseStatus: 503 });
  scroll();
  answerAll();
  expect(fetched).toHaveLength(12);
  expect(new Set(fetched).size).toBe(12);
});

test('pages that are still on their way for a page that was left take no place on the next', () => {
  show(manyPages());
  waitForRest();
  expect(fetched).toHaveLength(3);
  endRoute();
  waitForRest();
  expect(fetched).toHaveLength(6);
});

test('a page that was refused a moment ago keeps no place on the next page either, and is asked for again later', () => {
  show({ '/one': 10, '/two': 20, '/three': 30 });
  waitForRest();
  for (const href of [...fetched]) resources.arrive(`${href}?_rsc=x`, { responseStatus: 503 });
  endRoute();
  waitForRest();
  expect(fetched).toHaveLength(3);
  jest.advanceTimersByTime(9000);
  scroll();
  expect(fetched).toHaveLength(6);
});

test('on a slow line two pages are on their way at a time', () => {
  show(manyPages(), { effectiveType: '3g' });
  waitForRest();
  expect(fetched).toEqual(['/watch-23', '/watch-22']);
  resources.arrive('/watch-22?_rsc=x');
  expect(fetched).toHaveLength(3);
});

test('the number of pages fetched for one page is bounded, and starts anew with the next, without those that are there', () => {
  show(manyPages());
  waitForRest();
  answerAll();
  expect(fetched).toHaveLength(12);
  scroll();
  expect(fetched).toHaveLength(12);
  endRoute();
  waitForRest();
  answerAll();
  expect(fetched).toHaveLength(24);
  expect(new Set(fetched).size).toBe(24);
});

test('nothing more is fetched once pages and their scripts have taken their bytes', () => {
  show(manyPages());
  waitForRest();
  resources.arrive('/watch-22?_rsc=x', { transferSize: 100_000 });
  expect(fetched).toHaveLength(4);
  resources.arrive('/_next/static/chunks/product.js', { transferSize: 200_000 });
  answerAll();
  scroll();
  expect(fetched).toHaveLength(4);
});

test('a navigation and a scroll keep what was not begun from being asked for', () => {
  show(manyPages());
  waitForRest();
  startRoute();
  answerAll();
  scroll();
  expect(fetched).toHaveLength(3);
  endRoute();
  waitForRest();
  expect(fetched).toHaveLength(6);
  window.dispatchEvent(new Event('scroll'));
  answerAll();
  expect(fetched).toHaveLength(6);
});

test('a tab in the background fetches nothing, starts once it is seen, and stops once it is hidden', () => {
  visibility = 'hidden';
  show(manyPages());
  waitForRest();
  expect(fetched).toEqual([]);
  turn('visible');
  waitForRest();
  expect(fetched).toHaveLength(3);
  turn('hidden');
  answerAll();
  scroll();
  expect(fetched).toHaveLength(3);
});

test('of a card only the page of its product is fetched, not those of its other colours', () => {
  page = {};
  render(
    <main>
      <article>
        <Link href="/blue">Ganga</Link>
        <Link href="/green">Green</Link>
      </article>
    </main>,
  );
  start();
  waitForRest();
  expect(fetched).toEqual(['/blue']);
});

test('in a part below the window no link is asked for its place, which would lay that part out', () => {
  const asked: string[] = [];
  page = {};
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const href = this.getAttribute('href');
    if (href) asked.push(href);
    return rectangleAt(this.matches('.below-first-view[data-far]') ? 2 * VIEW_HEIGHT + 1 : 10);
  };
  render(
    <main>
      <div className="below-first-view">
        <Link href="/near">Near</Link>
      </div>
      <div className="below-first-view" data-far="">
        <Link href="/far">Far</Link>
      </div>
    </main>,
  );
  start();
  waitForRest();
  expect(fetched).toEqual(['/near']);
  expect(asked).toEqual(['/near']);
});
