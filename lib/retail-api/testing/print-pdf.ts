import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

// Reads a PDF file from stdin and prints its content. A separate process, because a test cannot import pdf.js.
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text: pages } = await extractText(document);
const { info } = await getMeta(document);
const { Marked } = (await document.getMarkInfo()) ?? {};
const structure = await (await document.getPage(1)).getStructTree();
process.stdout.write(JSON.stringify({ pages, info, marked: Marked === true, structure }));
