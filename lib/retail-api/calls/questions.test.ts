import type { Kysely } from 'kysely';
import { type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { collectCustomerData } from '../customers/account/collect-customer-data.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { openReviewShop, REVIEWED, type ReviewShop } from '../testing/review-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const QUESTION = { ProductCode: REVIEWED, Text: 'Can I swim with it?', DisplayName: 'Ravi K.' };

type Queue = DataOf<typeof calls.questionQueue>;
type Published = DataOf<typeof calls.productQuestions>;
type Own = DataOf<typeof calls.ownQuestions>;

describeOnEachEngine('questions', (engine) => {
  let shop: ReviewShop;
  let db: Kysely<Database>;
  let ravi: TestCustomer;
  let asha: TestCustomer;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
    ({ db } = shop.api.context);
  });
  beforeEach(async () => {
    await shop.reset();
    ravi = await addCustomer(shop.api, { name: 'Ravi Kumar', email: 'ravi@example.com' });
    asha = await shop.buyer('Asha Rao');
  });
  afterAll(() => shop.close());

  const request = (fields: object = {}, by = ravi) => {
    shop.pass(1000);
    return by.caller.post<{ QuestionId: string }>('AskQuestion', { ...QUESTION, ...fields });
  };
  const newQuestion = async (fields: object = {}, by = ravi) => (await request(fields, by)).Data?.QuestionId ?? '';
  const moderate = (QuestionId: string, Decision = 'approve', Reason = '') =>
    shop.operate('ModerateQuestion', { QuestionId, Decision, Reason });
  async function open(fields: object = {}): Promise<string> {
    const id = await newQuestion(fields);
    await moderate(id);
    return id;
  }
  const reply = (QuestionId: string, fields: object = {}, by = asha) => {
    shop.pass(1000);
    const answer = { QuestionId, Text: 'Yes, I do every week.', DisplayName: 'Asha R.' };
    return by.caller.post<{ AnswerId: string }>('AnswerAsBuyer', { ...answer, ...fields });
  };
  const replied = async (id: string, fields: object = {}, by = asha) =>
    (await reply(id, fields, by)).Data?.AnswerId ?? '';
  const moderateReply = (AnswerId: string, Decision = 'approve', Reason = '') =>
    shop.operate('ModerateAnswer', { AnswerId, Decision, Reason });
  const answer = (QuestionId: string, Text = 'Yes: it resists water to 100 m.') =>
    shop.operate('AnswerQuestion', { QuestionId, Text });
  const queue = async (Task = 'questions') =>
    (await shop.operate<Queue>('QuestionQueue', { Task })).Data?.Questions.map(({ QuestionId }) => QuestionId);
  const published = async (fields: object = {}) => {
    const guest = await signInSession(shop.api.handle);
    return (await guest.post<Published>('ProductQuestions', { ProductCode: REVIEWED, ...fields })).Data;
  };
  const own = async (by: TestCustomer) => (await by.caller.post<Own>('OwnQuestions')).Data;
  const mails = () => db.selectFrom('outbox').select(['kind', 'recipient', 'subject', 'body']).execute();

  test('a question is public after moderation, and the author gets the answer by mail', async () => {
    const id = await newQuestion();
    expect(await published()).toMatchObject({ Questions: [], AllQuestions: 0 });
    expect(await queue()).toEqual([id]);
    expect((await own(ravi))?.Questions).toMatchObject([{ QuestionId: id, State: 'waiting' }]);
    await moderate(id);
    expect(await queue('unanswered')).toEqual([id]);
    expect(await mails()).toEqual([]);
    await answer(id);
    expect(await published()).toMatchObject({
      TotalQuestions: 1,
      AllQuestions: 1,
      Questions: [
        {
          QuestionId: id,
          Text: 'Can I swim with it?',
          DisplayName: 'Ravi K.',
          Answers: [{ By: 'store', DisplayName: '', Text: 'Yes: it resists water to 100 m.' }],
        },
      ],
    });
    expect(await mails()).toMatchObject([{ kind: 'question-answered', recipient: 'ravi@example.com' }]);
    expect((await mails())[0]?.body).toMatch(/http:\/\/shop\.test\/[a-z0-9-]+1801av01#questions/);
    expect([await queue('unanswered'), await queue()]).toEqual([[], []]);
  });

  test('the answer mail is sent once, without buyers’ answers, and only to an author with an email', async () => {
    const id = await open();
    await moderateReply(await replied(id, { Text: 'Visit my shop at evil dot example.' }));
    await answer(id);
    await answer(id, 'Yes, and in the sea.');
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.body).not.toMatch(/evil|sea/);
    const bina = await addCustomer(shop.api);
    await answer(await newQuestion({}, bina));
    expect(await mails()).toHaveLength(1);
  });

  test('an answer to a question that was never moderated publishes both', async () => {
    await answer(await newQuestion());
    expect((await published())?.Questions).toHaveLength(1);
  });

  test('the store’s new answer replaces its old one, and is listed before those of buyers', async () => {
    const id = await open();
    await moderateReply(await replied(id));
    await answer(id, 'No.');
    await answer(id, 'Yes.');
    const [question] = (await published())?.Questions ?? [];
    expect(question?.Answers.map(({ By, Text }) => [By, Text])).toEqual([
      ['store', 'Yes.'],
      ['buyer', 'Yes, I do every week.'],
    ]);
  });

  test('a buyer’s answer is moderated first, counts once, and may be replaced', async () => {
    const id = await open();
    const first = await replied(id);
    expect([await queue('answers'), (await published())?.Questions[0]?.Answers]).toEqual([[id], []]);
    await moderateReply(first);
    expect((await published())?.Questions[0]?.Answers).toMatchObject([{ DisplayName: 'Asha R.', By: 'buyer' }]);
    expect(await replied(id, { Text: 'Not any more.' })).toBe(first);
    expect((await published())?.Questions[0]?.Answers).toEqual([]);
    await moderateReply(first, 'refuse', 'It is about another watch.');
    expect((await own(asha))?.Answers).toMatchObject([
      { Text: 'Not any more.', State: 'refused', Reason: 'It is about another watch.', Question: QUESTION.Text },
    ]);
  });

  test('only a customer who received the product may answer, and only a published question', async () => {
    const id = await open();
    expect((await reply(id, {}, ravi)).ReturnCode).toBe(code('NotFound'));
    expect((await reply(await newQuestion({ Text: 'Is the strap leather?' }))).ReturnCode).toBe(code('NotFound'));
    expect((await reply('x'.repeat(24))).ReturnCode).toBe(code('NotFound'));
    expect(await db.selectFrom('answers').select('id').execute()).toEqual([]);
  });

  test('the same text is one question, and the sixth question of a day is refused', async () => {
    const id = await newQuestion();
    expect(await newQuestion()).toBe(id);
    for (let count = 1; count < 5; count += 1) await newQuestion({ Text: `Question number ${count}?` });
    expect((await request({ Text: 'One question more?' })).ReturnCode).toBe(code('TooManyRequests'));
    expect(await newQuestion()).toBe(id);
  });

  test('a repeated question keeps its name, state and time, and does not use the limit', async () => {
    const id = await open();
    for (let count = 0; count < 6; count += 1) {
      expect(await newQuestion({ DisplayName: 'Call 98765 43210' })).toBe(id);
    }
    expect((await published())?.Questions).toMatchObject([{ QuestionId: id, DisplayName: 'Ravi K.' }]);
    expect(await queue()).toEqual([]);
  });

  test('a refused question that is asked again waits for moderation, and uses the limit', async () => {
    const id = await newQuestion();
    await moderate(id, 'refuse', 'It names a person.');
    expect(await newQuestion({ DisplayName: 'Ravi' })).toBe(id);
    expect(await queue()).toEqual([id]);
    expect((await own(ravi))?.Questions).toMatchObject([{ State: 'waiting', Reason: '', DisplayName: 'Ravi' }]);
    for (let count = 0; count < 3; count += 1) await newQuestion({ Text: `Question number ${count}?` });
    await moderate(id, 'refuse', 'It names a person.');
    expect((await request()).ReturnCode).toBe(code('TooManyRequests'));
  });

  test('a question changed since the moderator read it is not published', async () => {
    const id = await newQuestion();
    const readAt = shop.now();
    await moderate(id, 'refuse', 'It names a person.');
    await newQuestion({ DisplayName: 'Another name' });
    for (const [call, fields] of [
      ['ModerateQuestion', { Decision: 'approve' }],
      ['AnswerQuestion', { Text: 'Yes.' }],
    ] as const) {
      const operated = await shop.operate(call, { QuestionId: id, AskedAt: readAt, ...fields });
      expect(operated.ReturnCode).toBe(code('Conflict'));
    }
    expect((await published())?.Questions).toEqual([]);
    expect(
      (await shop.operate('ModerateQuestion', { QuestionId: id, AskedAt: shop.now(), Decision: 'approve' })).ReturnCode,
    ).toBe(0);
    const answerId = await replied(id);
    const answeredAt = shop.now();
    await replied(id, { Text: 'Buy it at evil dot example.' });
    const approve = (AnsweredAt: number) =>
      shop.operate('ModerateAnswer', { AnswerId: answerId, AnsweredAt, Decision: 'approve' });
    expect((await approve(answeredAt)).ReturnCode).toBe(code('Conflict'));
    expect((await published())?.Questions[0]?.Answers).toEqual([]);
    expect((await approve(shop.now())).ReturnCode).toBe(0);
    expect((await published())?.Questions[0]?.Answers).toHaveLength(1);
  });

  test('a question about an unknown product, or by a guest, is refused', async () => {
    expect((await request({ ProductCode: 'NOPE' })).ReturnCode).toBe(code('NotFound'));
    const guest = await signInSession(shop.api.handle);
    for (const call of ['AskQuestion', 'RemoveQuestion', 'AnswerAsBuyer', 'RemoveAnswer', 'OwnQuestions']) {
      const fields = { ...QUESTION, QuestionId: 'x'.repeat(24), AnswerId: 'x'.repeat(24) };
      expect((await guest.post(call, fields)).ReturnCode).toBe(code('SignInRequired'));
    }
    expect((await guest.post('ProductQuestions', { ProductCode: 'NOPE' })).ReturnCode).toBe(code('NotFound'));
  });

  test('only the operator can read the queue, moderate, and answer for the store', async () => {
    const id = await newQuestion();
    const answerId = 'x'.repeat(24);
    for (const [call, body] of [
      ['QuestionQueue', {}],
      ['ModerateQuestion', { QuestionId: id, Decision: 'approve' }],
      ['ModerateAnswer', { AnswerId: answerId, Decision: 'approve' }],
      ['AnswerQuestion', { QuestionId: id, Text: 'Yes.' }],
    ] as const) {
      expect((await shop.operate(call, body, 'another key')).status).toBe(401);
    }
    expect(await queue()).toEqual([id]);
    expect(await moderate(id, 'refuse')).toMatchObject({ ReturnCode: code('InvalidRequest') });
    expect((await moderate('x'.repeat(24))).ReturnCode).toBe(code('NotFound'));
    expect((await moderateReply(answerId)).ReturnCode).toBe(code('NotFound'));
    expect((await answer('x'.repeat(24))).ReturnCode).toBe(code('NotFound'));
  });

  test('questions are searched, ten per page, those with answers first', async () => {
    for (let count = 0; count < 12; count += 1) {
      const by = await addCustomer(shop.api);
      const id = await newQuestion({ Text: `Is number ${count} waterproof?` }, by);
      await moderate(id);
      if (count === 4) await answer(id, 'Splashes alone.');
    }
    const texts = async (fields: object) => (await published(fields))?.Questions.map(({ Text }) => Text);
    expect((await texts({}))?.slice(0, 2)).toEqual(['Is number 4 waterproof?', 'Is number 11 waterproof?']);
    expect(await texts({ Page: 2 })).toHaveLength(2);
    const [, { QuestionId } = { QuestionId: '' }] = (await published())?.Questions ?? [];
    expect((await published({ QuestionId }))?.Questions.map((question) => question.QuestionId)).toEqual([QuestionId]);
    expect(await published({ Text: 'splash' })).toMatchObject({ TotalQuestions: 1, TotalPages: 1, AllQuestions: 12 });
  });

  test('a question or answer can be removed only by its author', async () => {
    const id = await open();
    const answerId = await replied(id);
    await moderateReply(answerId);
    await ravi.caller.post('RemoveAnswer', { AnswerId: answerId });
    await asha.caller.post('RemoveQuestion', { QuestionId: id });
    expect((await published())?.Questions[0]?.Answers).toHaveLength(1);
    await asha.caller.post('RemoveAnswer', { AnswerId: answerId });
    expect((await published())?.Questions[0]?.Answers).toEqual([]);
    await ravi.caller.post('RemoveQuestion', { QuestionId: id });
    expect((await published())?.Questions).toEqual([]);
  });

  test('deleting an account removes its questions and answers, and purges the pages that showed them', async () => {
    await shop.countVersions();
    const id = await open();
    await moderateReply(await replied(id));
    const remove = (customer: TestCustomer) =>
      db.transaction().execute((transaction) => deleteCustomer(transaction, customer.id, shop.now()));
    const before = await shop.version();
    await remove(asha);
    expect((await published())?.Questions).toMatchObject([{ Answers: [] }]);
    await remove(ravi);
    expect((await published())?.Questions).toEqual([]);
    expect((await shop.version()) - before).toBe(2);
  });

  test('pages are purged only for published questions and answers', async () => {
    await shop.countVersions();
    const changes = async (work: () => Promise<unknown>) => {
      const before = await shop.version();
      await work();
      return (await shop.version()) - before;
    };
    const id = await newQuestion();
    expect(await changes(() => newQuestion({ Text: 'Is the strap leather?' }))).toBe(0);
    expect(await changes(() => moderate(id))).toBe(1);
    const answerId = await replied(id);
    expect(await changes(() => replied(id))).toBe(0);
    expect(await changes(() => moderateReply(answerId))).toBe(1);
    expect(await changes(() => replied(id, { Text: 'No longer.' }))).toBe(1);
    expect(await changes(() => asha.caller.post('RemoveAnswer', { AnswerId: answerId }))).toBe(0);
    expect(await changes(() => ravi.caller.post('RemoveQuestion', { QuestionId: id }))).toBe(1);
  });

  test('CustomerData contains the customer’s questions and answers', async () => {
    await replied(await open());
    const dataOf = async (customer: TestCustomer) =>
      collectCustomerData(
        db,
        await db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow(),
        shop.now(),
      );
    expect((await dataOf(ravi)).Questions).toMatchObject([{ ProductCode: REVIEWED, Text: QUESTION.Text }]);
    expect((await dataOf(asha)).QuestionAnswers).toMatchObject([{ Text: 'Yes, I do every week.', State: 'waiting' }]);
  });
});
