import type { calls, DataOf } from '#lib/contract/index.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const NOW = Date.parse('2026-11-22T04:00:00Z');

test.each([
  ['2026-11-21T18:30:00Z', true],
  ['9999-12-31T00:00:00Z', false],
])('a page dated %s has that date once it has come: %j', async (day, shown) => {
  const { handle, context, close } = await createTestApi({ now: () => NOW });
  const dated_at = Date.parse(day);
  await context.db.updateTable('pages').set({ dated_at, modified_at: 7 }).where('slug', '=', 'about').execute();
  const shopper = await signInSession(handle);
  const { Data } = await shopper.post<DataOf<typeof calls.pages>>('Page', { PageURL: 'about' });
  expect(Data?.[0]?.UpdatedAt).toBe(shown ? dated_at : 7);
  await close();
});
