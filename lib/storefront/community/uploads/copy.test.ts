import { photoRefusal, refusedPhotos } from './copy.ts';

const TOO_LARGE = 'That photo is too large.';

test('a photo that was not taken is named, and how many others', () => {
  expect(refusedPhotos([])).toBe('');
  expect(refusedPhotos([{ name: 'a.jpg', message: TOO_LARGE }])).toBe('a.jpg: That photo is too large.');
  const names = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, message: TOO_LARGE }));
  expect(refusedPhotos(names)).toBe('a.jpg: That photo is too large. We could not use 2 more.');
});

test('a name is short, and nothing in it is hidden', () => {
  expect(refusedPhotos([{ name: `\u202E${'x'.repeat(300)}.jpg`, message: TOO_LARGE }])).toBe(
    `…${'x'.repeat(36)}.jpg: That photo is too large.`,
  );
});

test('what only shows once a photo is opened is said to be that', () => {
  expect(photoRefusal({ kind: 'refused', reason: 'invalid', field: 'file' })).toMatch(/40 million pixels/);
});
