import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailServer, mailServerProblem } from './mail-server.ts';
import { type OutgoingMessage, UndeliverableMessageError } from './transport.ts';

const MESSAGE: OutgoingMessage = {
  id: 'm-1',
  channel: 'mail',
  kind: 'back-in-stock',
  recipient: 'asha@example.com',
  subject: 'Back in stock: Café',
  body: 'It is back.\n',
  html: '',
  details: '',
};
const FROM = 'Samay <no-reply@shop.example>';
const NEVER = new AbortController().signal;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server on loopback, and the mails that it received. */
async function receiver(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      });
      done();
    },
    ...options,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const failureOf = (url: string, message = MESSAGE, stop = NEVER) =>
  mailServer({ url, from: FROM })
    .send(message, stop)
    .then(
      () => undefined,
      (error: unknown) => error,
    );
const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

test('a mail is sent to its one recipient, as plain text, with a stable message id', async () => {
  const { url, received } = await receiver();
  const server = mailServer({ url, from: FROM });
  await server.send(MESSAGE, NEVER);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@shop.example', to: ['asha@example.com'] });
  const text = received[0]?.text ?? '';
  expect(text).toMatch(/^From: Samay <no-reply@shop\.example>\r$/m);
  expect(text).toMatch(/^To: asha@example\.com\r$/m);
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(text).toMatch(/^Message-ID: <m-1@shop.example>\r$/m);
  expect(text).toMatch(/^Content-Type: text\/plain/m);
  expect(text).toMatch(/\r\n\r\nIt is back\.\r\n/);
});

test('a mail with a page has it as an alternative to the plain text', async () => {
  const { url, received } = await receiver();
  await mailServer({ url, from: FROM }).send({ ...MESSAGE, html: '<p>It is <b>back</b>.</p>' }, NEVER);
  const text = received[0]?.text ?? '';
  expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(text).toMatch(
    /Content-Type: text\/plain[\s\S]*It is back\.[\s\S]*Content-Type: text\/html[\s\S]*<b>back<\/b>/,
  );
});

test('a recipient or a subject cannot inject another recipient or header line', async () => {
  const { url, received } = await receiver();
  await mailServer({ url, from: FROM }).send({ ...MESSAGE, subject: 'A\r\nBcc: eve@example.com' }, NEVER);
  expect(received[0]?.to).toEqual(['asha@example.com']);
  expect(received[0]?.text).not.toMatch(/^Bcc:/m);
  await failureOf(url, { ...MESSAGE, recipient: 'asha@example.com, eve@example.com' });
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

test('the user and password in the address are used to log in', async () => {
  const used: unknown[] = [];
  const { url } = await receiver({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      used.push([username, password]);
      done(null, { user: username });
    },
  });
  await mailServer({ url: url.replace('//', '//shop:p%40ss@'), from: FROM }).send(MESSAGE, NEVER);
  expect(used).toEqual([['shop', 'p@ss']]);
});

test('a password is never sent unencrypted over a network', async () => {
  const used: unknown[] = [];
  const { url } = await receiver({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      used.push([username, password]);
      done(null, { user: username });
    },
  });
  // The host is not recognised as loopback by name, but answered by the same server.
  const overNetwork = url.replace('127.0.0.1', '0.0.0.0');
  expect(await failureOf(overNetwork.replace('//', '//shop:password@'))).toMatchObject({ code: 'ETLS' });
  expect(used).toEqual([]);
});

test('a permanently rejected recipient is final', async () => {
  const { url } = await receiver({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
  expect(await failureOf(url)).toBeInstanceOf(UndeliverableMessageError);
});

test.each([
  ['a recipient that is refused for now', { onRcptTo: (_a, _s, done) => done(refusal(450)) }],
  ['a password that is refused', { authOptional: false, onAuth: (_a, _s, done) => done(refusal(535)) }],
  ['a connection that is refused', { onConnect: (_s, done) => done(refusal(421)) }],
] satisfies [string, SMTPServerOptions][])('after %s a retry may help', async (_name, options) => {
  const { url } = await receiver({ allowInsecureAuth: true, ...options });
  const failure = await failureOf(url.replace('//', '//shop:password@'));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UndeliverableMessageError);
});

test('a stop of the store aborts waiting for a silent server', async () => {
  const sockets: Socket[] = [];
  const stopping = new AbortController();
  const silent = createServer((socket) => {
    sockets.push(socket);
    stopping.abort();
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const failure = await failureOf(
    `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    MESSAGE,
    stopping.signal,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UndeliverableMessageError);
});

test('a server is asked whether it accepts the user and password of its address, and gets no mail', async () => {
  const { url, received } = await receiver({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
  });
  const as = (password: string) => mailServerProblem(url.replace('//', `//shop:${password}@`));
  expect(await as('right')).toBeNull();
  expect(await as('wrong')).toMatch(/Invalid login: 535/);
  expect(await mailServerProblem('smtp://127.0.0.1:9')).toMatch(/ECONNREFUSED/);
  expect(received).toEqual([]);
});
