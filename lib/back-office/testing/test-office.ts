import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackOffice } from '../server/app.ts';
import { BuiltApp } from '../server/built-app.ts';
import { OperatorApi } from '../server/retail-api.ts';
import { StaffCookies } from '../server/staff-cookie.ts';

const SECRET = 'a-secret-of-the-tests-with-enough-characters';
export const STAFF_TOKEN = 'token-of-a-staff-member-session';

/** A request that the back office made to the retail API. */
interface SentCall {
  name: string;
  headers: Headers;
  body: unknown;
}

interface TestOfficeOptions {
  /** The address that staff use. */
  url?: string;
  proxies?: number;
  /** The answers of the retail API by the call's name; one that is missing is refused with 404. */
  answers?: Readonly<Record<string, () => Response>>;
}

/** An envelope of a success. */
export function envelopeOf(Data: unknown): Response {
  return Response.json({ ReturnCode: 0, ReturnMessage: 'Success', Data });
}

/** A back office without a socket, in front of a retail API that answers as the test says. */
export function testOffice({ url, proxies = 0, answers = {} }: TestOfficeOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ script: 'main-1.js', files: ['main-1.js'] }));
  writeFileSync(join(folder, 'main-1.js'), 'export {};');
  const sent: SentCall[] = [];
  const send = async (address: string, init: RequestInit): Promise<Response> => {
    const name = new URL(address).pathname.slice(1);
    const body = init.body instanceof FormData ? init.body : JSON.parse(String(init.body ?? 'null'));
    sent.push({ name, headers: new Headers(init.headers), body });
    return (
      answers[name]?.() ?? Response.json({ ReturnCode: 204, ReturnMessage: 'Not found', Data: null }, { status: 404 })
    );
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const office = createBackOffice({
    api: new OperatorApi('http://retail-api.test', onError, send),
    app: new BuiltApp(folder),
    cookies: new StaffCookies({ current: SECRET, accepted: [] }, url?.startsWith('https:') ?? false),
    url,
    proxies,
    peerOf: () => '192.0.2.7',
    onError,
  });
  const base = url ?? 'http://localhost:4300';
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', new URL(base).host);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const reply = await office.request(`${base}${path}`, { ...init, headers });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  return {
    sent,
    errors,
    ask,
    /** For a server, where a test needs a socket. */
    fetch: office.fetch,
    /** A call as a page of the back office makes it. */
    call: (name: string, body: object = {}, headers: Record<string, string> = {}) =>
      ask(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify(body),
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The answer to a sign-in that needs no second factor. */
export function signedIn(DeviceToken: string | null = null): Response {
  const session = { SessionToken: STAFF_TOKEN, ExpiresAt: 2, IdleUntil: 1, NeedsTotp: false };
  return envelopeOf({ Session: session, SecondFactor: null, DeviceToken });
}

export const STAFF_CREDENTIALS = { Email: 'asha@shop.example', Password: 'a long password' };
