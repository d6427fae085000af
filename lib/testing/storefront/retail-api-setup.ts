import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { type Browser, newBrowser, serveWith } from './handlers.ts';
import { type ApiOptions, type ClientUnderTest, clientOnApi, clientOnDemo, type Interceptor } from './retail-client.ts';

/** What the tests of a file share: a retail API, the client of it that the code under test uses, and a browser. */
interface RetailApiSetup extends ClientUnderTest {
  readonly api: TestApi;
  /** Answers in place of the API until the end of a test; undefined lets the API answer. */
  intercept: Interceptor;
  /** A guest's browser; it has no cookies when a test begins. */
  readonly browser: Browser;
}

interface SetupOptions extends ApiOptions {
  /** `seed`, the default, has a few products; `demo` is the whole catalogue, with the usual options. */
  catalogue?: 'seed' | 'demo';
  /** Whether each test gets a database of its own, instead of one for the file, which is the default. */
  isFreshForEachTest?: boolean;
  /** What `intercept` is at the beginning of each test. */
  intercept?: Interceptor;
}

/** Starts a real retail API for the tests of this file, and ends it after them. Call it at the top of the file. */
export function setUpRetailApi(options: SetupOptions = {}): RetailApiSetup {
  const { catalogue = 'seed', isFreshForEachTest = false, intercept = () => undefined, ...apiOptions } = options;
  const browser = newBrowser();
  let started: (ClientUnderTest & { api: TestApi }) | undefined;
  const current = () => {
    if (!started) throw new Error('The retail API is used outside of a test. Move the use into beforeAll or a test.');
    return started;
  };
  const setup: RetailApiSetup = {
    get api() {
      return current().api;
    },
    get client() {
      return current().client;
    },
    get exchanges() {
      return current().exchanges;
    },
    names: () => current().names(),
    intercept,
    browser,
  };
  const start = async () => {
    const interceptor: Interceptor = (exchange) => setup.intercept(exchange);
    started = await (catalogue === 'demo' ? clientOnDemo(interceptor) : clientOnApi(interceptor, apiOptions));
    serveWith(started.client);
  };
  const end = () => started?.api.close();
  (isFreshForEachTest ? beforeEach : beforeAll)(start);
  (isFreshForEachTest ? afterEach : afterAll)(end);
  beforeEach(() => {
    setup.intercept = intercept;
    browser.cookies.clear();
    serveWith(current().client);
  });
  return setup;
}
