import { buyerBrowser } from '#lib/testing/examples/reviews.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as ANSWER } from './answers/route.ts';
import { POST as ASK } from './route.ts';

const CODE = '1801AV01';
const QUESTION = { intent: 'ask', code: CODE, text: 'Can I swim with it?', author: 'Ravi K.' };

const setup = setUpRetailApi();
let ravi: Browser;
let asha: Browser;

beforeEach(async () => {
  await setup.api.context.db.deleteFrom('questions').execute();
  ({ browser: ravi } = await customerBrowser(setup.api, { name: 'Ravi Kumar' }));
  ({ browser: asha } = await buyerBrowser(setup.api, CODE));
});

const request = (fields: object = {}, browser = ravi) =>
  browser.json(ASK, 'POST', '/api/questions', { ...QUESTION, ...fields });
const questions = () => setup.api.context.db.selectFrom('questions').select(['id', 'text']).execute();
const answers = () => setup.api.context.db.selectFrom('answers').select(['id', 'text', 'display_name']).execute();
/** Creates a published question; returns its id. */
async function open(): Promise<string> {
  await request();
  await setup.api.context.db.updateTable('questions').set({ state: 'approved' }).execute();
  return (await questions())[0]?.id ?? '';
}
const reply = (question: string, fields: object = {}, browser = asha) => {
  const answer = { intent: 'answer', code: CODE, question, text: 'Yes,\nI do.', author: 'Asha R.' };
  return browser.json(ANSWER, 'POST', '/api/questions/answers', { ...answer, ...fields });
};

test('a question is saved on one line, without invisible characters', async () => {
  const answer = await request({ text: ' Can I\nswim \u200Bwith it? ' });
  expect(answer).toMatchObject({ status: 200, body: { location: '/myaccount/questions?notice=question-sent' } });
  expect(await questions()).toMatchObject([{ text: 'Can I swim with it?' }]);
});

test.each([
  ['text', { text: 'Why?' }, /10 to 300/],
  ['text', { text: 'x'.repeat(301) }, /10 to 300/],
  ['author', { author: ' ' }, /display name/],
])('an invalid %s of a question is reported with a message', async (field, fields, text) => {
  expect(await request(fields)).toMatchObject({
    status: 422,
    body: { problems: { [field]: expect.stringMatching(text) } },
  });
  expect(await questions()).toEqual([]);
});

test('without JavaScript a refused question returns to its page', async () => {
  const answer = await ravi.form(ASK, '/api/questions', { ...QUESTION, text: 'Why?' });
  expect(answer.headers.get('location')).toBe(`/myaccount/questions?product=${CODE}&refused=question`);
});

test('a question about a product no longer in the store is refused with a message', async () => {
  expect((await request({ code: 'GONE1234' })).body.problems['']).toMatch(/no longer sell this product/);
});

test('the sixth question of a day is rate limited', async () => {
  for (let count = 0; count < 5; count += 1) await request({ text: `Question number ${count}?` });
  const answer = await request();
  expect(answer).toMatchObject({ status: 429, body: { problems: { '': expect.stringMatching(/Try again in/) } } });
});

test("a buyer's answer keeps its line breaks; a customer without the product cannot answer", async () => {
  const id = await open();
  expect((await reply(id, {}, ravi)).body.problems['']).toMatch(/bought here and received/);
  const answer = await reply(id);
  expect(answer).toMatchObject({ status: 200, body: { location: '/myaccount/questions?notice=answer-sent' } });
  expect(await answers()).toMatchObject([{ text: 'Yes,\nI do.', display_name: 'Asha R.' }]);
  const plain = { intent: 'answer', code: CODE, question: id, text: '', author: 'Asha R.' };
  const refused = await asha.form(ANSWER, '/api/questions/answers', plain);
  expect(refused.headers.get('location')).toBe(`/myaccount/questions?product=${CODE}&question=${id}&refused=answer`);
});

test('a question or answer can be removed only by its author', async () => {
  const id = await open();
  await reply(id);
  const [answer] = await answers();
  const remove = (handler: typeof ASK, path: string, gone: string | undefined, browser: Browser) =>
    browser.form(handler, path, { intent: 'remove', id: gone ?? '' });
  await remove(ANSWER, '/api/questions/answers', answer?.id, ravi);
  await remove(ASK, '/api/questions', id, asha);
  expect([await questions(), await answers()].map((rows) => rows.length)).toEqual([1, 1]);
  const removed = await remove(ANSWER, '/api/questions/answers', answer?.id, asha);
  expect(removed.headers.get('location')).toBe('/myaccount/questions?notice=answer-removed');
  await remove(ASK, '/api/questions', id, ravi);
  expect([await questions(), await answers()].map((rows) => rows.length)).toEqual([0, 0]);
});

test('a guest asking a question is sent to the sign-in and back', async () => {
  const next = encodeURIComponent(`/myaccount/questions?product=${CODE}&refused=question`);
  expect(await request({}, newBrowser())).toMatchObject({
    status: 401,
    body: { location: `/users/sign_in?next=${next}` },
  });
});

test('a cross-site question or answer is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await ravi.json(ASK, 'POST', '/api/questions', QUESTION, headers)).status).toBe(403);
  expect((await asha.json(ANSWER, 'POST', '/api/questions/answers', QUESTION, headers)).status).toBe(403);
});

test('an outage of questions returns HTTP 503', async () => {
  serveWith(clientOf(() => new Response('', { status: 502 })).client);
  expect(await request()).toMatchObject({ status: 503, body: { ok: false } });
});
