import { WEEK_MS } from '#lib/shared/durations.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';

test('only the operator can read the searches that found nothing', async () => {
  const api = await createTestApi({ operatorKey: OPERATOR_KEY });
  const week = Math.floor(api.context.now() / WEEK_MS);
  const rows = [
    { key: 'a', text: 'cuckoo clock', searches: 12, week },
    { key: 'b', text: '', searches: 2, week },
  ];
  await api.context.db.insertInto('search_misses').values(rows).execute();
  const request = (key: string) => send(api.handle, 'SearchMisses', { headers: { authorization: `Bearer ${key}` } });
  expect((await request(OPERATOR_KEY)).Data).toEqual([
    { Text: 'cuckoo clock', Searches: 12, Week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect((await request('the-key-of-somebody-else-0123456789-0123456789')).status).toBe(401);
  await api.close();
});
