import { importSurveys, orderWithSurvey } from '#lib/testing/examples/surveys.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as POST_ANSWERS } from './answers/route.ts';
import { POST } from './route.ts';

const PAGE = '/survey/store-visit/web';
const UNREACHABLE = 'Something went wrong on our side. Your answers stay on this page. Please try again.';

const setup = setUpRetailApi({
  intercept: ({ name }) => (name === broken ? replyOf.outcome({ code: 'InternalError' }) : undefined),
});
let browser: Browser;
let broken: string;

beforeAll(async () => {
  await importSurveys(setup.api);
});
beforeEach(() => {
  broken = '';
  browser = newBrowser();
});

/** Submits a step without JavaScript; returns the location of the redirect. */
async function step(number: number, fields: Record<string, string> = {}, address: Record<string, string> = {}) {
  const form = {
    template: 'store-visit',
    site: 'web',
    token: '',
    version: '1',
    ...address,
    step: String(number),
    ...fields,
  };
  const answer = await browser.form(POST, '/api/survey', form);
  return answer.status === 303 ? answer.headers.get('location') : answer.status;
}
const flashOf = async () => refusedForm(browser.cookies.get('formNotes'));
const lastBody = (name: string) => setup.exchanges.findLast((exchange) => exchange.name === name)?.body;
const answeredIds = (name: string) =>
  (lastBody(name)?.Answers as { QuestionId: string }[] | undefined)?.map(({ QuestionId }) => QuestionId);

test('without JavaScript a survey is answered step by step, back and forth, and sent with the last', async () => {
  expect(await step(1, { score: '5' })).toBe(`${PAGE}?step=2`);
  expect(await step(2, { 'choice-look': 'yes', 'choice-buy': 'yes', intent: 'back' })).toBe(`${PAGE}?step=1`);
  expect(answeredIds('SaveSurveyDraft')).toEqual(['reason']);
  expect(await step(1, { score: '4' })).toBe(`${PAGE}?step=2`);
  expect(await step(2)).toBe(`${PAGE}?step=3`);
  expect(await step(3, { choice: 'partly' })).toBe(`${PAGE}?step=4`);
  expect(await step(4, { score: '9' })).toBe(`${PAGE}?step=5`);
  expect(await step(5, { text: 'Slow till\r\nKind people' })).toBe(`${PAGE}?notice=sent`);
  expect(lastBody('AnswerSurvey')).toMatchObject({
    Answers: expect.arrayContaining([
      { QuestionId: 'welcome', Score: 4, Choices: [], Text: '' },
      { QuestionId: 'words', Score: null, Choices: [], Text: 'Slow till\nKind people' },
    ]),
  });
  // The survey is answered by now, which the page says.
  expect(await step(1, { score: '1' })).toBe(PAGE);
});

test('a missing required survey answer is reported at its step, and Back needs none', async () => {
  expect(await step(1)).toBe(`${PAGE}?step=1&refused=survey`);
  expect(await flashOf()).toMatchObject({ form: 'survey', problems: { answer: 'Choose a number from 1 to 5.' } });
  expect(await step(1, { intent: 'back' })).toBe(`${PAGE}?step=1`);
});

test('sending a survey without an earlier required answer leads to its step, and nothing is sent', async () => {
  const before = setup.names().filter((name) => name === 'AnswerSurvey').length;
  expect(await step(5, { text: 'Good' })).toBe(`${PAGE}?step=1&notice=missing`);
  expect(setup.names().filter((name) => name === 'AnswerSurvey')).toHaveLength(before);
});

test.each(['2', '', 'x'])(
  'a survey step of the outdated version “%s” is shown again and saves nothing',
  async (version) => {
    const before = setup.names().filter((name) => name === 'SaveSurveyDraft').length;
    expect(await step(1, { score: '5' }, { version })).toBe(PAGE);
    expect(setup.names().filter((name) => name === 'SaveSurveyDraft')).toHaveLength(before);
  },
);

test("the token of an order's survey is kept from step to step", async () => {
  const { token } = await orderWithSurvey(setup.api);
  const address = { template: 'after-order', site: 'mail', token };
  expect(await step(1, { score: '5' }, address)).toBe(`/survey/after-order/mail?t=${token}&step=2`);
});

test('in an outage a survey step returns with its answer', async () => {
  broken = 'SaveSurveyDraft';
  expect(await step(5, { text: 'Good', intent: 'back' })).toBe(`${PAGE}?step=5&refused=survey`);
  expect(await flashOf()).toMatchObject({ values: { text: 'Good' }, problems: { '': UNREACHABLE } });
});

test.each([
  ['an unknown survey', { template: 'no-such-survey' }],
  ['a shop that is none', { site: 'store-st999' }],
  ['a link of no survey', { token: 'hello' }],
])('%s returns HTTP 404 on a survey step', async (_what, address) => {
  expect(await step(1, { score: '5' }, address)).toBe(404);
});

describe('survey by script', () => {
  const welcome = { score: 5, choices: [], text: '' };
  const recommend = { score: 9, choices: [], text: '' };
  const post = (intent: string, answers: object, more: object = {}) => {
    const address = { template: 'store-visit', site: 'web', token: '', version: 1 };
    return browser.json(POST_ANSWERS, 'POST', '/api/survey/answers', { ...address, intent, answers, ...more });
  };

  test('all survey answers are saved together, and sent once', async () => {
    expect(await post('save', { welcome })).toMatchObject({ status: 200, body: { ok: true } });
    expect(answeredIds('SaveSurveyDraft')).toEqual(['welcome']);
    expect((await post('send', { welcome, recommend })).status).toBe(200);
    expect((await post('send', { welcome, recommend })).status).toBe(200);
    expect(await post('send', { welcome, recommend: welcome })).toMatchObject({
      status: 409,
      body: { reason: 'stale' },
    });
  });

  test("sending incomplete survey answers is refused with the store's message", async () => {
    expect(await post('send', { welcome })).toMatchObject({
      status: 400,
      body: { reason: 'invalid', message: 'Please check your answers. We have not sent them.' },
    });
  });

  test("an outage of survey answers is reported with the store's message and Retry-After", async () => {
    broken = 'AnswerSurvey';
    const answer = await post('send', { welcome, recommend });
    expect(answer).toMatchObject({ status: 503, body: { ok: false, message: UNREACHABLE } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test.each([
    [{ answers: null }],
    [{ answers: { welcome: { ...welcome, text: 'x'.repeat(1001) } } }],
    [{ answers: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, welcome])) }],
    [{ intent: 'delete' }],
    [{ version: 0 }],
    [{ site: '../cart' }],
  ])('the survey request %j is refused before any API call', async (fields) => {
    const before = setup.exchanges.length;
    expect((await post('save', {}, fields)).status).toBe(400);
    expect(setup.exchanges).toHaveLength(before);
  });

  test('a cross-site survey request saves nothing', async () => {
    const before = setup.exchanges.length;
    const answer = await browser.json(
      POST_ANSWERS,
      'POST',
      '/api/survey/answers',
      {},
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(setup.exchanges).toHaveLength(before);
  });
});
