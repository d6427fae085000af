import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { elementTree } from './element-tree.ts';

const WARM_UP = 100;
const RENDERS = 300;
const STANDARD_INPUT = 0;

/** Reads a page from standard input and prints the CPU milliseconds of one plain React render of its tree. */
const tree = elementTree(readFileSync(STANDARD_INPUT, 'utf8'));

function render(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    sink.on('finish', resolve);
    const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink), onError: reject });
  });
}

for (let time = 0; time < WARM_UP; time++) await render();
const before = process.cpuUsage();
for (let time = 0; time < RENDERS; time++) await render();
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000 / RENDERS));
