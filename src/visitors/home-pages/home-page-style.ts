/** Of the pages of homes; `--accent` and `--on-accent` come from the chatbot. The colours are those of its window. */
export const homePageStyle = `
:root { color-scheme: light dark; --bg: #fff; --surface: #f4f5f7; --surface-2: #e9ebef; --text: #1a1d23; --muted: #555c69;
  --line: #dfe2e8; --edge: #858c99; --radius: 14px;
  font: 100%/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  background: var(--bg); color: var(--text); -webkit-text-size-adjust: 100%; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #14161a; --surface: #1f2228; --surface-2: #2b2f37; --text: #eceef2; --muted: #a9b0bc; --line: #343943; --edge: #767e8b; }
}
@media (prefers-contrast: more) { :root { --muted: var(--text); --line: var(--edge); } }
*, ::before, ::after { box-sizing: border-box; }
body, h1, h2, p, ul, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
body { overflow-wrap: anywhere; min-block-size: 100vh; display: flex; flex-direction: column; }
a { color: inherit; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; border-radius: 6px; }
.in { inline-size: min(74rem, 100% - 2.5rem); margin-inline: auto; }
header { border-block-end: 1px solid var(--line); }
header .in { display: flex; align-items: center; gap: .75rem; padding-block: .8rem; min-block-size: 4rem; }
header img { inline-size: 2.4rem; block-size: 2.4rem; border-radius: 50%; object-fit: cover; flex: none; }
header img.logo { inline-size: auto; block-size: 2.75rem; max-inline-size: 11rem; padding: .15rem .3rem; border-radius: .4rem; background: #fff; object-fit: contain; }
header a { font-weight: 650; font-size: 1.05rem; text-decoration: none; display: flex; align-items: center; gap: .75rem; }
header a:hover { text-decoration: underline; }
main { flex: 1; padding-block: 1.25rem 4rem; }
.shots { display: flex; gap: .6rem; overflow-x: auto; scroll-snap-type: x mandatory; margin-inline: -1.25rem; padding-inline: 1.25rem;
  scroll-padding-inline: 1.25rem; scrollbar-width: none; }
.shots li { flex: 0 0 min(88%, 30rem); scroll-snap-align: start; }
.shots li:only-child { flex-basis: 100%; }
.shot { position: relative; display: block; aspect-ratio: 4/3; border-radius: var(--radius); overflow: hidden; background: var(--surface-2); }
.shot img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; color: var(--muted); font-size: .85rem; }
.note { position: absolute; inset-block-end: .6rem; inset-inline-start: .6rem; max-inline-size: calc(100% - 1.2rem); padding: .15rem .6rem;
  border-radius: 99px; background: #14161ae6; color: #fff; font-size: .8rem; }
.none { aspect-ratio: 3/1; border-radius: var(--radius); background: linear-gradient(var(--surface), var(--surface-2)); color: var(--edge);
  display: grid; place-items: center; }
.none svg { inline-size: 6rem; max-inline-size: 30%; }
.head { display: flex; flex-direction: column; gap: .35rem; margin-block-start: 1.5rem; }
h1 { font-size: clamp(1.55rem, 1.1rem + 2.2vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; font-weight: 700; text-wrap: balance; }
.place { color: var(--muted); font-size: 1.08rem; }
.badges { display: flex; flex-wrap: wrap; gap: .4rem; margin-block-end: .35rem; }
.badges li { padding: .1rem .7rem; border: 1px solid var(--edge); border-radius: 99px; font-size: .85rem; font-weight: 600; }
.badges li:first-child { background: var(--accent); color: var(--on-accent); border-color: var(--line); }
.offer { margin-block-start: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--bg); }
.price { font-size: 1.75rem; font-weight: 700; letter-spacing: -.015em; line-height: 1.2; }
.price small { font-size: 1rem; font-weight: 500; letter-spacing: 0; color: var(--muted); }
.do { display: grid; gap: .6rem; margin-block-start: 1rem; }
.button { display: flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: .6rem 1.1rem; border-radius: 12px;
  border: 1px solid var(--edge); font-weight: 650; text-align: center; text-decoration: none; }
.button:hover { text-decoration: underline; }
.first { background: var(--accent); color: var(--on-accent); border-color: var(--line); }
.lister { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
.more { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin-block-start: .9rem; }
.key { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .9rem 1.25rem; margin-block-start: 1.5rem; padding-block: 1rem; border-block: 1px solid var(--line); }
.key div { display: flex; flex-direction: column-reverse; }
.key dd { font-size: 1.3rem; font-weight: 650; line-height: 1.25; }
.key dt { color: var(--muted); font-size: .9rem; }
section { margin-block-start: 2.25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -.01em; margin-block-end: .75rem; }
.words { max-inline-size: 68ch; display: grid; gap: .8rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); column-gap: 2.5rem; }
.facts div { display: flex; justify-content: space-between; gap: 1.25rem; padding-block: .6rem; border-block-end: 1px solid var(--line); }
.facts dt { color: var(--muted); flex: none; max-inline-size: 55%; }
.facts dd { text-align: end; min-inline-size: 0; }
.facts .long { grid-column: 1 / -1; display: block; }
.facts .long dt { max-inline-size: none; }
.facts .long dd { text-align: start; max-inline-size: 68ch; }
.rest { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 46%), 1fr)); gap: .6rem; }
.gone { max-inline-size: 34rem; margin-inline: auto; padding-block: 14vh; display: grid; gap: 1.25rem; justify-items: start; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 62rem) {
  main { padding-block-start: 1.75rem; }
  .shots { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 1fr; gap: .6rem; aspect-ratio: 2.35; margin: 0; padding: 0; overflow: hidden;
    border-radius: 20px; }
  .shots .shot { aspect-ratio: auto; block-size: 100%; border-radius: 0; }
  .shots li:first-child { grid-column: span 2; grid-row: span 2; }
  .shots.n1 li:first-child { grid-column: span 4; }
  .n2 li, .n3 li, .n4 li:nth-child(2) { grid-column: span 2; }
  .n2 li { grid-row: span 2; }
  .both { display: grid; grid-template-columns: minmax(0, 1fr) 23rem; column-gap: 4rem; align-items: start; }
  .side { grid-column: 2; grid-row: 1 / span 2; position: sticky; inset-block-start: 1.5rem; }
  .offer { margin-block-start: 1.6rem; padding: 1.5rem; box-shadow: 0 1px 2px rgb(16 20 28 / 8%), 0 10px 30px rgb(16 20 28 / 10%); }
}
@media print { .do, .more { display: none; } }
`
