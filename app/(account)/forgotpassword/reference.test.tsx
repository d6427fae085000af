import { saveOpenedRequest } from '#lib/storefront/account/server/opened-request.ts';
import { cookieStore, jar } from '#lib/testing/storefront/page-cookies.ts';
import ForgotPasswordPage from './page';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));
beforeEach(() => jar.clear());

const REFERENCE = 'SR-7KQ2MD';
async function shown(reference?: string | string[]): Promise<unknown> {
  const search = reference === undefined ? {} : { reference };
  return (await ForgotPasswordPage({ searchParams: Promise.resolve(search) })).props.reference;
}

test('the recovery request opened by this browser is confirmed on the page that the form led to', async () => {
  await saveOpenedRequest(cookieStore, REFERENCE);
  expect(await shown(REFERENCE)).toBe(REFERENCE);
  expect(await shown()).toBeNull();
});

test('a recovery reference typed into the URL is not confirmed', async () => {
  expect(await shown('SR-FAKE12')).toBeNull();
  await saveOpenedRequest(cookieStore, REFERENCE);
  for (const made of ['SR-FAKE12', '', [REFERENCE], ['SR-FAKE12', REFERENCE]]) expect(await shown(made)).toBeNull();
});
