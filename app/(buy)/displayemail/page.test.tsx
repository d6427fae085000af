import { renderToStaticMarkup } from 'react-dom/server';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import DisplayEmailPage, { generateMetadata } from './page';

const MAIL = { Subject: 'Your Samay order SM-261121-ABC234 is confirmed', Html: '<body><p>Hello</p></body>' };

const setup = setUpRetailApi({ intercept: ({ name }) => (name === 'DisplayEmail' ? answer() : undefined) });
let answer: () => Response;

beforeEach(() => {
  answer = () => replyOf.data(MAIL);
});

async function open(t?: string | string[]) {
  const props = { searchParams: Promise.resolve(t === undefined ? {} : { t }) };
  const directives: ResponseDirectives = { tags: new Set() };
  const html = await collectDirectives(directives, async () => renderToStaticMarkup(await DisplayEmailPage(props)));
  return { html, status: directives.status, title: (await generateMetadata(props)).title };
}

test('an order mail is shown in a sandboxed frame without scripts, sized to its content', async () => {
  const { html, title, status } = await open('token-of-a-mail');
  expect([title, status]).toEqual([MAIL.Subject, undefined]);
  const frame = html.match(/<iframe[^>]*>/)?.[0];
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(frame).toMatch(/style="--narrow:\d+px;--wide:\d+px"/);
  expect(frame).toContain('srcDoc="&lt;body&gt;');
});

test.each([
  ['is unknown', 'token-of-a-mail'],
  ['is refused', 'token-of-a-mail'],
])('a mail token that %s is not found', async (what, token) => {
  const code = what === 'is refused' ? 'InvalidRequest' : 'NotFound';
  answer = () => replyOf.outcome({ code, data: {} });
  expect(await open(token)).toMatchObject({ status: 404, title: expect.stringMatching(/not found/i) });
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one that is too long', 'x'.repeat(201)],
  ['two', ['a', 'b']],
])('with %s as mail token no API call is made', async (_what, token) => {
  const before = setup.names().length;
  expect((await open(token)).status).toBe(404);
  expect(setup.names()).toHaveLength(before);
});

test('in an outage an order mail is not reported as missing', async () => {
  answer = () => new Response('', { status: 502 });
  const { title, status, html } = await open('token-of-a-mail');
  expect([title, status]).toEqual(['Your email', 503]);
  expect(html).not.toContain('<iframe');
});
