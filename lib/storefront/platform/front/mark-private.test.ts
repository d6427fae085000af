import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { markPrivate } from './mark-private.ts';

/** The Cache-Control header that a response has after `write` has written its head. */
function sentBy(write: (response: ServerResponse) => void): unknown {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  markPrivate(response);
  write(response);
  const head = String((response as unknown as { _header: string })._header);
  return head.match(/^cache-control: .*$/gim)?.map((line) => line.slice('cache-control: '.length));
}

test.each<[string, (response: ServerResponse) => void, string]>([
  ['in a list', (to) => to.writeHead(200, ['Cache-Control', 'public, max-age=60']), 'private, max-age=60'],
  ['in an object', (to) => to.writeHead(200, { 'cache-control': 'public, s-maxage=60' }), 'private'],
  ['as a header', (to) => void to.setHeader('Cache-Control', 'public, max-age=5').writeHead(200), 'private, max-age=5'],
  ['private already', (to) => to.writeHead(200, { 'Cache-Control': 'private, no-store' }), 'private, no-store'],
  ['not at all', (to) => to.writeHead(200, { 'Content-Type': 'text/plain' }), 'private, no-store'],
  ['not at all, and no headers', (to) => to.writeHead(404), 'private, no-store'],
])('a response whose lifetime is set %s becomes private', (_how, write, expected) =>
  expect(sentBy(write)).toEqual([expected]),
);
