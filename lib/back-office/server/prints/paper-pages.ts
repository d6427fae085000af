import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** More pages than any invoice has; a label has one. */
export const MAX_PAPER_PAGES = 50;

/** The entries of a page that draw it. Scripts, links, files and thumbnails are none of them, and are not copied. */
const DRAWN: ReadonlySet<string> = new Set([
  'Type',
  'Parent',
  'Contents',
  'Resources',
  'Group',
  'Rotate',
  'UserUnit',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
]);
/** Notes on a page that show nothing of their own. */
const UNSEEN = new Set(['Link', 'Popup']);

/** Appends the pages of a file as they are drawn. Returns why it cannot, as half a sentence; empty where it could. */
export async function appendPages(joined: PDFDocument, content: Uint8Array): Promise<string> {
  try {
    const paper = await PDFDocument.load(content);
    const pages = paper.getPages();
    if (pages.length > MAX_PAPER_PAGES) return `its file has ${pages.length} pages; print it alone`;
    if (pages.length === 0) return 'its file has no page';
    // What is left out must not be missed: an address could stand in a field.
    if (pages.some(({ node }) => hasSeenNotes(node))) return 'its file has fields or notes; print it alone';
    for (const { node } of pages) {
      for (const name of node.keys()) if (!DRAWN.has(name.decodeText())) node.delete(name);
    }
    for (const page of await joined.copyPages(paper, paper.getPageIndices())) joined.addPage(page);
    return '';
  } catch {
    // A courier sent something else, or a file with a password: the page at the front says which.
    return 'its file cannot be read';
  }
}

function hasSeenNotes(page: PDFDict): boolean {
  const notes = page.lookupMaybe(PDFName.of('Annots'), PDFArray);
  return (notes?.asArray() ?? []).some((_, at) => {
    const kind = notes?.lookupMaybe(at, PDFDict)?.lookupMaybe(PDFName.of('Subtype'), PDFName);
    return kind !== undefined && !UNSEEN.has(kind.decodeText());
  });
}
