import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import type { OpenDatabase } from '../core/db/engine.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { followOwnMessages } from './follow-own-messages.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
});
afterAll(() => opened.close());

test('a worded message that this release cannot use is left out and reported, and the others are used', async () => {
  const { db } = opened;
  const row = (language: string, id: string, Text: string) => {
    const texts = JSON.stringify({ Text: { Text, Of: '0'.repeat(16) } });
    return { kind: 'message' as const, id, language, texts, version: 1, saved_by: '', saved_at: 0 };
  };
  const rows = [
    row('hi', 'mailHello', 'नमस्ते {former},'),
    row('hi', 'mailHelloName', 'प्रिय {name},'),
    row('hi', 'mailItems', '{count, plural, few {# नग} other {# नग}}'),
    row('hi', 'mailOfAnEarlierRelease', 'पुराना'),
    row('xx', 'mailHelloName', 'Saluton {name},'),
  ];
  await db.insertInto('translations').values(rows).execute();
  const leftOut: string[] = [];
  const follow = followOwnMessages(db, (name) => leftOut.push(name));
  await follow();
  expect(inLanguage('hi', () => m.mailHelloName({ name: 'आशा' }))).toBe('प्रिय आशा,');
  expect(m.mailHelloName({ name: 'Asha' })).toBe('Hello Asha,');
  expect(leftOut).toEqual(['hi mailHello', 'hi mailItems', 'hi mailOfAnEarlierRelease', 'xx mailHelloName']);
  await db.deleteFrom('translations').execute();
  await follow();
  expect(inLanguage('hi', () => m.mailHelloName({ name: 'आशा' }))).not.toContain('प्रिय');
});
