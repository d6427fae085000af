import fc from '#lib/testing/generated.ts';
import { anonymousPath, shortMark } from './anonymise.ts';

describe('anonymousPath', () => {
  test.each([
    ['/', '/'],
    ['/watches/men', '/watches/men'],
    ['/titan-dial-watch-for-men-nr1580ym05', '/titan-dial-watch-for-men-nr1580ym05'],
    ['/watches?mobile=9876543210#9876543210', '/watches'],
    ['/a/9876543210', '/a/…'],
    ['/a/98765-43210/b', '/a/…/b'],
    ['/delivery-560001', '/…'],
    ['/asha@example.com', '/…'],
    ['/asha%40example.com', '/…'],
    ['/passwordreset/Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZg', '/passwordreset/…'],
    ['/3f2504e0-4f89-11d3-9a0c-0305e82c3301', '/…'],
    ['/x-00003ffa-aaaa-1aaa-bfff-ffeacaaa0b8a', '/…'],
    ['/a<b>', '/…'],
  ])('the path %s is logged as %s', (path, expected) => expect(anonymousPath(path)).toBe(expected));

  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
  const PERSONAL = fc.oneof(
    digits(10),
    digits(6),
    fc.emailAddress(),
    fc.uuid(),
    fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    fc.stringMatching(/^eyJ[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}$/),
  );

  test('no mobile, pincode, email address or token is logged from any part of a path', () => {
    fc.assert(
      fc.property(PERSONAL, fc.constantFrom('/', '/x-', '/watches/', '/?q=', '/a?b=1&c='), (secret, before) => {
        for (const written of [secret, encodeURIComponent(secret)]) {
          const expected = anonymousPath(`${before}${written}`);
          expect(expected).not.toContain(written);
          expect(expected).not.toMatch(/\d{6}/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a logged path is short and has no control characters, whatever was requested', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (path) => {
        expect(anonymousPath(path)).toMatch(/^[a-z0-9/…-]{0,200}$/);
      }),
    );
  });
});

describe('shortMark', () => {
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the FNV-1a mark of "%s"', (text, mark) => expect(shortMark(text)).toBe(mark));

  test('a thousand consecutive numbers have different marks', () => {
    const marks = Array.from({ length: 1000 }, (_, number) => shortMark(`SM-${number}`));
    expect(new Set(marks).size).toBe(1000);
  });
});
