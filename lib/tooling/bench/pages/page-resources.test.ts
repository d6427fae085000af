import { pageResources } from './page-resources.ts';

test('the resources of a page are those that a modern browser fetches before its load event', () => {
  const html = `<!doctype html>
    <link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/in-the-page.css" disabled=""><link rel="preload" as="script" href="/a.js"><script src="/a.js" async=""></script>
    <script src="/old.js" noModule=""></script><script>const text = '<script src="/quoted.js">';</script>
    <link rel="preload" as="font" href="/f.woff2" crossorigin=""/><link rel="icon" href="/icon.svg">
    <img src="/first.webp" loading="eager"><img src="/later.webp" loading="lazy"><noscript><img src="/plain.webp"></noscript>`;
  const header = '</g.woff2>; rel=preload; as="font"; crossorigin="", </a.css>; rel=preload; as="style"';
  expect(pageResources(html, header)).toEqual({
    scripts: ['/a.js'],
    styles: ['/a.css'],
    fonts: ['/g.woff2', '/f.woff2'],
    photos: ['/first.webp'],
  });
});
