const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serialises a value as JSON that is safe inside a script element: no text in it can end the element. */
export function jsonLdText(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

/** The script element for structured data. */
export function JsonLd({ data }: { data: object }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a JSON data block, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
