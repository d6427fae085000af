/** What a video file is, by its content. */
type VideoType = 'mp4' | 'webm';
/** Media types by the ending of a stored file. */
export const VIDEO_MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** A stored video or its captions: `CODE-video-5f3a9c1e.mp4`, with the first 8 hex digits of the SHA-256 of its bytes. */
export const STORED_VIDEO = /^[A-Za-z0-9-]{1,90}-[0-9a-f]{8}\.(?:mp4|webm|vtt)$/;

/** The path of a stored video or its captions below `images`. */
export function storedPath(fileName: string): string {
  return `video/${fileName}`;
}

/** The path of a stored video or its captions on the store. */
export function videoPath(fileName: string): string {
  return `/images/video/${fileName}`;
}

/** Where a WebM names its document type: in its header, which is shorter than this. */
const EBML_HEADER_BYTES = 64;

/**
 * The type of a video by its first bytes; null for anything else. An MP4 begins with a `ftyp` box (ISO/IEC 14496-12); a WebM
 * with an EBML header of the document type `webm` (RFC 8794).
 */
export function videoTypeOf(bytes: Uint8Array): VideoType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, EBML_HEADER_BYTES));
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  const isEbml = head.length > 4 && head.readUInt32BE(0) === 0x1a45dfa3;
  return isEbml && head.includes('webm', 4, 'latin1') ? 'webm' : null;
}

/** Whether a file is WebVTT: UTF-8 that begins with `WEBVTT` (W3C WebVTT, section 4.1). */
export function isCaptions(bytes: Uint8Array): boolean {
  try {
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
