import { renderToStaticMarkup } from 'react-dom/server';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { importSurveys, orderWithSurvey } from '#lib/testing/examples/surveys.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import SurveyPage, { generateMetadata } from './page';

const setup = setUpRetailApi({
  intercept: ({ name }) =>
    isDown && name === 'SurveyDetails' ? replyOf.outcome({ code: 'InternalError' }) : undefined,
});
let isDown = false;

beforeAll(async () => {
  await importSurveys(setup.api);
});
beforeEach(() => {
  isDown = false;
});

async function open(templatecode: string, site: string, search: Record<string, string | string[]> = {}) {
  const none = { t: undefined, step: undefined, notice: undefined, refused: undefined };
  const props = {
    params: Promise.resolve({ templatecode, site }),
    searchParams: Promise.resolve({ ...none, ...search }),
  };
  const directives: ResponseDirectives = { tags: new Set() };
  const html = await collectDirectives(directives, async () => renderToStaticMarkup(await SurveyPage(props)));
  return { html, status: directives.status, metadata: await generateMetadata(props) };
}
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('an open survey shows its first question and is not indexed', async () => {
  const { html, status, metadata } = await open('store-visit', 'web');
  expect([headingOf(html), status, metadata]).toEqual([
    'How was your visit?',
    undefined,
    { title: 'How was your visit?', robots: { index: false } },
  ]);
  expect(html).toContain('Question 1 of 5');
  expect(html).toContain('Five short questions');
  expect(html.match(/type="radio"/g)).toHaveLength(5);
});

test('each survey step shows its question, and the last one submits', async () => {
  const { html } = await open('store-visit', 'web', { step: '5' });
  expect(html).toContain('Question 5 of 5');
  expect(html).toMatch(/<textarea[^>]*maxLength="1000"/);
  expect(html).toContain('Send answers');
  expect((await open('store-visit', 'web', { step: '6' })).html).toContain('Question 1 of 5');
});

test('a missing survey answer is reported where the URL has the notice', async () => {
  expect((await open('store-visit', 'web', { step: '1', notice: 'missing' })).html).toContain(
    'Choose a number from 1 to 5.',
  );
  expect((await open('store-visit', 'web', { step: '1' })).html).not.toContain('Choose a number');
});

test('an order survey without its token says where to find the link', async () => {
  const { html, status, metadata } = await open('after-order', 'web');
  expect([headingOf(html), status, metadata.title]).toEqual([
    'Please open this survey from its link',
    undefined,
    'Please open this survey from its link',
  ]);
  expect(html).not.toContain('<form');
});

test('an answered survey thanks after sending; later it says that it is answered', async () => {
  const { token } = await orderWithSurvey(setup.api);
  expect(headingOf((await open('after-order', 'mail', { t: token, notice: 'sent' })).html)).toBe('How did we do?');
  const { db } = setup.api.context;
  await setup.client.call(
    (await import('#lib/contract/index.ts')).calls.answerSurvey,
    {
      TemplateCode: 'after-order',
      Site: 'mail',
      Token: token,
      Version: 1,
      Answers: ['piece', 'delivery', 'recommend'].map((QuestionId) => ({ QuestionId, Score: 5 })),
    },
    { sessionId: 'session-of-a-guest', jwt: '', customerToken: '', currencyId: 1 },
  );
  expect(await db.selectFrom('survey_answers').select('site').execute()).toEqual([{ site: 'mail' }]);
  const sent = await open('after-order', 'mail', { t: token, notice: 'sent' });
  expect([headingOf(sent.html), sent.metadata.title]).toEqual(['Thank you', 'Thank you']);
  expect(headingOf((await open('after-order', 'mail', { t: token })).html)).toBe(
    'You have already answered this survey',
  );
});

test.each([
  ['an unknown survey', 'no-such-survey', 'web', {}],
  ['a shop that is none', 'store-visit', 'store-st999', {}],
  ['a link of no survey', 'after-order', 'web', { t: 'hello' }],
  ['a path that is no code', '..%2Fcart', 'web', {}],
  ['a link that is too long', 'after-order', 'web', { t: 'x'.repeat(201) }],
])('%s returns HTTP 404 on the survey page', async (_what, template, site, search) => {
  expect(await open(template, site, search)).toMatchObject({ status: 404, metadata: { title: 'Page not found' } });
});

test('in an outage the survey page says so with HTTP 503', async () => {
  isDown = true;
  const { html, status } = await open('store-visit', 'web', { step: '2' });
  expect([headingOf(html), status]).toEqual(['Something went wrong on our side', 503]);
});
