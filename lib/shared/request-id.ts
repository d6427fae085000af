import { randomBytes } from 'node:crypto';

const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** What a request's id that comes with a request may look like: no text that could break a log line or a page. */
const ID = /^[\w.:-]{8,64}$/;

/** A request id that is unique among all processes and says nothing about the visitor. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The id that came with a request, where it is one; a new one otherwise. Only for a sender that is trusted. */
export function requestIdFrom(header: string | string[] | null | undefined): string {
  return typeof header === 'string' && ID.test(header) ? header : nextRequestId();
}
