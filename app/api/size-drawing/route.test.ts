import * as apiPaths from '#lib/shared/api-paths.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

setUpRetailApi({ catalogue: 'seed' });

const watch = { caseSize: 40, lugToLug: 46, shape: 'Round', wrist: 150 };
const read = (path: string) => newBrowser().get(GET, path);

test('a drawing follows from its address: the same for all visitors, for a day', async () => {
  const { status, headers } = await read(apiPaths.watchDrawing(watch));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await read(apiPaths.watchDrawing({ ...watch, lugToLug: null, shape: '' }))).status).toBe(200);
  expect((await read(apiPaths.bangleDrawing({ sizes: ['2.4', '2.10'], wrist: 190 }))).status).toBe(200);
  expect((await read(apiPaths.ringSizesDrawing(['12', '20']))).status).toBe(200);
});

test.each([
  '?case=40',
  '?wrist=160&case=40',
  '?wrist=170&case=4000',
  '?wrist=170&case=x',
  '?wrist=170&bangles=M,L',
  '?rings=M,L',
  '?wrist=170',
])('%s is no drawing', async (query) => {
  expect((await read(`/api/size-drawing${query}`)).status).toBe(400);
});
