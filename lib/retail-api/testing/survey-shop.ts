import type { calls, DataOf, SurveyTemplateWire } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { surveyToken } from '../community/surveys/survey-token.ts';
import { readSurveyTemplates } from '../community/surveys/template-files.ts';
import { importTemplates } from '../community/surveys/template-repository.ts';
import type { Engine } from '../core/db/engine.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import { addCustomer, type TestCustomer } from './add-customer.ts';
import { type ApiCaller, send, signInSession } from './api-caller.ts';
import { createTestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { OPERATOR_KEY } from './operator.ts';
import { insertOrder } from './orders.ts';

type Details = DataOf<typeof calls.surveyDetails>;
type Results = DataOf<typeof calls.surveyResults>;

/** Start time of a survey shop, in epoch milliseconds. */
export const SURVEY_NOW = Date.parse('2026-11-22T10:00:00Z');

/** Text that occurs nowhere else. */
export const CANARY = 'the clasp of the canary is stiff';

/** Answers to every question of `store-visit`. */
export const VISIT_ANSWERS = [
  { QuestionId: 'welcome', Score: 5 },
  { QuestionId: 'recommend', Score: 9 },
];
/** Answers to `after-order`. */
export const ORDER_ANSWERS = [
  { QuestionId: 'piece', Score: 4 },
  { QuestionId: 'delivery', Score: 2 },
  { QuestionId: 'parcel', Choices: ['sealed', 'box-dented'] },
  { QuestionId: 'recommend', Score: 6 },
  { QuestionId: 'words', Text: CANARY },
];

/** A store with the bundled surveys, one shop, a visitor, and a customer with a delivered order. */
export async function openSurveyShop(engine: Engine) {
  const alarms: string[] = [];
  const shop = { now: SURVEY_NOW, network: '', alarms };
  const api = await createTestApi({
    engine,
    catalogue: 'seed',
    operatorKey: OPERATOR_KEY,
    now: () => shop.now,
    alarm: (event) => alarms.push(event),
  });
  const { db, secret } = api.context;
  await db.insertInto('stores').values({ code: 'ST101', document: '{}', position: 0 }).execute();
  let visitor: ApiCaller;
  let asha: TestCustomer;
  let order: OrderRow;

  const orderOf = (customer_id: string | null, overrides: object = {}) =>
    insertOrder(db, {
      customer_id,
      state: 'delivered',
      placed_at: SURVEY_NOW - DAY_MS,
      confirmed_at: SURVEY_NOW - DAY_MS,
      ...overrides,
    });
  const tokenOf = (number: string, template = 'after-order') => surveyToken(secret, { template, subject: number });
  const details = (fields: object) => visitor.post<Details>('SurveyDetails', fields);
  const operate = <Data>(name: string, body: object, key = OPERATOR_KEY) =>
    send<Data>(api.handle, name, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    api,
    db,
    shop,
    details,
    operate,
    orderOf,
    tokenOf,
    /** Resets the shop to its initial state. */
    async reset() {
      Object.assign(shop, { now: SURVEY_NOW, network: '203.0.113.7' });
      alarms.length = 0;
      await eraseShoppers(db);
      for (const table of ['survey_answers', 'survey_drafts', 'survey_templates'] as const) {
        await db.deleteFrom(table).execute();
      }
      await importTemplates(db, await readSurveyTemplates(), SURVEY_NOW);
      visitor = await signInSession((request) => {
        request.headers.set('x-forwarded-for', shop.network);
        return api.handle(request);
      });
      asha = await addCustomer(api, { name: 'Asha' });
      order = await orderOf(asha.id);
    },
    visitor: () => visitor,
    asha: () => asha,
    order: () => order,
    /** The survey of the delivered order, as linked in its mail. */
    ofOrder: (template = 'after-order') => ({
      TemplateCode: template,
      Site: 'mail',
      Token: tokenOf(order.number, template),
    }),
    /** The survey of a shop visit. */
    ofVisit: (SessionId = 'visit-1') => ({ TemplateCode: 'store-visit', Site: 'store-ST101', SessionId }),
    stateOf: async (fields: object) => (await details(fields)).Data?.State,
    draftOf: async (fields: object) => (await details(fields)).Data?.Draft.map(({ QuestionId }) => QuestionId),
    save: (fields: object, Answers: readonly object[], Version = 1) =>
      visitor.post('SaveSurveyDraft', { ...fields, Answers, Version }),
    answer: (fields: object, Answers: readonly object[], Version = 1) =>
      visitor.post('AnswerSurvey', { ...fields, Answers, Version }),
    results: async (TemplateCode: string, more: object = {}) =>
      (await operate<Results>('SurveyResults', { TemplateCode, ...more })).Data,
    /** Saves a change to a bundled template over its first version. */
    async change(TemplateCode: string, changed: Partial<SurveyTemplateWire>, ExpectedVersion = 1) {
      const template = (await readSurveyTemplates()).find((known) => known.TemplateCode === TemplateCode);
      return operate('SaveSurveyTemplate', { Template: { ...template, ...changed }, ExpectedVersion });
    },
  };
}

export type SurveyShop = Awaited<ReturnType<typeof openSurveyShop>>;
