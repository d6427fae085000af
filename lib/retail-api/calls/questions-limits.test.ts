import { calls, RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { openReviewShop, REVIEWED, type ReviewShop } from '../testing/review-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { askQuestion } from './questions.ts';

const { InvalidRequest, TooManyRequests } = RETURN_CODES;
const QUESTION = { ProductCode: REVIEWED, Text: 'Can I swim with it?', DisplayName: 'Ravi K.' };

describeOnEachEngine('limits of questions and answers', (engine) => {
  let shop: ReviewShop;
  beforeAll(async () => {
    shop = await openReviewShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  test.each([
    ['Text', { Text: 'Why?' }],
    ['Text', { Text: 'x'.repeat(301) }],
    ['Text', { Text: '1234567890 ?' }],
    ['Text', { Text: 'Two\nlines are one too many' }],
    ['DisplayName', { DisplayName: '' }],
  ])('a question or answer with a wrong %s is refused naming the field: %j', async (Field, fields) => {
    const ravi = await addCustomer(shop.api);
    const answer = await ravi.caller.post('AskQuestion', { ...QUESTION, ...fields });
    expect(answer).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field } });
  });

  test('a buyer may give twenty answers per day', async () => {
    const [ravi, asha] = [await addCustomer(shop.api), await shop.buyer('Asha Rao')];
    const { Data } = await ravi.caller.post<{ QuestionId: string }>('AskQuestion', QUESTION);
    const { QuestionId } = Data ?? {};
    await shop.operate('ModerateQuestion', { QuestionId, Decision: 'approve' });
    const reply = async () => {
      const answer = { QuestionId, Text: 'Yes, I do every week.', DisplayName: 'Asha R.' };
      return (await asha.caller.post('AnswerAsBuyer', answer)).ReturnCode;
    };
    for (let count = 0; count < 20; count += 1) expect(await reply()).toBe(0);
    expect(await reply()).toBe(TooManyRequests.code);
  });

  test('a network may ask thirty questions per hour, whichever the customers', async () => {
    let customerId = '';
    const from = async (network: string, count: number) => {
      // Each customer may ask five questions per day.
      if (count % 5 === 0) ({ id: customerId } = await addCustomer(shop.api));
      const caller = { sessionId: 's1', customerId, customerToken: '', network };
      const request = calls.askQuestion.request.parse({ ...QUESTION, Text: `Is number ${count} waterproof?` });
      return (await askQuestion.handle(request, shop.api.context, caller)).code;
    };
    for (let count = 0; count < 30; count += 1) expect(await from('203.0.113.7', count)).toBe('Success');
    expect(await from('203.0.113.7', 30)).toBe('TooManyRequests');
    expect(await from('203.0.113.8', 31)).toBe('Success');
  });
});
