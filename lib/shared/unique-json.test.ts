import { uniqueJson } from './unique-json.ts';

const read = (text: string) => uniqueJson(Buffer.from(text));

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}'],
  ['{"a":"{\\"b\\":1,\\"b\\":2}","b":"a:\\\\"}'],
  ['["a","a",{"":0}]'],
  ['"a"'],
  ['7'],
])('%s is read as it is', (text) => {
  expect(read(text)).toEqual(JSON.parse(text));
});

test.each([['{"a":1,"a":1}'], ['{"a":1,"b":[{"c":1,"d":{},"c":2}]}'], ['{"a":1,"\\u0061":2}'], ['{"a":1'], ['']])(
  '%s is not read',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test('bytes that are no UTF-8 are not read', () => {
  expect(uniqueJson(Uint8Array.from([0x22, 0xff, 0x22]))).toBeUndefined();
});
