import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AFTER_ORDER, AFTER_PURCHASE } from './invite-to-survey.ts';
import { readSurveyTemplates } from './template-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samay-surveys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const QUESTION = { Kind: 'text', QuestionId: 'words', Text: 'Words?' };
const SURVEY = {
  TemplateCode: 'short',
  Title: 'Short',
  ThankYou: 'Thank you.',
  Access: 'anyone',
  Questions: [QUESTION],
};
const readFolder = (survey: unknown, file = 'short.json') => {
  writeFileSync(join(folder, file), typeof survey === 'string' ? survey : JSON.stringify(survey));
  return readSurveyTemplates(folder);
};

test('the store has the surveys that orders invite to, and one for shop visits', async () => {
  const templates = await readSurveyTemplates();
  const access = new Map(templates.map(({ TemplateCode, Access }) => [TemplateCode, Access]));
  expect([access.get(AFTER_ORDER), access.get(AFTER_PURCHASE), access.get('store-visit')]).toEqual([
    'token',
    'token',
    'anyone',
  ]);
});

test('a file is read and omitted fields get their defaults', async () => {
  expect(await readFolder(SURVEY)).toEqual([
    { ...SURVEY, Intro: '', OpensAt: null, ClosesAt: null, Questions: [{ ...QUESTION, Hint: '', Required: false }] },
  ]);
});

test.each([
  ['{', 'Survey template short.json: is not JSON.'],
  [{ ...SURVEY, TemplateCode: 'other' }, 'Survey template short.json: TemplateCode: must be the name of the file.'],
  [{ ...SURVEY, Questions: [QUESTION, QUESTION] }, 'Survey template short.json: Questions.1: words is listed twice.'],
  [{ ...SURVEY, OpensAt: 2, ClosesAt: 2 }, 'Survey template short.json: ClosesAt: must be after OpensAt.'],
  [{ ...SURVEY, Title: 'Sh‮ort' }, 'Survey template short.json: Title: must not contain invisible characters.'],
])('%j stops the startup: %s', async (survey, message) => {
  await expect(readFolder(survey)).rejects.toThrow(message);
});

test('a question accepts no field of another kind, and needs at least two choices', async () => {
  await expect(readFolder({ ...SURVEY, Questions: [{ ...QUESTION, Choices: [] }] })).rejects.toThrow(/Questions\.0/);
  const single = { ...QUESTION, Kind: 'single', Choices: [{ ChoiceId: 'yes', Text: 'Yes' }] };
  await expect(readFolder({ ...SURVEY, Questions: [single] })).rejects.toThrow(/Questions\.0\.Choices/);
});

test('at most five questions may ask for a text', async () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...QUESTION, QuestionId: `q-${index}` }));
  await expect(readFolder({ ...SURVEY, Questions: texts(6) })).rejects.toThrow(
    'Questions: at most 5 may ask for a text.',
  );
  expect((await readFolder({ ...SURVEY, Questions: texts(5) }))[0]?.Questions).toHaveLength(5);
});
