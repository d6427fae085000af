import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import type { ApiCaller } from '../testing/api-caller.ts';
import { CANARY, ORDER_ANSWERS, openSurveyShop, SURVEY_NOW, type SurveyShop } from '../testing/survey-shop.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { untilLockWait } from '../testing/until-lock-wait.ts';

type Invitation = DataOf<typeof calls.surveyInvitation>;

const { NotFound } = RETURN_CODES;

describeOnEachEngine('order surveys', (engine) => {
  let surveys: SurveyShop;
  beforeAll(async () => {
    surveys = await openSurveyShop(engine);
  });
  beforeEach(() => surveys.reset());
  afterAll(() => surveys.api.close());

  test.each([
    [{ state: 'confirmed' }, 'after-purchase', 3, [{ QuestionId: 'ease', Score: 5 }]],
    [{ state: 'delivered' }, 'after-order', 6, ORDER_ANSWERS],
  ])(
    'an order that is %j invites a caller with its key to survey %s, until it is answered',
    async (options, code, questions, answers) => {
      const { orderOf, asha, visitor, stateOf, answer } = surveys;
      const { key } = await orderOf(asha().id, options);
      const invite = () => visitor().post<Invitation>('SurveyInvitation', { OrderKey: key });
      const { Data } = await invite();
      expect(Data).toMatchObject({ TemplateCode: code, Questions: questions });
      const fields = { TemplateCode: code, Site: 'web', Token: Data?.Token };
      expect(await stateOf(fields)).toBe('open');
      await answer(fields, answers);
      expect((await invite()).ReturnCode).toBe(NotFound.code);
    },
  );

  test('an unknown, cancelled or account-less order has no survey; by number only its customer has one', async () => {
    const { orderOf, asha, order, visitor, api } = surveys;
    const invite = async (by: ApiCaller, fields: object) => (await by.post('SurveyInvitation', fields)).ReturnCode;
    for (const options of [{ state: 'cancelled' }, { confirmed_at: null }, { customer_id: null }]) {
      const { key } = await orderOf(asha().id, options);
      expect(await invite(visitor(), { OrderKey: key })).toBe(NotFound.code);
    }
    const { number } = order();
    expect(await invite(asha().caller, { OrderNumber: number })).toBe(0);
    expect(await invite(visitor(), { OrderNumber: number })).toBe(NotFound.code);
    expect(await invite((await addCustomer(api)).caller, { OrderNumber: number })).toBe(NotFound.code);
  });

  test('a closed survey has no invitations', async () => {
    const { change, order, visitor } = surveys;
    await change('after-order', { ClosesAt: SURVEY_NOW });
    expect((await visitor().post('SurveyInvitation', { OrderKey: order().key })).ReturnCode).toBe(NotFound.code);
  });

  test('CustomerData contains the answered surveys about orders, and the waiting drafts', async () => {
    const { answer, save, ofOrder, order, asha, api } = surveys;
    await answer(ofOrder(), ORDER_ANSWERS);
    await save(ofOrder('after-purchase'), [{ QuestionId: 'ease', Score: 3 }]);
    const dataOf = async ({ caller }: TestCustomer) => (await caller.post('CustomerData')).Data?.SurveyAnswers;
    expect(await dataOf(await addCustomer(api))).toEqual([]);
    const OrderNumber = order().number;
    expect(await dataOf(asha())).toEqual([
      {
        Survey: 'How did we do?',
        OrderNumber,
        SentAt: '2026-11-22T10:00:00.000Z',
        Answers: [
          { Question: 'How do you like what you bought?', Answer: '4' },
          { Question: 'How was the delivery?', Answer: '2' },
          { Question: 'How did the parcel arrive?', Answer: 'Sealed and undamaged, The box was dented' },
          { Question: 'How likely are you to recommend us to a friend?', Answer: '6' },
          { Question: 'What should we keep doing, and what should we change?', Answer: CANARY },
        ],
      },
      {
        Survey: 'How was your purchase?',
        OrderNumber,
        SentAt: '',
        Answers: [{ Question: 'How easy was it to find and buy what you wanted?', Answer: '3' }],
      },
    ]);
  });

  test('deleting an account deletes survey texts and drafts, and unlinks the scores from the order', async () => {
    const { answer, save, results, ofOrder, asha, db } = surveys;
    await answer(ofOrder(), ORDER_ANSWERS);
    await save(ofOrder('after-purchase'), [{ QuestionId: 'words', Text: CANARY }]);
    const answers = () => db.selectFrom('survey_answers').selectAll().executeTakeFirstOrThrow();
    const before = await answers();
    await db.transaction().execute((transaction) => deleteCustomer(transaction, asha().id, SURVEY_NOW));
    expect(await tablesWith(db, CANARY)).toEqual({});
    const after = await answers();
    expect(after).toMatchObject({ order_number: null, content_hash: '' });
    expect(after.holder).not.toBe(before.holder);
    expect((await results('after-order'))?.Questions[0]).toMatchObject({ Answered: 1, Average: 4 });
    expect((await answer(ofOrder(), ORDER_ANSWERS)).ReturnCode).toBe(NotFound.code);
  });

  test('survey answers sent while the account is being deleted are refused', async () => {
    const { answer, ofOrder, asha, db } = surveys;
    const sent = await db.transaction().execute(async (transaction) => {
      await deleteCustomer(transaction, asha().id, SURVEY_NOW);
      const answered = answer(ofOrder(), ORDER_ANSWERS);
      await untilLockWait(db, engine, 'update "customers"');
      // This promise is not awaited here because it waits for this transaction.
      return { answered };
    });
    expect((await sent.answered).ReturnCode).toBe(NotFound.code);
    expect(await tablesWith(db, CANARY)).toEqual({});
  });

  test('drafts are deleted after 30 days, texts and owners after 13 months, and no order answers twice', async () => {
    const { answer, save, stateOf, ofOrder, ofVisit, db } = surveys;
    await answer(ofOrder(), ORDER_ANSWERS);
    await save(ofVisit(), [{ QuestionId: 'words', Text: CANARY }]);
    const textsAfter = async (days: number, less = 0) => {
      await runHousekeeping(db, SURVEY_NOW + days * DAY_MS - less);
      return tablesWith(db, CANARY);
    };
    expect(await textsAfter(30, 1)).toEqual({ survey_answer_values: 1, survey_drafts: 1 });
    expect(await textsAfter(30)).toEqual({ survey_answer_values: 1 });
    expect(await textsAfter(396, 1)).toEqual({ survey_answer_values: 1 });
    expect(await textsAfter(396)).toEqual({});
    expect(await db.selectFrom('survey_answers').select('order_number').execute()).toEqual([{ order_number: null }]);
    expect(await stateOf(ofOrder())).toBe('answered');
  });
});
