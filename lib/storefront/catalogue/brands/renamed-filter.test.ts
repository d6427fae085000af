import { failure, success } from '#lib/shared/result.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { getListing } from '#lib/storefront/catalogue/server.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { slugOfRenamed, withRenamedBrands } from './renamed-filter.ts';

const admission = testAdmission();
const setup = setUpRetailApi({ catalogue: 'demo' });

beforeEach(async () => {
  replaceSingleton('known.site-options', undefined);
  const redirect = { from_path: 'brands/featured-brands/old-name', to_path: 'brands/featured-brands/aarvane' };
  const { db } = setup.api.context;
  await db
    .insertInto('redirects')
    .values(redirect)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

async function renamed(parameters: Record<string, string>) {
  const query = parseListingQuery(parameters);
  return withRenamedBrands(admission, query, await getListing(admission, 'watches', query));
}

test('a list with the slug of a brand before it was renamed leads to that of today, with all other choices', async () => {
  expect(await renamed({ brand: 'old-name', gender: 'men' })).toMatchObject({
    filters: { brand: ['aarvane'], gender: ['men'] },
  });
  expect(await renamed({ brand: 'old-name,aarvane' })).toMatchObject({ filters: { brand: ['aarvane'] } });
  // A later page finds nothing by the slug before.
  expect(await renamed({ brand: 'old-name', page: '2' })).toMatchObject({ filters: { brand: ['aarvane'] }, page: 2 });
});

test('known brands cost no call, and unknown ones stay', async () => {
  const calls: string[] = [];
  setup.intercept = ({ name }) => {
    calls.push(name);
    return undefined;
  };
  expect(await renamed({ brand: 'aarvane' })).toBeNull();
  expect(calls).not.toContain('ResolveUrl');
  expect(await renamed({ brand: 'nobody' })).toBeNull();
  expect(calls).toContain('ResolveUrl');
});

test('a list of many unknown brands costs few calls', async () => {
  let asked = 0;
  setup.intercept = ({ name }) => {
    if (name === 'ResolveUrl') asked += 1;
    return undefined;
  };
  const brands = Array.from({ length: 30 }, (_one, at) => `nobody-${at}`);
  expect(await renamed({ brand: brands.join(',') })).toBeNull();
  expect(asked).toBe(5);
});

test('nothing is asked where the list cannot be read or no brand is chosen', async () => {
  const away = failure({ kind: 'unavailable' });
  expect(await withRenamedBrands(admission, parseListingQuery({ brand: 'old-name' }), away)).toBeNull();
  expect(await withRenamedBrands(admission, parseListingQuery({}), success({ facets: [] }))).toBeNull();
});

test('the slug of today is found by the one before', async () => {
  expect(await slugOfRenamed(admission, 'old-name')).toBe('aarvane');
  expect(await slugOfRenamed(admission, 'nobody')).toBeUndefined();
});
