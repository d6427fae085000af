import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as deletion } from './account/deletion/code/route.ts';
import { POST as recovery } from './recovery/code/route.ts';
import { POST as signIn } from './sign-in/code/route.ts';

/** Valid by the contract, but too long for a cookie. */
const LONG_STATE = 'x'.repeat(1000);
const SENDS = ['GenerateLoginOTP', 'GenerateDeletionOTP', 'RequestRecovery'];

const setup = setUpRetailApi({
  intercept: ({ name }) => {
    if (!SENDS.includes(name)) return undefined;
    sent.push(name);
    return replyOf.data({ EString: LONG_STATE, OtpLength: 4, ExpiresInSeconds: 300, ResendAfterSeconds: 30 });
  },
});
const sent: string[] = [];

test.each([
  ['the sign-in', signIn, { mobile: '9876543210' }],
  ['the deletion', deletion, {}],
  ['the recovery', recovery, { email: 'asha@example.com', mobile: '9876543210', orderNumber: '' }],
])('a code for %s that this browser cannot store is reported as a failure', async (_what, handler, fields) => {
  const browser = handler === deletion ? (await customerBrowser(setup.api)).browser : newBrowser();
  sent.length = 0;
  const answer = await browser.json(handler, 'POST', '/api', fields);
  expect(sent).toHaveLength(1);
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ ok: false, problems: { '': expect.stringMatching(/cannot use it.*try again/) } });
  expect(browser.cookies.has('codeRequest')).toBe(false);
});
