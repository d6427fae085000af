import { RETURN_CODES } from '#lib/contract/index.ts';
import { GLOBAL_SURVEY_LIMIT } from '../community/surveys/change-survey.ts';
import { ORDER_ANSWERS, openSurveyShop, SURVEY_NOW, type SurveyShop, VISIT_ANSWERS } from '../testing/survey-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { NotFound, Conflict, InvalidRequest, TooManyRequests } = RETURN_CODES;
const stale = (State: string) => ({ ReturnCode: Conflict.code, Data: { State } });

describeOnEachEngine('answering a survey', (engine) => {
  let surveys: SurveyShop;
  beforeAll(async () => {
    surveys = await openSurveyShop(engine);
  });
  beforeEach(() => surveys.reset());
  afterAll(() => surveys.api.close());

  test('a public survey is open to any visit, an order’s survey only with its link', async () => {
    const { details, stateOf, save, answer, ofVisit, ofOrder } = surveys;
    const { Data } = await details(ofVisit(''));
    expect(Data).toMatchObject({ Title: 'How was your visit?', Version: 1, Site: 'store-st101', State: 'open' });
    expect([Data?.Questions.length, Data?.Draft]).toEqual([5, []]);
    expect(await stateOf(ofOrder())).toBe('open');
    const withoutLink = { ...ofOrder(), Token: '' };
    expect(await stateOf(withoutLink)).toBe('needs-token');
    expect(await save(withoutLink, ORDER_ANSWERS)).toMatchObject(stale('needs-token'));
    expect(await answer(ofVisit(''), VISIT_ANSWERS)).toMatchObject({
      ReturnCode: InvalidRequest.code,
      Data: { Field: 'SessionId' },
    });
  });

  test('an unknown template, store or token, one of another survey or no order: the same refusal', async () => {
    const { ofVisit, ofOrder, orderOf, tokenOf, order } = surveys;
    const nobodys = await orderOf(null);
    const unknown = [
      { ...ofVisit(), TemplateCode: 'no-such-survey' },
      { ...ofVisit(), Site: 'store-st999' },
      { ...ofVisit(), Site: 'anything-goes' },
      { ...ofOrder(), Token: 'hello' },
      { ...ofOrder(), Token: tokenOf('SM-000000-000000') },
      { ...ofOrder(), Token: tokenOf(nobodys.number) },
      { ...ofOrder(), Token: tokenOf(order().number, 'after-purchase') },
      { ...ofVisit(), Token: tokenOf(order().number) },
    ];
    for (const fields of unknown) {
      const expected = {
        status: 200,
        ReturnCode: NotFound.code,
        ReturnMessage: 'There is no such survey.',
        Data: null,
      };
      expect(await surveys.details(fields)).toEqual(expected);
      expect(await surveys.save(fields, [])).toEqual(expected);
      expect(await surveys.answer(fields, [])).toEqual(expected);
    }
  });

  test.each(['a--b', '-a', 'a/b', '../a', 'ä', '', 'x'.repeat(41)])('%j is refused as no site', async (Site) => {
    const { ReturnCode, Data } = await surveys.details({ ...surveys.ofVisit(), Site });
    expect([ReturnCode, Data]).toMatchObject([InvalidRequest.code, { Field: 'Site' }]);
  });

  test('a survey draft is stored per question for its link or visit only, and deleted when sent', async () => {
    const { save, answer, draftOf, details, ofOrder, ofVisit, orderOf, tokenOf, asha, db } = surveys;
    await save(ofOrder(), ORDER_ANSWERS);
    await save(ofOrder(), [
      { QuestionId: 'piece', Score: 1 },
      { QuestionId: 'parcel', Choices: [] },
      { QuestionId: 'recommend', Score: 10, Choices: ['no-such-choice'] },
    ]);
    const Draft = [
      { QuestionId: 'piece', Score: 1 },
      { QuestionId: 'delivery', Score: 2 },
      { QuestionId: 'recommend', Score: 6 },
      { QuestionId: 'words' },
    ];
    expect(await details(ofOrder())).toMatchObject({ Data: { Draft } });
    const other = await orderOf(asha().id);
    expect(await draftOf({ ...ofOrder(), Token: tokenOf(other.number) })).toEqual([]);
    await save(ofVisit(), VISIT_ANSWERS);
    expect([await draftOf(ofVisit()), await draftOf(ofVisit('visit-2'))]).toEqual([['welcome', 'recommend'], []]);
    expect((await answer(ofOrder(), ORDER_ANSWERS)).ReturnCode).toBe(0);
    expect(await details(ofOrder())).toMatchObject({ Data: { State: 'answered', Draft: [] } });
    expect(await save(ofOrder(), ORDER_ANSWERS)).toMatchObject(stale('answered'));
    expect(await db.selectFrom('survey_drafts').select('template_code').execute()).toEqual([
      { template_code: 'store-visit' },
    ]);
  });

  test('concurrent drafts from two devices keep the answers of both', async () => {
    const { save, draftOf, ofVisit } = surveys;
    await Promise.all(VISIT_ANSWERS.map((answer) => save(ofVisit(), [answer])));
    expect(await draftOf(ofVisit())).toEqual(['welcome', 'recommend']);
    await Promise.all([...VISIT_ANSWERS, { QuestionId: 'words', Text: 'Kind.' }].map((one) => save(ofVisit(), [one])));
    expect(await draftOf(ofVisit())).toEqual(['welcome', 'recommend', 'words']);
  });

  test('a survey without a required answer, or with a text too long, is refused and not stored', async () => {
    const { answer, stateOf, ofVisit } = surveys;
    expect(await answer(ofVisit(), VISIT_ANSWERS.slice(1))).toMatchObject({
      ReturnCode: InvalidRequest.code,
      Data: { Field: 'Answers.welcome', Message: 'must be answered' },
    });
    const tooLong = [...VISIT_ANSWERS, { QuestionId: 'words', Text: 'x'.repeat(1001) }];
    expect((await answer(ofVisit(), tooLong)).ReturnCode).toBe(InvalidRequest.code);
    expect(await stateOf(ofVisit())).toBe('open');
  });

  test('of concurrent answers one is accepted; a repeat gets the same response, others are refused', async () => {
    const { answer, results, ofVisit } = surveys;
    const scored = (Score: number) => [
      { QuestionId: 'welcome', Score: 5 },
      { QuestionId: 'recommend', Score },
    ];
    const codes = (await Promise.all(Array.from({ length: 8 }, (_, score) => answer(ofVisit(), scored(score))))).map(
      ({ ReturnCode }) => ReturnCode,
    );
    expect(codes.toSorted()).toEqual([0, ...Array(7).fill(Conflict.code)]);
    const accepted = codes.indexOf(0);
    expect((await answer(ofVisit(), scored(accepted).toReversed())).ReturnCode).toBe(0);
    expect(await answer(ofVisit(), scored(accepted + 1))).toMatchObject(stale('answered'));
    expect(await results('store-visit')).toMatchObject({ Answers: 1 });
  });

  test('a survey can be answered only while it is open', async () => {
    const { shop, change, stateOf, save, answer, ofVisit } = surveys;
    await change('store-visit', { OpensAt: SURVEY_NOW + 1, ClosesAt: SURVEY_NOW + 2 });
    expect(await stateOf(ofVisit())).toBe('not-open-yet');
    expect(await answer(ofVisit(), VISIT_ANSWERS, 2)).toMatchObject(stale('not-open-yet'));
    shop.now = SURVEY_NOW + 2;
    expect(await stateOf(ofVisit())).toBe('closed');
    expect(await save(ofVisit(), VISIT_ANSWERS, 2)).toMatchObject(stale('closed'));
  });

  test('new survey visits per network and hour are limited; begun ones and links are not', async () => {
    const { shop, save, answer, ofVisit, ofOrder } = surveys;
    for (let visit = 0; visit < 60; visit += 1) expect((await save(ofVisit(`v-${visit}`), [])).ReturnCode).toBe(0);
    expect((await answer(ofVisit('late'), VISIT_ANSWERS)).ReturnCode).toBe(TooManyRequests.code);
    expect((await answer(ofVisit('v-0'), VISIT_ANSWERS)).ReturnCode).toBe(0);
    expect((await answer(ofVisit('v-0'), VISIT_ANSWERS)).ReturnCode).toBe(0);
    expect((await answer(ofOrder(), ORDER_ANSWERS)).ReturnCode).toBe(0);
    shop.network = '203.0.113.8';
    expect((await answer(ofVisit('late'), VISIT_ANSWERS)).ReturnCode).toBe(0);
  });

  test('new survey visits of the whole store are limited, and the operator is alerted once', async () => {
    const { db, shop, save, ofVisit } = surveys;
    const { key, max } = GLOBAL_SURVEY_LIMIT;
    await db
      .insertInto('limit_events')
      .values(Array.from({ length: max }, (_, number) => ({ id: `l-${number}`, at: SURVEY_NOW, key })))
      .execute();
    for (const visit of ['a', 'b']) {
      expect((await save(ofVisit(visit), VISIT_ANSWERS)).ReturnCode).toBe(TooManyRequests.code);
    }
    expect(shop.alarms).toEqual(['No more surveys can be started in this minute']);
  });
});
