import { multipartForm } from './multipart-form.ts';

const TYPE = 'multipart/form-data; boundary=x7';
const PART = '--x7\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n';
const END = '--x7--\r\n';
const FIVE_MEGABYTES = 5 * 1024 * 1024;

const parse = jest.spyOn(Response.prototype, 'formData');
beforeEach(() => parse.mockClear());

async function written(form: FormData): Promise<[Buffer<ArrayBuffer>, string]> {
  const response = new Response(form);
  return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

test('a multipart form with a photo and a field is parsed', async () => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(FIVE_MEGABYTES, 'a')]), 'My ring.png');
  form.append('note', 'ring');
  const read = await multipartForm(...(await written(form)));
  expect(read?.get('file')).toMatchObject({ size: FIVE_MEGABYTES, name: 'My ring.png' });
  expect(read?.get('note')).toBe('ring');
});

test('the multipart boundary may be quoted', async () => {
  const read = await multipartForm(Buffer.from(`${PART}\r\n\r\n${END}`), 'Multipart/Form-Data; boundary="x7"');
  expect([...(read?.keys() ?? [])]).toEqual(['file']);
});

test.each([
  ['empty parts', `${PART}\r\n\r\n`.repeat(FIVE_MEGABYTES / PART.length)],
  ['header lines', `${PART}${'a:b\r\n'.repeat(FIVE_MEGABYTES / 5)}\r\n\r\n`],
  ['header lines without an end', PART + 'a:b\r\n'.repeat(FIVE_MEGABYTES / 5)],
  ['a name', `${PART.replace('a.png', '%22'.repeat(FIVE_MEGABYTES / 3))}\r\n\r\n`],
])('a multipart form with megabytes of %s is refused without being parsed', async (_what, parts) => {
  const bytes = Buffer.from(parts + END);
  expect(await multipartForm(bytes, TYPE)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
});

test.each([
  ['no boundary', 'multipart/form-data'],
  ['two of them', 'multipart/form-data; boundary=none, multipart/form-data; boundary=x7'],
  ['two parameters', 'multipart/form-data; boundary=none; boundary=x7'],
  ['another', 'multipart/form-data; boundary=none'],
])('a multipart form is not parsed where its type names %s', async (_what, contentType) => {
  expect(await multipartForm(Buffer.from(`${PART}\r\n\r\n${END}`), contentType)).toBeNull();
  expect(parse).not.toHaveBeenCalled();
});
