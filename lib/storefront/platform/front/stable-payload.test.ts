import { withStableId } from './stable-payload.ts';

const ONE = 'PnT4WiCjviUxZ98EbddwN';
const OTHER = 'Wr_1mgk8PjYtv74_EvhVY';

/** A payload as Next makes it, shortened; the length of its text is in bytes. */
const payload = (id: string, title = 'घड़ी') =>
  Buffer.from(
    `0:{"h":{"r":["$","$1","h",{"children":[null,["$","$L18","${id}v",{"children":"$L19"}],["$","$L1b","${id}m",{}]]}]}}\n` +
      `1a:T${Buffer.byteLength(title).toString(16)},${title}19:[["$","title","0",{"children":"${title}"}]]\n`,
  );

test('two renders of the same data are one payload', () => {
  const stable = withStableId(payload(ONE));
  expect(stable).toEqual(withStableId(payload(OTHER)));
  expect(String(stable)).toMatch(/"\$L18","([\w-]{21})v",\{.*"\$L1b","\1m",\{/);
});

test('a payload keeps everything but the id of its render', () => {
  const [, id = ''] = /"([\w-]{21})v"/.exec(String(withStableId(payload(ONE)))) ?? [];
  expect(withStableId(payload(ONE))).toEqual(payload(id));
});

test('a key of the page that looks like the id of a render stays as it is', () => {
  const row = '1:["$","li","rings-of-rose-gold-luv",{}]\n';
  const withKey = (id: string) => Buffer.concat([Buffer.from(row), payload(id)]);
  expect(withStableId(withKey(ONE))).toEqual(withStableId(withKey(OTHER)));
  expect(String(withStableId(withKey(ONE)))).toContain(row);
});

test('payloads of other data have other ids', () => {
  const ids = ['Watches', 'Rings'].map(
    (title) => /"([\w-]{21})v"/.exec(String(withStableId(payload(ONE, title))))?.[1],
  );
  expect(new Set(ids).size).toBe(2);
});

test('a payload without the id of a render stays as it is', () => {
  const bytes = Buffer.from('0:{"n":"/moved"}\n');
  expect(withStableId(bytes)).toBe(bytes);
});
