import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../testing/zip-of.ts';
import { ZipArchive } from './zip-archive.ts';

const LIMITS = { files: 3, totalBytes: 3_000_000, fileBytes: 2_000_000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function opened(bytes: Uint8Array): Promise<ZipArchive> {
  const path = join(folder, 'photos.zip');
  await writeFile(path, bytes);
  return ZipArchive.open(path, LIMITS);
}

test('files are read by their paths', async () => {
  const zip = await opened(
    await zipOf([
      ['a/ring.jpg', 'ring'],
      ['empty.txt', ''],
    ]),
  );
  expect(zip.names).toEqual(['a/ring.jpg', 'empty.txt']);
  expect([String(await zip.read('a/ring.jpg')), String(await zip.read('empty.txt'))]).toEqual(['ring', '']);
  await expect(zip.read('b.jpg')).rejects.toThrow('has no b.jpg');
  await zip.close();
});

test.each<[string, [string, string | Uint8Array][], RegExp]>([
  ['a path that climbs', [['../ring.jpg', 'x']], /Unsafe filename/],
  ['an absolute path', [['/etc/passwd', 'x']], /Unsafe filename/],
  ['a drive', [['C:/ring.jpg', 'x']], /Unsafe filename/],
  ['more files than it may have', ['a', 'b', 'c', 'd'].map((name) => [name, 'x']), /more than 3 files/],
  ['a file that is too long', [['a', Buffer.alloc(2_000_001)]], /a has more than 1 MB/],
  ['too much together', ['a', 'b'].map((name) => [name, Buffer.alloc(1_900_000)]), /more than 2 MB unpacked/],
])('a zip file with %s is refused', async (_what, files, message) => {
  await expect(zipOf(files).then(opened)).rejects.toThrow(message);
});

test('a zip file with a password, and what is none, are refused', async () => {
  await expect(zipOf([['a', 'x']], { password: 'secret' }).then(opened)).rejects.toThrow('is encrypted');
  await expect(opened(Buffer.from('no zip'))).rejects.toThrow('is no zip file');
  await expect(ZipArchive.open(join(folder, 'none.zip'), LIMITS)).rejects.toThrow('cannot be read (ENOENT)');
});

test('a file that unpacks to more than it states ends the reading before more is given out', async () => {
  const bytes = await zipOf([['bomb', Buffer.alloc(1_900_000)]]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1_900_000);
  for (let at = bytes.indexOf(size); at !== -1; at = bytes.indexOf(size, at + 4)) bytes.writeUInt32LE(10, at);
  const zip = await opened(bytes);
  let given = 0;
  const reading = async () => {
    for await (const piece of zip.stream('bomb')) given += piece.length;
  };
  await expect(reading()).rejects.toThrow(/bomb is damaged/);
  expect(given).toBeLessThanOrEqual(10);
});

test('a file whose stated size is not that of its own header is damaged', async () => {
  const bytes = await zipOf([['ring.txt', 'x'.repeat(5000)]]);
  // The directory at the end repeats what stands before each file.
  const inDirectory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24;
  bytes.writeUInt32LE(1000, inDirectory);
  await expect(opened(bytes).then((zip) => zip.read('ring.txt'))).rejects.toThrow(/ring\.txt is damaged/);
});

test('a damaged file is found', async () => {
  const bytes = await zipOf([['ring.txt', 'abcdefgh'.repeat(100)]]);
  const at = bytes.indexOf('ring.txt') + 30;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  await expect(opened(bytes).then((zip) => zip.read('ring.txt'))).rejects.toThrow(/is damaged|is no zip file/);
});
