import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { readSurveyTemplates } from '../community/surveys/template-files.ts';
import { importTemplates } from '../community/surveys/template-repository.ts';
import { send } from '../testing/api-caller.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { openSurveyShop, SURVEY_NOW, type SurveyShop, VISIT_ANSWERS } from '../testing/survey-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type TemplateList = DataOf<typeof calls.surveyTemplateList>;

const { Conflict } = RETURN_CODES;

describeOnEachEngine('surveys for the operator', (engine) => {
  let surveys: SurveyShop;
  beforeAll(async () => {
    surveys = await openSurveyShop(engine);
  });
  beforeEach(() => surveys.reset());
  afterAll(() => surveys.api.close());

  test('answers belong to the version of the survey they were given to; a draft keeps what still fits', async () => {
    const { answer, save, change, draftOf, results, ofVisit } = surveys;
    await answer(ofVisit('visit-0'), VISIT_ANSWERS);
    await save(ofVisit(), VISIT_ANSWERS);
    const question = { Kind: 'nps', QuestionId: 'recommend', Text: 'A friend?', Hint: '', Required: false } as const;
    const Questions = [{ ...question, LowLabel: '', HighLabel: '' }];
    expect(await change('store-visit', { Questions })).toMatchObject({ Data: { Version: 2 } });
    expect(await draftOf(ofVisit())).toEqual(['recommend']);
    expect(await answer(ofVisit(), VISIT_ANSWERS)).toMatchObject({
      ReturnCode: Conflict.code,
      Data: { State: 'changed' },
    });
    await answer(ofVisit(), [], 2);
    const Versions = [
      { Version: 2, Answers: 1 },
      { Version: 1, Answers: 1 },
    ];
    expect(await results('store-visit')).toMatchObject({ Version: 2, Answers: 1, Versions });
    expect(await results('store-visit', { Version: 1 })).toMatchObject({ Version: 1, Answers: 1, Versions });
    expect(await results('store-visit', { Version: 3 })).toBeNull();
  });

  test('a changed file is the next version, an operator’s version stays, and a stale save is refused', async () => {
    const { db, api, details, change } = surveys;
    const files = await readSurveyTemplates();
    const renamed = files.map((file) => ({ ...file, Title: `${file.Title} (new)` }));
    const currentSurvey = async () => (await details({ TemplateCode: 'after-order', Site: 'web' })).Data;
    await importTemplates(db, renamed, SURVEY_NOW);
    await importTemplates(db, renamed, SURVEY_NOW);
    expect(await currentSurvey()).toMatchObject({ Version: 2, Title: 'How did we do? (new)' });
    const saved = { Title: 'The operator’s' };
    expect(await change('after-order', saved, 1)).toMatchObject({ ReturnCode: Conflict.code, Data: { Version: 2 } });
    const both = await Promise.all([change('after-order', saved, 2), change('after-order', saved, 2)]);
    expect(both.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, Conflict.code]);
    await importTemplates(db, renamed, SURVEY_NOW);
    expect(await currentSurvey()).toMatchObject({ Version: 3, Title: 'The operator’s' });
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const list = await send<TemplateList>(api.handle, 'SurveyTemplateList', { headers });
    expect(list.Data?.map(({ TemplateCode, Version, Saved }) => [TemplateCode, Version, Saved])).toEqual([
      ['after-order', 3, true],
      ['after-purchase', 2, false],
      ['store-visit', 2, false],
    ]);
  });

  test('a new survey is stored as version 1', async () => {
    const { change, details } = surveys;
    const TemplateCode = 'exchange-day';
    expect(await change('store-visit', { TemplateCode }, 0)).toMatchObject({ Data: { TemplateCode, Version: 1 } });
    expect((await details({ TemplateCode, Site: 'web' })).Data).toMatchObject({ State: 'open' });
  });

  test('survey results have counts, averages and texts by question, and the places where it was offered', async () => {
    const { answer, results, ofVisit } = surveys;
    await answer(ofVisit('a'), [...VISIT_ANSWERS, { QuestionId: 'reason', Choices: ['look', 'buy'] }]);
    await answer({ ...ofVisit('b'), Site: 'web' }, [
      { QuestionId: 'welcome', Score: 2 },
      { QuestionId: 'recommend', Score: 3 },
      { QuestionId: 'reason', Choices: ['look'] },
      { QuestionId: 'words', Text: ' Slow till \n' },
    ]);
    const report = await results('store-visit');
    expect(report).toMatchObject({
      Answers: 2,
      Sites: [
        { Site: 'store-st101', Answers: 1 },
        { Site: 'web', Answers: 1 },
      ],
    });
    const question = (id: string) => report?.Questions.find(({ QuestionId }) => QuestionId === id);
    expect(question('welcome')).toMatchObject({ Answered: 2, Average: 3.5, NetPromoterScore: null });
    expect(question('recommend')).toMatchObject({ Answered: 2, Average: 6, NetPromoterScore: 0 });
    expect(question('reason')).toMatchObject({ Answered: 2, Average: null });
    expect(
      question('reason')
        ?.Counts.slice(0, 3)
        .map(({ Value, Count }) => [Value, Count]),
    ).toEqual([
      ['look', 2],
      ['buy', 1],
      ['service', 0],
    ]);
    expect(question('found')).toMatchObject({ Answered: 0 });
    expect(question('words')?.Texts).toEqual([{ Text: 'Slow till', Site: 'web', AnsweredAt: SURVEY_NOW }]);
  });

  test.each(['SurveyResults', 'SaveSurveyTemplate'])('%s requires the operator key', async (name) => {
    const { operate, visitor } = surveys;
    expect((await operate(name, { TemplateCode: 'store-visit' }, 'another-key')).status).toBe(401);
    expect((await visitor().post(name, { TemplateCode: 'store-visit' })).status).toBe(401);
  });
});
