import type { calls, DataOf, RefusalData, SavedRecords } from '#lib/contract/index.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { followOwnMessages } from '../translations/follow-own-messages.ts';

const MESSAGE = { Kind: 'message', Id: 'mailHelloName' };

describeOnEachEngine('messages that a shop words itself', (engine) => {
  let api: TestApi;
  let keys = 0;
  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY, catalogue: 'seed' });
  });
  afterEach(() => api.close());

  const save = (Text: string, Language = 'hi') =>
    deskCaller(api.handle)<SavedRecords & RefusalData>('SaveTranslations', {
      Kind: MESSAGE.Kind,
      Language,
      Rows: [{ Id: MESSAGE.Id, ExpectedVersion: 0, Fields: { Text } }],
      Operator: 'Meera Shah',
      IdempotencyKey: `messages-${keys++}`,
    });

  test('a shop words its mails itself, also in English', async () => {
    expect((await save('प्रिय {name},')).ReturnCode).toBe(0);
    expect((await save('Dear {name},', 'en')).ReturnCode).toBe(0);
    const follow = followOwnMessages(api.context.db, () => {});
    await follow();
    try {
      expect(m.mailHelloName({ name: 'Asha' })).toBe('Dear Asha,');
      expect(inLanguage('hi', () => m.mailHelloName({ name: 'आशा' }))).toBe('प्रिय आशा,');
    } finally {
      await api.context.db.deleteFrom('translations').execute();
      await follow();
    }
    expect(m.mailHelloName({ name: 'Asha' })).toBe('Hello Asha,');
    const read = await deskCaller(api.handle)<DataOf<typeof calls.translationRecord>>('TranslationRecord', {
      ...MESSAGE,
      Language: 'hi',
    });
    expect(read.Data?.Fields[0]).toMatchObject({ State: 'default', Form: 'message' });
  });

  test.each([
    ['प्रिय ग्राहक', 'must also have {name}'],
    ['प्रिय {name, date}', 'must not have {name, date}: write {name} alone'],
  ])('%s is refused: it %s', async (text, Message) => {
    expect((await save(text)).Data?.Refused).toEqual([{ Row: 1, Field: 'Text', Message }]);
  });
});
