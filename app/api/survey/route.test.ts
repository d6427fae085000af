import { unsealData } from 'iron-session';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, replyOf } from '#lib/testing/retail-client.ts';
import { bringSurveys, surveyedOrder } from '#lib/testing/surveys.ts';
import { POST as POST_ANSWERS } from './answers/route.ts';
import { POST } from './route.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

const PAGE = '/survey/store-visit/web';
const UNREACHABLE = 'We cannot reach the store right now. Your answers stay on this page. Please try again.';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let browser: Browser;
let broken: string;

beforeAll(async () => {
  made = await clientOnApi(({ name }) => (name === broken ? replyOf.outcome({ code: 'InternalError' }) : undefined));
  await bringSurveys(made.api);
});
afterAll(() => made.api.close());
beforeEach(() => {
  broken = '';
  browser = newBrowser();
  serveWith(made.client);
});

/** Where a step without scripts leads. */
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
const flashOf = async () => unsealData(browser.cookies.get('formNotes') ?? '', { password: SECRET });
const lastBody = (name: string) => made.exchanges.findLast((exchange) => exchange.name === name)?.body;
const answeredIds = (name: string) =>
  (lastBody(name)?.Answers as { QuestionId: string }[] | undefined)?.map(({ QuestionId }) => QuestionId);

test('without scripts a survey is answered step by step, back and forth, and sent with the last one', async () => {
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
  // Answered by now: the page says so.
  expect(await step(1, { score: '1' })).toBe(PAGE);
});

test('a required answer that is missing is said at its step, and Back needs none', async () => {
  expect(await step(1)).toBe(`${PAGE}?step=1&refused=survey`);
  expect(await flashOf()).toMatchObject({ form: 'survey', problems: { answer: 'Choose a number from 1 to 5.' } });
  expect(await step(1, { intent: 'back' })).toBe(`${PAGE}?step=1`);
});

test('who sends from the last step without an earlier answer is led to it, and nothing is sent', async () => {
  const before = made.names().filter((name) => name === 'AnswerSurvey').length;
  expect(await step(5, { text: 'Good' })).toBe(`${PAGE}?step=1&notice=missing`);
  expect(made.names().filter((name) => name === 'AnswerSurvey')).toHaveLength(before);
});

test.each(['2', '', 'x'])(
  'a step that was shown of version “%s” of a survey is shown anew, and saves nothing',
  async (version) => {
    const before = made.names().filter((name) => name === 'SaveSurveyDraft').length;
    expect(await step(1, { score: '5' }, { version })).toBe(PAGE);
    expect(made.names().filter((name) => name === 'SaveSurveyDraft')).toHaveLength(before);
  },
);

test('the link of an order goes along from step to step', async () => {
  const { token } = await surveyedOrder(made.api);
  const address = { template: 'after-order', site: 'mail', token };
  expect(await step(1, { score: '5' }, address)).toBe(`/survey/after-order/mail?t=${token}&step=2`);
});

test('in an outage the step comes back with what was answered', async () => {
  broken = 'SaveSurveyDraft';
  expect(await step(5, { text: 'Good', intent: 'back' })).toBe(`${PAGE}?step=5&refused=survey`);
  expect(await flashOf()).toMatchObject({ values: { text: 'Good' }, problems: { '': UNREACHABLE } });
});

test.each([
  ['an unknown survey', { template: 'no-such-survey' }],
  ['a shop that is none', { site: 'store-st999' }],
  ['a link of no survey', { token: 'hello' }],
])('%s is not found', async (_what, address) => {
  expect(await step(1, { score: '5' }, address)).toBe(404);
});

describe('by scripts', () => {
  const welcome = { score: 5, choices: [], text: '' };
  const recommend = { score: 9, choices: [], text: '' };
  const post = (intent: string, answers: object, more: object = {}) => {
    const address = { template: 'store-visit', site: 'web', token: '', version: 1 };
    return browser.json(POST_ANSWERS, 'POST', '/api/survey/answers', { ...address, intent, answers, ...more });
  };

  test('all answers are saved as a whole, and sent once', async () => {
    expect(await post('save', { welcome })).toMatchObject({ status: 200, body: { ok: true } });
    expect(answeredIds('SaveSurveyDraft')).toEqual(['welcome']);
    expect((await post('send', { welcome, recommend })).status).toBe(200);
    expect((await post('send', { welcome, recommend })).status).toBe(200);
    expect(await post('send', { welcome, recommend: welcome })).toMatchObject({
      status: 409,
      body: { reason: 'stale' },
    });
  });

  test('what is not all that is required is refused in the store’s words', async () => {
    expect(await post('send', { welcome })).toMatchObject({
      status: 400,
      body: { reason: 'invalid', message: 'Please check your answers. We have not sent them.' },
    });
  });

  test('an outage is said in the store’s words, and when to come back', async () => {
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
  ])('%j is refused before any call', async (fields) => {
    const before = made.exchanges.length;
    expect((await post('save', {}, fields)).status).toBe(400);
    expect(made.exchanges).toHaveLength(before);
  });

  test('another site’s page saves nothing', async () => {
    const before = made.exchanges.length;
    const answer = await browser.json(
      POST_ANSWERS,
      'POST',
      '/api/survey/answers',
      {},
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(made.exchanges).toHaveLength(before);
  });
});
