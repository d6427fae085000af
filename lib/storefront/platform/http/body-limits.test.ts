import { globSync, readFileSync } from 'node:fs';
import { PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { bodyLimitOf, PHOTO_FORM_MAXIMUM_BYTES, PHOTO_FORMS, uploadPlaces } from './body-limits.ts';

const FORM = 'multipart/form-data; boundary=x';

test.each([
  ['/api/cart', FORM, 32 * 1024, 0],
  ['/api/photos', FORM, 8 * MEGABYTE + 4096, 1],
  ['/api/image-search', FORM, 5 * MEGABYTE + 4096, 1],
  ['/api/reviews', FORM, 64 * MEGABYTE, 4],
  ['/api/orders/returns', FORM, 64 * MEGABYTE, 4],
  ['/api/service', FORM, 64 * MEGABYTE, 4],
  ['/api/reviews', 'application/json', 32 * 1024, 0],
  ['/api/reviews', 'application/x-www-form-urlencoded', 32 * 1024, 0],
  ['/api/reviews/x', FORM, 32 * 1024, 0],
  ['/api/messages/whatsapp', 'application/json', 256 * 1024, 0],
])('the path %s accepts of %s at most %d bytes', (path, contentType, bytes, places) => {
  expect([bodyLimitOf(path, contentType), uploadPlaces(path, contentType)]).toEqual([bytes, places]);
});

test('a form can send all photos that it offers, and Next cuts off none', () => {
  expect(PHOTO_FORM_MAXIMUM_BYTES).toBeGreaterThan(SHOPPER_PHOTOS_MAXIMUM * PHOTO_MAXIMUM_BYTES + 64 * 1024);
  const [, megabytes] =
    /proxyClientMaxBodySize: (\d+) \* 1024 \* 1024/.exec(readFileSync('next.config.js', 'utf8')) ?? [];
  expect(Number(megabytes) * MEGABYTE).toBe(PHOTO_FORM_MAXIMUM_BYTES);
});

test('every handler of a form with photos gets their bytes', () => {
  const handlers = globSync('app/api/**/route.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('takesPhotos: true'),
  );
  expect(handlers.map((file) => `/${file.slice('app/'.length, -'/route.ts'.length)}`).toSorted()).toEqual(
    [...PHOTO_FORMS].toSorted(),
  );
});
