import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { readInvitations } from './read-invitations.ts';

const GUEST = { mobile: '9876543210', code: 'DIWALI-7K2M' };

const guestOf = (_: unknown, number: number) => ({ ...GUEST, mobile: String(9_000_000_000 + number) });

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  path = join(folder, 'invitations.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string) {
  writeFileSync(path, text);
  return readInvitations(parseEnvironment({ INVITATIONS_FILE: path }));
}

test('without a file there are no invitations and sign-in is open; an empty list admits nobody', async () => {
  expect(await readInvitations(parseEnvironment({}))).toBeNull();
  expect(await read('[]')).toEqual([]);
});

test('mobiles and codes are normalized', async () => {
  const expires = '2026-12-01T00:00:00+05:30';
  const list = await read(JSON.stringify([{ mobile: '+91 98765-43210', code: 'diwali 7k2m', expires }]));
  expect(list).toEqual([{ mobile: '9876543210', code: 'DIWALI7K2M', expires: Date.parse(expires) }]);
});

test.each([
  ['no JSON', '[{"mobile":"9876543210"', 'the file is not JSON.'],
  ['an object', '{}', 'must be a list.'],
  ['a list that is too long', Array.from({ length: 100_001 }, guestOf), 'must name at most 100,000 mobile numbers.'],
  [
    'a mobile that is none',
    [GUEST, { ...GUEST, mobile: '12345' }],
    'entry 2: mobile: must be a mobile number of ten digits.',
  ],
  ['a code that is short', [{ ...GUEST, code: 'AB-CD-E' }], 'entry 1: code: must be 6 to 32 letters and digits.'],
  ['a code that is long', [{ ...GUEST, code: 'X'.repeat(33) }], 'entry 1: code: must be 6 to 32 letters and digits.'],
  [
    'a code with other characters',
    [{ ...GUEST, code: 'DIWALI/26' }],
    'entry 1: code: must be 6 to 32 letters and digits.',
  ],
  [
    'an end without its offset',
    [{ ...GUEST, expires: '2026-12-01' }],
    'entry 1: expires: must be a time with its offset, such as 2026-12-01T00:00:00+05:30.',
  ],
  ['a mobile that is there twice', [GUEST, { ...GUEST, mobile: '098765 43210' }], 'entry 2: mobile: is listed twice.'],
])(
  '%s is reported in one line that names the file and quotes none of its content',
  async (_title, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await expect(read(text)).rejects.toThrow(new Error(`INVITATIONS_FILE: ${path}: ${message}`));
  },
);

test('a misspelt field is reported', async () => {
  await expect(read(JSON.stringify([{ ...GUEST, expiry: 1 }]))).rejects.toThrow(/: entry 1: [^\n]*expiry[^\n]*$/);
});

test('a missing file is named in the error', async () => {
  const none = join(folder, 'none.json');
  await expect(readInvitations(parseEnvironment({ INVITATIONS_FILE: none }))).rejects.toThrow(
    `INVITATIONS_FILE: ${none} cannot be read (ENOENT). Name a JSON file.`,
  );
});
