import { parentPort } from 'node:worker_threads';
import { type JoinMessage, type JoinRequest, joinPapers } from './joined-pdf.ts';

const send = (message: JoinMessage) => parentPort?.postMessage(message);

// A worker thread: it receives papers, tells which one it reads, and sends the joined document.
parentPort?.on('message', async ({ papers, missing }: JoinRequest) => {
  send({ joined: await joinPapers(papers, missing, (at) => send({ at })) });
});
