/** The style sheet of the outbox page, in the store's paper, ink and brass. */
export const OUTBOX_STYLE = `
:root { color-scheme: light dark; --paper: #faf7f2; --card: #f4f1ec; --ink: #1b1916; --muted: #6b655b; --line: #e4ded3; --brass: #7d5f26; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171512; --card: #211e1a; --ink: #f2ede4; --muted: #a89f91; --line: #38332c; --brass: #d3b06c; }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; -webkit-text-size-adjust: 100%; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 400 2.0736rem/1.2 Georgia, "Times New Roman", serif; }
.note { margin-top: .5rem; color: var(--muted); max-width: 38rem; text-wrap: pretty; }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
a { color: var(--brass); text-underline-offset: .2em; }
.look { margin-bottom: 1.25rem; }
a.action { display: inline-block; padding: .625rem 0; }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
ol { list-style: none; padding: 0; }
article { border-top: 1px solid var(--line); padding: 1.25rem 0 1.5rem; }
li:last-child article { border-bottom: 1px solid var(--line); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
h2 { font-size: 1rem; font-weight: 600; }
.when, .to { color: var(--muted); font-size: .9129rem; overflow-wrap: anywhere; }
.code { font: 400 2.4883rem/1.2 ui-monospace, "SF Mono", Menlo, Consolas, monospace; letter-spacing: .12em; margin-top: .75rem; color: var(--brass); width: fit-content; user-select: all; }
.subject { font-weight: 600; margin-top: .75rem; overflow-wrap: anywhere; }
.body { margin-top: .75rem; padding: .75rem 1rem; background: var(--card); border-radius: 2px; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--brass); text-decoration: underline; text-underline-offset: .2em; list-style: none; }
iframe { display: block; width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 2px; background: #faf7f2; color-scheme: light; }
.gone { margin-top: .5rem; color: var(--muted); }
.empty { border-block: 1px solid var(--line); padding: 2rem 0; }
`;
