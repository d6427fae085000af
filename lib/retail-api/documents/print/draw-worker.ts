import { parentPort } from 'node:worker_threads';
import { drawDocument, type PrintedDocument } from './draw-document.ts';

// A worker thread: it receives a document and sends back the file. An error in drawing ends it.
parentPort?.on('message', async (document: PrintedDocument) => {
  parentPort?.postMessage(await drawDocument(document));
});
