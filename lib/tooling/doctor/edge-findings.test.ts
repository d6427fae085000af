import { bucketFindings, cdnFindings, searchFindings } from './edge-findings.ts';

const CDN = {
  CDN_PURGE_URL: ['http://cache.test/purge'],
  CDN_PURGE_TOKEN: 'x'.repeat(16),
  CDN_KIND: 'varnish' as const,
};
const answering = (status: number) => () => Promise.resolve(new Response(null, { status }));

test.each([
  [200, 'ok'],
  [403, 'wrong'],
])('a cache that answers a purge with %i is %s', async (status, state) => {
  expect(await cdnFindings(CDN, answering(status))).toMatchObject([{ state }]);
});

test('a cache without a token, and one that is away, are wrong', async () => {
  expect(await cdnFindings({ ...CDN, CDN_PURGE_TOKEN: undefined })).toMatchObject([{ state: 'wrong' }]);
  expect(await cdnFindings(CDN, () => Promise.reject(new Error('refused')))).toMatchObject([{ state: 'wrong' }]);
});

test('nothing is found where photos are in a folder, the index is in memory and nothing is in front', async () => {
  expect(await searchFindings({})).toEqual([]);
  expect(await bucketFindings({})).toEqual([]);
  expect(await cdnFindings({ ...CDN, CDN_PURGE_URL: undefined })).toEqual([]);
});
