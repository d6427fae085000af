import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectFormat, formatOf } from './file-format.ts';
import { groupRows, readRows, surveyRows } from './read-rows.ts';
import { cell, type SourceRow } from './source-row.ts';
import { textChunks } from './text-chunks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samay-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(folder, 'feed');
  await writeFile(file, content);
  return file;
}

async function rowsOf(content: string, format: Parameters<typeof readRows>[1]): Promise<SourceRow[]> {
  return collect(readRows(await fileOf(content), format));
}

test('a table may have quotes, line ends in cells, CRLF, a byte order mark, short rows and repeated columns', async () => {
  const text =
    '\ufeffID\tTitle\tg:Image Link\tproduct_detail\tproduct detail\r\n1\t"A ""big""\nring"\thttp://a\tx\ty\r\n\r\n2\t12" dial\r\n';
  const [first, second] = await rowsOf(text, 'google-tsv');
  expect(first && [cell(first, 'id'), cell(first, 'title'), cell(first, 'image_link'), first.line]).toEqual([
    '1',
    'A "big"\nring',
    'http://a',
    3,
  ]);
  expect(first?.cells.get('product_detail')).toEqual(['x', 'y']);
  expect(second && [cell(second, 'title'), second.fault]).toEqual(['12" dial', undefined]);
});

test('a row with too many cells is a fault, and an unclosed quote ends the reading', async () => {
  const [row] = await rowsOf('id\ttitle\n1\tA\tB\n', 'google-tsv');
  expect(row?.fault).toBe('has 3 cells where the header has 2');
  await expect(rowsOf('Handle,Title\na,"b\n', 'shopify')).rejects.toThrow('a quoted cell is not closed');
});

test('RSS and Atom are read alike, with CDATA, entities, details and links', async () => {
  const rss =
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>1</g:id><title><![CDATA[A & B]]></title>' +
    '<g:description>5 &lt; 6</g:description><g:additional_image_link>x</g:additional_image_link><g:additional_image_link>y</g:additional_image_link>' +
    '<g:product_detail><g:section_name>S</g:section_name><g:attribute_name>Glass</g:attribute_name><g:attribute_value>Sapphire</g:attribute_value></g:product_detail>' +
    '<g:shipping><g:price>9 INR</g:price></g:shipping></item></channel></rss>';
  const [item] = await rowsOf(rss, 'google-xml');
  expect(item && [cell(item, 'title'), cell(item, 'description'), cell(item, 'price')]).toEqual([
    'A & B',
    '5 < 6',
    undefined,
  ]);
  expect(item?.cells.get('additional_image_link')).toEqual(['x', 'y']);
  expect(item?.cells.get('product_detail')).toEqual(['S:Glass:Sapphire']);
  const atom =
    '<feed xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>2</g:id><link href="http://a/2"/></entry></feed>';
  const [entry] = await rowsOf(atom, 'google-xml');
  expect(entry && [entry.key, cell(entry, 'link')]).toEqual(['2', 'http://a/2']);
  await expect(rowsOf('<rss><item></rss>', 'google-xml')).rejects.toThrow('is not well-formed XML');
});

test('JSON is split at its objects, whatever its strings contain, and lines are counted', async () => {
  const objects = [
    { ProductCode: 'A1', Description: '}]{ "quoted" \\' },
    { ProductCode: 'B2', Nested: { deep: [{}] } },
  ];
  const array = await rowsOf(JSON.stringify(objects, null, 1), 'json');
  expect(array.map((row) => [row.key, row.json])).toEqual(objects.map((json) => [json.ProductCode, json]));
  const lines = await rowsOf(`${objects.map((json) => JSON.stringify(json)).join('\n')}\n`, 'ndjson');
  expect(lines.map((row) => row.line)).toEqual([1, 2]);
  for (const cut of ['[', '[{"a":1}', '[{"a":1},', '[{"a":1},\n']) {
    await expect(rowsOf(cut, 'json')).rejects.toThrow('no closing bracket');
  }
  for (const [whole, count] of [
    ['[]\n', 0],
    ['\n[{"a":1},]', 1],
    ['{"a":1}\n{"a":2}', 2],
  ] as const) {
    await expect(rowsOf(whole, 'json')).resolves.toHaveLength(count);
  }
  await expect(rowsOf('[{"a":1}] [{"a":2}]', 'json')).rejects.toThrow('is not an object');
  await expect(rowsOf('[{"a":1', 'json')).rejects.toThrow('ends inside');
  await expect(rowsOf('[{"a":1}, 7]', 'json')).rejects.toThrow('is not an object');
  expect((await rowsOf('[{"a":}]', 'json'))[0]?.fault).toContain('is not JSON');
});

test('a file that is not UTF-8, or does not exist, is refused', async () => {
  const file = await fileOf(Uint8Array.of(0x69, 0x64, 0xe9, 0x0a));
  await expect(collect(textChunks(file))).rejects.toThrow('is not UTF-8. Save it as UTF-8');
  await expect(collect(textChunks(join(folder, 'none')))).rejects.toThrow('cannot be read (ENOENT)');
});

test('consecutive rows of a product are one group; scattered ones are detected', async () => {
  const feed = 'id\titem_group_id\ttitle\na\tg\tx\nb\tg\tx\nc\t\tx\nd\tg\tx\n';
  const file = await fileOf(feed);
  const groups = await collect(groupRows(readRows(file, 'google-tsv')));
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(await surveyRows(readRows(file, 'google-tsv'))).toEqual({ rows: 4, scattered: new Set(['g']) });
});

test('a file without text is reported as empty', async () => {
  await expect(detectFormat(await fileOf(' \n'))).rejects.toThrow('is empty');
});

test.each([
  ['<?xml version="1.0"?>', 'google-xml'],
  ['[\n', 'json'],
  ['{"ProductCode":"A"}', 'ndjson'],
  ['id\ttitle\tprice\n', 'google-tsv'],
  ['Handle,Title,Vendor\n', 'shopify'],
  ['"URL handle","Title"\n', 'shopify'],
  ['Watches of "November"\n\nSKU;Title;MRP\nK-1;Kiln;9\n', 'table'],
  ['name;price\n', undefined],
])('%j is detected as format %s', (start, format) => {
  expect(formatOf(start)).toBe(format);
});
