import { photoRefusal, refusedPhotos } from './copy.ts';

const TOO_LARGE = 'That photo is too large.';

test('the message about refused photos names the first one and counts the others', () => {
  expect(refusedPhotos([])).toBe('');
  expect(refusedPhotos([{ name: 'a.jpg', message: TOO_LARGE }])).toBe('a.jpg: That photo is too large.');
  const names = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, message: TOO_LARGE }));
  expect(refusedPhotos(names)).toBe('a.jpg: That photo is too large. We could not use 2 more.');
});

test('the name of a refused photo is shortened and cleared of hidden characters', () => {
  expect(refusedPhotos([{ name: `\u202E${'x'.repeat(300)}.jpg`, message: TOO_LARGE }])).toBe(
    `…${'x'.repeat(36)}.jpg: That photo is too large.`,
  );
});

test('a photo refused by its content, such as too many pixels, says so', () => {
  expect(photoRefusal({ kind: 'refused', reason: 'invalid', field: 'file' })).toMatch(/40 million pixels/);
});
