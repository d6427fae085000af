/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import * as paths from '#lib/shared/paths.ts';
import { endRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { Link } from '@/components/ui/link';
import { prefetchInView } from './prefetch-in-view';

const VIEW_HEIGHT = 900;
/** The links of the page, by their distance from its top in pixels. */
type Page = Record<string, number>;

let page: Page;
let received: number;
let stop: () => void;
const fetched: string[] = [];
const waitForRest = () => jest.advanceTimersByTime(1000);

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
  stop = prefetchInView((href) => fetched.push(href));
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  received = 0;
  Object.assign(window, { innerWidth: 1000, innerHeight: VIEW_HEIGHT, requestIdleCallback: undefined });
  window.performance.getEntriesByType = () =>
    [
      { name: 'https://store.example/a?_rsc=x', startTime: performance.now(), encodedBodySize: received },
      { name: 'https://store.example/photo.avif', startTime: performance.now(), encodedBodySize: 9e9 },
    ] as unknown as PerformanceEntryList;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return rectangleAt(page[this.getAttribute('href') ?? ''] ?? 0);
  };
});
afterEach(() => {
  stop();
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

test('the number of pages fetched for one page is bounded, and starts anew with the next', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/watch-${index}`, index * 20]));
  show(many);
  waitForRest();
  expect(fetched).toHaveLength(12);
  window.dispatchEvent(new Event('scroll'));
  waitForRest();
  expect(fetched).toHaveLength(12);
  endRoute();
  waitForRest();
  expect(fetched).toHaveLength(24);
});

test('nothing more is fetched once the pages have taken their bytes', () => {
  show({ '/first': 10, '/later': 2 * VIEW_HEIGHT + 50 });
  waitForRest();
  received = 400_000;
  page['/later'] = 20;
  window.dispatchEvent(new Event('scroll'));
  waitForRest();
  expect(fetched).toEqual(['/first']);
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
  stop = prefetchInView((href) => fetched.push(href));
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
  stop = prefetchInView((href) => fetched.push(href));
  waitForRest();
  expect(fetched).toEqual(['/near']);
  expect(asked).toEqual(['/near']);
});
