/** An upload is one file with few other fields. */
const PARTS_OF_AN_UPLOAD = 3;
/** The longest head of a part: its name, and the file's name and type. */
const MAX_PART_HEAD_BYTES = 2048;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const TYPE = /^multipart\/form-data\s*;\s*boundary=("?)([\w'+.-]{1,70})\1\s*$/i;

/**
 * Whether the parts are few and their heads short: the parser blocks the whole process for a second on
 * megabytes of empty parts or header lines, these few searches take a millisecond.
 */
function isModest(bytes: Buffer, boundary: string, maximumParts: number): boolean {
  const delimiter = Buffer.from(boundary);
  let delimiters = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    delimiters += 1;
    if (delimiters > maximumParts + 1) return false;
    const head = bytes.subarray(at + delimiter.length, at + delimiter.length + MAX_PART_HEAD_BYTES);
    const isLast = head.subarray(0, 2).equals(Buffer.from('--'));
    if (!isLast && head.indexOf(END_OF_HEAD) < 0) return false;
  }
  return delimiters > 0;
}

/** Whether a content type is that of a form that may contain files. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType);
}

/**
 * Parses a multipart form; null where the bytes are none, or have more than `maximumParts` parts, which
 * defaults to what a browser sends with one file.
 */
export async function multipartForm(
  bytes: Buffer<ArrayBuffer>,
  contentType: string,
  maximumParts: number = PARTS_OF_AN_UPLOAD,
): Promise<FormData | null> {
  const boundary = TYPE.exec(contentType.trim())?.[2];
  if (boundary === undefined || !isModest(bytes, boundary, maximumParts)) return null;
  // The header is rebuilt, so that the parser uses the same boundary that was counted.
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    return null;
  }
}
