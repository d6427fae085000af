import { parentPort } from 'node:worker_threads';
import { drawDocument, type PrintedDocument } from './draw-document.ts';

// A thread of its own: it is sent a document, and sends the file back. What cannot be drawn ends it.
parentPort?.on('message', async (document: PrintedDocument) => {
  parentPort?.postMessage(await drawDocument(document));
});
