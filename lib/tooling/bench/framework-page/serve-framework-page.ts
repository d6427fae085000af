import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import createNext from 'next';
import { elementTree } from '../element-tree.ts';
import { FRAMEWORK_APP } from './build-framework-page.ts';

const [, , page = ''] = process.argv;
// The pages of the application, which are built before there is a tree, find it here.
Object.assign(globalThis, { benchTree: elementTree(readFileSync(page, 'utf8')) });
const app = createNext({ dev: false, dir: FRAMEWORK_APP });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
