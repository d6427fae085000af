import sharp from 'sharp';
import { RETURN_CODES } from '#lib/contract/index.ts';
import type { PhotoAnswer } from '../photo-search/photo-search.ts';
import { send } from '../testing/api-caller.ts';
import { bmpFile } from '../testing/bmp.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { hostilePhoto } from '../testing/hostile-photos.ts';

let api: TestApi;
let answer: PhotoAnswer;
let looked: number;
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  api = await createTestApi({
    catalogue: 'seed',
    photos: {
      find: async () => {
        looked++;
        return answer;
      },
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  looked = 0;
  answer = { kind: 'found', codes: ['1801AV01', '2101PK01'] };
});

async function upload(bytes: Uint8Array, name: string, field = 'file') {
  const body = new FormData();
  body.append('CustomerToken', '');
  body.append(field, new Blob([new Uint8Array(bytes)]), name);
  const issued = await send<{ SecurityToken: string }>(api.handle, 'JwtToken', {
    method: 'POST',
    body: JSON.stringify({ SessionID: 'photo-session', SiteURL: 'http://shop.test' }),
  });
  return send<Record<string, unknown>>(api.handle, 'ImageSearch', {
    method: 'POST',
    headers: { authorization: `Bearer ${issued.Data?.SecurityToken}` },
    body,
  });
}

test.each(['a.png', 'A.PNG', '../../etc/passwd.png', 'no name at all .png'])(
  'ImageSearch accepts a photo named %s',
  async (name) => {
    const { ReturnCode, Data } = await upload(png, name);
    expect(ReturnCode).toBe(RETURN_CODES.Success.code);
    expect(Data).toEqual({ similar_prod_ids: ['1801AV01', '2101PK01'] });
  },
);

test('ImageSearch returns sold-out products behind the others, and a product with one size left among them', async () => {
  answer = { kind: 'found', codes: ['3301TK01', '1801AV01', 'UNKNOWN', '7701SV01', '2101PK01'] };
  expect((await upload(png, 'photo.png')).Data).toEqual({
    similar_prod_ids: ['1801AV01', '7701SV01', '2101PK01', '3301TK01', 'UNKNOWN'],
  });
});

test('ImageSearch may find nothing', async () => {
  answer = { kind: 'found', codes: [] };
  expect((await upload(png, 'photo.png')).Data).toEqual({ similar_prod_ids: [] });
});

test('ImageSearch accepts each image format under each of its extensions', async () => {
  const picture = sharp(png);
  const jpeg = await picture.clone().jpeg().toBuffer();
  const bmp = bmpFile(8, 8, () => [1, 2, 3]);
  const files = { jpg: jpeg, JPEG: jpeg, jfif: jpeg, webp: await picture.clone().webp().toBuffer(), bmp };
  for (const [extension, bytes] of Object.entries(files)) {
    expect((await upload(bytes, `photo.${extension}`)).ReturnCode).toBe(RETURN_CODES.Success.code);
  }
});

const ANOTHER_CONTENT = 'The contents of the file do not match its extension.';

test.each<[string, () => Uint8Array, string, string]>([
  ['another extension', () => png, 'photo.gif', 'The file must end in png, jpg, jpeg, bmp, webp, jfif.'],
  ['no extension', () => png, 'photo', 'The file must end in png, jpg, jpeg, bmp, webp, jfif.'],
  ['another content', () => png, 'photo.jpg', ANOTHER_CONTENT],
  ['no photo', () => Buffer.from('hello'), 'photo.png', ANOTHER_CONTENT],
  ['nothing', () => Buffer.alloc(0), 'photo.png', ANOTHER_CONTENT],
  [
    'more than 5 MB',
    () => Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
    'photo.png',
    'The photo must be at most 5 MB.',
  ],
])('ImageSearch refuses %s without decoding it', async (_, bytes, name, message) => {
  const { ReturnCode, Data } = await upload(bytes(), name);
  expect(ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
  expect(Data).toEqual({ Field: 'file', Message: message });
  expect(looked).toBe(0);
});

test('ImageSearch refuses a photo with too many pixels by its header', async () => {
  const { bytes } = await hostilePhoto('huge by its header');
  expect((await upload(bytes, 'photo.png')).Data).toEqual({
    Field: 'file',
    Message: 'The photo must have at most 40 million pixels.',
  });
  expect(looked).toBe(0);
});

test('ImageSearch refuses no file, a file in another field and a body that is no form', async () => {
  expect((await upload(png, 'photo.png', 'photo')).ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
  expect(looked).toBe(0);
});

test.each<[PhotoAnswer['kind'], number]>([
  ['not-ready', RETURN_CODES.InternalError.code],
  ['busy', RETURN_CODES.TooManyRequests.code],
  ['unreadable', RETURN_CODES.InvalidRequest.code],
])('a photo result of %s is returned as code %s', async (kind, code) => {
  answer = { kind } as PhotoAnswer;
  expect((await upload(png, 'photo.png')).ReturnCode).toBe(code);
});
