import { parentPort } from 'node:worker_threads';
import { joinPapers, type MissingPaper, type PrintedPaper } from './joined-pdf.ts';

// A worker thread: it receives papers and sends back what could be joined. An error ends it.
parentPort?.on(
  'message',
  async ({ papers, missing }: { papers: readonly PrintedPaper[]; missing: readonly MissingPaper[] }) => {
    parentPort?.postMessage(await joinPapers(papers, missing));
  },
);
