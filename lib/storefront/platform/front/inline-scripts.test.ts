import { inlineScripts } from './inline-scripts.ts';

test.each<[string, string, string[]]>([
  ['plain scripts, in order', '<p>a</p><script>one()</script><b></b><SCRIPT async>two()</SCRIPT >', ['one()', 'two()']],
  ['a script with a source has no text of its own', '<script src="/a.js"></script><script>x</script>', ['x']],
  ['data-src is not src', '<script data-src="a">x</script>', ['x']],
  ['a comment hides a script', '<!-- <script>no</script> --><script>yes</script>', ['yes']],
  ['empty comments of React', '<!--$--><!-- --><!--/$--><script>yes</script>', ['yes']],
  ['a short comment ends at once', '<!--><script>yes</script>', ['yes']],
  [
    'a closing tag in another case and with a space',
    '<script>if (a</b/.exec(c)) d()</scRIPT\n><p>',
    ['if (a</b/.exec(c)) d()'],
  ],
  ['a longer name does not close', '<script>a("</scripture>")</script>', ['a("</scripture>")']],
  ['markup inside an attribute', '<a title="<script>no</script>">x</a><script>yes</script>', ['yes']],
  ['a greater-than sign inside an attribute', '<script data-a="1>2" id=\'x>y\'>yes</script>', ['yes']],
  ['text elements', '<title><script>no</script></title><style><script>no</script></style><script>y</script>', ['y']],
  [
    'a nested script after an opened comment',
    '<script><!-- <script>a</script> b</script>',
    ['<!-- <script>a</script> b'],
  ],
  ['an opened and closed comment', '<script><!-- a --> <script> </script>', ['<!-- a --> <script> ']],
  ['line ends as a parser sees them', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['a less-than sign that opens nothing', '1 < 2 <3 </ > <script>y</script>', ['y']],
  ['an unfinished script runs to the end', '<script>abc', ['abc']],
])('inline scripts: %s', (_name, html, scripts) => expect(inlineScripts(html)).toEqual(scripts));
