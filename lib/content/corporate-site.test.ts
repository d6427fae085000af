import { isCorporateSite } from '#lib/shared/corporate-site.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { clientOf, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { getFlags } from './server.ts';

let word: string | null;
const made = clientOf(({ name }: Exchange) => {
  if (name !== 'SiteOptions') return replyOf.data({ SecurityToken: 'jwt' });
  return word === null ? new Response('', { status: 502 }) : replyOf.data([{ OptionId: 'CorporateSite', Value: word }]);
});

const forget = () => replaceSingleton('known.site-options', undefined);

beforeEach(() => {
  word = 'on';
  forget();
  replaceSingleton('corporate-site', undefined);
  serveWith(made.client);
});

test('until the options are known the setting counts, then what they say, and none of it asks for them', async () => {
  expect(isCorporateSite()).toBe(false);
  expect(made.names()).not.toContain('SiteOptions');
  await getFlags();
  const asked = made.names().length;
  expect(isCorporateSite()).toBe(true);
  expect(made.names()).toHaveLength(asked);
  word = 'off';
  forget();
  await getFlags();
  expect(isCorporateSite()).toBe(false);
});

test('in an outage the last word counts', async () => {
  await getFlags();
  word = null;
  forget();
  expect(await getFlags()).toMatchObject({ corporateSite: false });
  expect(isCorporateSite()).toBe(true);
});
