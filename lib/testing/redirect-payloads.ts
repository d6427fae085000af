const EVIL = 'evil.example';
const SITE = 'shop.test';

/** What stands between the start of an address and its host, for browsers that read it generously. */
const LEADS = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\\/',
    '\\/\\',
    '//\\',
    '/\\\\',
    '/ /',
    '/./',
    '/../',
    '/.//',
    '/..//',
  ],
  ...['/\t/', '/\n/', '/\r/', '/\r\n/', '/\0/', '/\u000b/', '/\u0085/', '/\u00a0/', '/\u2028/', '/\ufeff/', '/\u200b/'],
  ...['\t//', '\n//', ' //', '\u0000//', '\u0001//', '\u001f//', '\u00a0//', '\u3000//', '\ufeff//', '%20//', '%09//'],
  ...['/%2f', '/%2F', '/%5c', '/%5C', '%2f%2f', '%5c%5c', '/%2f%2f', '/%252f', '/%255c', '/%00/', '/%0a/', '/%0d%0a/'],
  ...[
    '/.%2f',
    '/%2e/',
    '/%2e%2e/',
    '/x/..//',
    '/x/../\\',
    '/;//',
    '/?//',
    '/#//',
    '/\uff0f',
    '\uff0f\uff0f',
    '/\u2215',
  ],
  ...['', '.', '..', './', '../', '?', '#', ';', '@', ':', './/', '..//'],
];
const SCHEMES = [
  ...[
    'http:',
    'https:',
    'HTTP:',
    'hTTps:',
    'ftp:',
    'ws:',
    'wss:',
    'file:',
    'blob:https:',
    'filesystem:https:',
    'view-source:',
  ],
  ...['http:/', 'https:/', 'http://', 'https://', 'https:///', 'https:\\\\', 'https:/\\', 'https:%2f%2f', 'h\tttps://'],
  ...[
    'https\u003a//',
    ' https://',
    '\thttps://',
    '\nhttps://',
    '\u0000https://',
    '/https://',
    '/\thttps://',
    'x-y:',
    '//https://',
  ],
];
const TAILS = ['', '/', `/${SITE}`, `#${SITE}`, `?${SITE}`, `\\${SITE}`, ':80', ':443/path'];
const CREDENTIALS = [
  `${SITE}@`,
  `${SITE}:x@`,
  `${SITE}%40`,
  `${SITE}%00@`,
  `${SITE}\\@`,
  `${SITE}#@`,
  `${SITE}?@`,
  `@`,
  `x:y@`,
];
const SCRIPTS = [
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
  ],
  ...['javascript://%0aalert(1)', 'javascript:/*/alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'about:blank',
  ],
  ...['mailto:a@evil.example', 'tel:+911234567890', 'intent://evil.example#Intent;end', '/\njavascript:alert(1)'],
];

/** Wishes where to go next of somebody who would lead a shopper off the store: more than 300, each once. */
export const REDIRECT_PAYLOADS: readonly string[] = [
  ...new Set([
    ...LEADS.flatMap((lead) => [`${lead}${EVIL}`, `${lead}${EVIL}/`, `${lead}@${EVIL}`]),
    ...SCHEMES.flatMap((scheme) => [`${scheme}${EVIL}`, `${scheme}//${EVIL}`]),
    ...TAILS.flatMap((tail) => [`//${EVIL}${tail}`, `https://${EVIL}${tail}`, `/\\${EVIL}${tail}`]),
    ...CREDENTIALS.flatMap((credential) => [
      `//${credential}${EVIL}`,
      `https://${credential}${EVIL}`,
      `/${credential}${EVIL}`,
    ]),
    ...[
      `//${SITE}.${EVIL}`,
      `https://${SITE}.${EVIL}`,
      `//${EVIL}.`,
      '//[::1]',
      '//0x7f.1',
      '//2130706433',
      '//xn--evil-.example',
    ],
    ...SCRIPTS,
  ]),
];
