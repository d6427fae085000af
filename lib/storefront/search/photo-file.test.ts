import { extensionOf, searchPhotoProblem } from './photo-file.ts';
import { signatureMatchesExtension } from './photo-kind.ts';

test.each(['a.png', 'a.JPG', 'a.Jpeg', 'a.b.bmp', 'a.WebP', 'a.jfif', '.png'])(
  'the photo file %s is accepted',
  (name) => expect(searchPhotoProblem({ name, size: 1 })).toBe(''),
);

test.each(['a', 'png', 'a.gif', 'a.svg', 'a.png.exe', 'a.png/', 'a.', '', 'a.png ', 'a.constructor'])(
  'the file “%s” is not sent, and the shopper is told why',
  (name) => expect(searchPhotoProblem({ name, size: 1 })).toMatch(/^We did not send that file\./),
);

test('a photo of 5 MB is accepted, one byte more is not', () => {
  expect(searchPhotoProblem({ name: 'a.png', size: 5 * 1024 * 1024 })).toBe('');
  expect(searchPhotoProblem({ name: 'a.png', size: 5 * 1024 * 1024 + 1 })).toMatch(/at most 5 MB/);
});

test('the file extension of a path is that of its last segment', () => {
  expect(extensionOf('c:\\photos.png\\ring')).toBe('');
  expect(extensionOf('../../etc/ring.JPG')).toBe('jpg');
});

const photo = (hex: string) => new Blob([Buffer.from(hex, 'hex')]);

test.each([
  ['png', '89504e470d0a1a0a0000000d', true],
  ['jpg', 'ffd8ffe000104a4649460001', true],
  ['jpeg', 'ffd8ffdb', true],
  ['jfif', 'ffd8ffe0', true],
  ['bmp', '424d36000000', true],
  ['webp', '524946462400000057454250', true],
  ['webp', '524946462400000041564920', false],
  ['png', 'ffd8ffe000104a4649460001', false],
  ['jpg', '3c7376673e', false],
  ['jpg', '', false],
  ['gif', '474946383961', false],
  ['constructor', '89504e470d0a1a0a', false],
])('a %s file that begins with %s has the content of its type: %s', async (extension, hex, sound) =>
  expect(await signatureMatchesExtension(extension, photo(hex))).toBe(sound),
);
