import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { region: 'ap-south-1', accessKey: 'a-key-of-a-test', secretKey: 'a-secret-of-a-test' };

interface S3Server {
  /** The address of a bucket. */
  url: string;
  /** The stored objects by their keys. */
  objects: Map<string, Buffer>;
  /** What was asked for: methods with keys. */
  requests: string[];
  /** Answers every request with this status instead; 0 for as usual. */
  failWith(status: number): void;
  close(): Promise<void>;
}

/**
 * A bucket in memory that takes objects and gives them. Requests whose signature is wrong get 403: it is computed from AWS's
 * description (Signature Version 4), not by the client's library.
 */
export async function openS3Server(bucket = 'shop'): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failure = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname } = new URL(request.url ?? '', 'http://s3.test');
    const key = decodeURIComponent(pathname).replace(`/${bucket}/`, '');
    requests.push(`${request.method} ${key}`);
    if (failure > 0) return void response.writeHead(failure).end();
    if (request.headers.authorization !== expectedSignature(request, body)) return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    const object = objects.get(key);
    if (object) response.end(object);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    objects,
    requests,
    failWith: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The Authorization header that a request must have: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function expectedSignature({ method, url = '', headers }: IncomingMessage, body: Buffer): string {
  const { region, accessKey, secretKey } = S3_KEYS;
  const [, signedNames = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'a body that was changed';
  const lines = signedNames.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path = '', query = ''] = url.split('?');
  const canonical = [method, path, query, lines.join(''), signedNames, sum].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretKey}`);
  const signature = hmac(signing, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`;
}
