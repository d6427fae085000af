import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { RecoveryView } from '@/components/account/recovery/recovery-view';
import ForgotPasswordPage from './page';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

const setup = setUpRetailApi();

beforeEach(() => {
  jar.clear();
});

const open = () => ForgotPasswordPage({ searchParams: Promise.resolve({}) });
const TO_SIGN_IN = expect.objectContaining({ digest: expect.stringContaining(';/users/sign_in;') });

test('a guest sees the account recovery page', async () => {
  expect((await open()).type).toBe(RecoveryView);
});

test('an invalid customer token still opens the account recovery page, avoiding a redirect loop', async () => {
  await setCustomerCookie('gone-long-ago');
  expect((await open()).type).toBe(RecoveryView);
});

test('a signed-in customer on the account recovery page is redirected to the sign-in page', async () => {
  await setCustomerCookie((await customerBrowser(setup.api)).customer.token);
  await expect(open()).rejects.toEqual(TO_SIGN_IN);
});

test('an outage during the account recovery check does not sign the customer out', async () => {
  await setCustomerCookie('whoever');
  setup.intercept = ({ name }) => (name === 'CustomerTokenExist' ? new Response('', { status: 502 }) : undefined);
  await expect(open()).rejects.toEqual(TO_SIGN_IN);
});
