/** The URLs of what a page asks for by itself before its load event, besides what its scripts ask for. */
interface PageResources {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** One URL of each photo that does not wait until it is scrolled to; the browser may choose another size of it. */
  photos: string[];
}

const RAW_TEXT = /(<(script|style|noscript)\b[^>]*>)[\s\S]*?<\/\2>/gi;
const TAG = /<(?:script|link|img)\b[^>]*>/gi;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Turns the preloads of a header Link into tags. */
function linkTags(header: string): string[] {
  const links = [...header.matchAll(/<([^>]*)>;\s*rel=preload;\s*as="?(\w+)/g)];
  return links.map(([, href = '', kind = '']) => `<link rel="preload" href="${href}" as="${kind}">`);
}

/** Reads the resources from the HTML of a page and its header Link, as a modern browser would. */
export function pageResources(html: string, linkHeader = ''): PageResources {
  const tags = [...linkTags(linkHeader), ...(html.replace(RAW_TEXT, '$1').match(TAG) ?? [])];
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    fonts: new Set<string>(),
    photos: new Set<string>(),
  };
  for (const tag of tags) {
    const address = attribute(tag, 'src') ?? attribute(tag, 'href');
    const preloaded = attribute(tag, 'as');
    if (address === undefined || /\s(?:nomodule|disabled)\b/i.test(tag)) continue;
    if (tag.startsWith('<script') || preloaded === 'script') found.scripts.add(address);
    else if (attribute(tag, 'rel') === 'stylesheet' || preloaded === 'style') found.styles.add(address);
    else if (preloaded === 'font') found.fonts.add(address);
    else if (tag.startsWith('<img') && attribute(tag, 'loading') !== 'lazy') found.photos.add(address);
  }
  return {
    scripts: [...found.scripts],
    styles: [...found.styles],
    fonts: [...found.fonts],
    photos: [...found.photos],
  };
}
