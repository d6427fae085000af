import { parseEnvironment } from '#lib/shared/env.ts';
import { openS3Server, S3_KEYS } from '../testing/s3-server.ts';
import { checkBucket } from './check-bucket.ts';

let s3: Awaited<ReturnType<typeof openS3Server>>;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

const settings = (more: Record<string, string> = {}) =>
  parseEnvironment({
    S3_URL: s3.url,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY: S3_KEYS.accessKey,
    S3_SECRET_KEY: S3_KEYS.secretKey,
    ...more,
  });

test('a bucket with the right keys works, with others it says why not, and without one there is nothing to say', async () => {
  expect(await checkBucket(settings(), Date.now)).toEqual({ works: true });
  expect(await checkBucket(settings({ S3_SECRET_KEY: 'another' }), Date.now)).toEqual({
    works: false,
    reason: expect.stringContaining('403'),
  });
  expect(await checkBucket(parseEnvironment({}), Date.now)).toBeNull();
});
