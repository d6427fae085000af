import { errorCode } from './error-code.ts';

test.each([
  [Object.assign(new Error('no such file'), { code: 'ENOENT' }), 'ENOENT'],
  [{ code: '40001' }, '40001'],
  [Object.assign(new Error('a DOMException has a number'), { code: 20 }), undefined],
  [new Error('without a code'), undefined],
  ['a text', undefined],
  [null, undefined],
  [undefined, undefined],
])('the code of the error %p', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
