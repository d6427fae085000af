import { requestTarget } from './request-target.ts';

test.each([
  ['/a/b', { path: '/a/b', query: '' }],
  ['/a?b=c?d', { path: '/a', query: '?b=c?d' }],
  ['/a#x?y', { path: '/a', query: '' }],
  ['http://shop/a?b=c', { path: '/a', query: '?b=c', authority: 'shop' }],
  ['http://shop', { path: '/', query: '', authority: 'shop' }],
  ['http://shop?b=c', { path: '/', query: '?b=c', authority: 'shop' }],
  ['*', null],
  ['a/b', null],
  ['', null],
  [undefined, null],
])('the request target %j is read as %j', (url, target) => expect(requestTarget(url)).toEqual(target));
