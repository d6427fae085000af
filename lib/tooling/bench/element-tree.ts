import { createElement, type ReactNode } from 'react';

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor', srcset: 'srcSet', charset: 'charSet' };
const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*?)(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

interface Open {
  name: string;
  properties: Record<string, string>;
  children: ReactNode[];
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}

function propertiesOf(attributes: string): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    // Handlers and inline styles have another form in React; a listing has next to none.
    if (name !== 'style') properties[RENAMED[name.toLowerCase()] ?? name] = decode(value);
  }
  return properties;
}

/** Returns the tree of host elements of a page that React rendered, without its scripts, as React elements. */
export function elementTree(page: string): ReactNode {
  const html = page.replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/gi, '');
  const stack: Open[] = [{ name: '', properties: {}, children: [] }];
  for (const [token, closing, name, attributes = '', selfClosing] of html.matchAll(TOKEN)) {
    const parent = stack.at(-1);
    if (!parent) break;
    if (name === undefined) {
      if (!token.startsWith('<!')) parent.children.push(decode(token));
    } else if (closing) {
      const closed = stack.length > 1 ? stack.pop() : undefined;
      if (closed) stack.at(-1)?.children.push(createElement(closed.name, closed.properties, ...closed.children));
    } else if (VOID.has(name.toLowerCase()) || selfClosing) {
      parent.children.push(createElement(name, propertiesOf(attributes)));
    } else {
      stack.push({ name, properties: propertiesOf(attributes), children: [] });
    }
  }
  return stack[0]?.children.find((child) => typeof child === 'object') ?? null;
}
