/** How the guide looks: paper and ink by day, lamplight by night; every text on its ground reaches 4.5:1. */
export const guideStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbf9f5; --raised: #ffffff; --sunk: #f3efe7; --line: #e2dccf; --edge: #8b8577;
  --ink: #1f2328; --soft: #5a5e63; --lamp: #8f4a00; --glow: #fdf0d9;
  --get: #1d5f3a; --put: #5b3f9b;
  --key: #7a3e00; --text: #1c5c3c; --figure: #2b4fa3; --variable: #8a2a5c;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --raised: #1b1e24; --sunk: #1f232a; --line: #33373f; --edge: #7c818c;
    --ink: #e9e5dd; --soft: #a9a69f; --lamp: #f3b25f; --glow: #33281a;
    --get: #7fd3a3; --put: #c1a8f5;
    --key: #f3b25f; --text: #9ad7b2; --figure: #9dbcf7; --variable: #eda2c8;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
}
a { color: var(--lamp); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--lamp); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
code, pre, var { font-family: var(--mono); font-size: 0.875em; }
var { font-style: normal; color: var(--variable); }
var::before { content: "{"; } var::after { content: "}"; }
p code, li code, td code, th code { overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; top: 0; z-index: 3; padding: 0.6rem 1rem; background: var(--lamp); color: var(--paper); }
.skip:focus { left: 0; }

.top, .back { display: none; }
.brand { display: inline-flex; gap: 0.5rem; align-items: center; font-weight: 650; color: var(--ink); text-decoration: none; letter-spacing: -0.01em; }
.brand svg { color: var(--lamp); }
.frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
.side {
  position: sticky; top: 0; align-self: start; height: 100vh; overflow-y: auto; padding: 1.6rem 1.2rem 2rem 1.6rem;
  border-right: 1px solid var(--line); font-size: 0.9rem; line-height: 1.4; scrollbar-width: thin;
}
nav p { margin: 1.3rem 0 0.35rem; font-size: 0.72rem; font-weight: 650; text-transform: uppercase; letter-spacing: 0.09em; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.28rem 0.6rem; margin-left: -0.6rem; color: var(--ink); text-decoration: none; border-radius: 6px; }
nav li a:hover { background: var(--glow); color: var(--lamp); }
main { padding: 2.6rem clamp(1.5rem, 4vw, 4rem) 6rem; min-width: 0; }

h1 { margin: 0; font-size: 2.3rem; line-height: 1.15; letter-spacing: -0.025em; text-wrap: balance; }
.lead { margin: 0.7rem 0 0; font-size: 1.14rem; color: var(--soft); max-width: 46rem; text-wrap: pretty; }
h2 { margin: 3.6rem 0 0.8rem; font-size: 1.55rem; line-height: 1.25; letter-spacing: -0.018em; }
.group > h2 { margin-top: 2.6rem; }
.lookup { margin-top: 2.6rem; }
h3 { margin: 0 0 0.5rem; font-size: 1.22rem; line-height: 1.3; letter-spacing: -0.01em; }
h4 { margin: 1.7rem 0 0.5rem; font-size: 0.95rem; }
main p, main li { max-width: 46rem; text-wrap: pretty; }
main ul { padding-left: 1.15rem; } main li { margin: 0.35rem 0; }
main li::marker { color: var(--lamp); }
.anchor { color: inherit; text-decoration: none; }
.anchor:hover::after { content: " #"; color: var(--lamp); }
section:target > h2 .anchor { color: var(--lamp); }
.group .purpose { margin: -0.4rem 0 1rem; color: var(--soft); }

.find {
  position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center;
  margin: 1.2rem -0.6rem 0; padding: 0.7rem 0.6rem; background: var(--paper);
}
.find label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.find input, .own input {
  width: 100%; padding: 0.55rem 0.8rem; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: 8px;
}
.find input::placeholder, .own input::placeholder { color: var(--soft); opacity: 1; }
.find input { grid-area: 1 / 1; padding-right: 2.6rem; }
.find kbd {
  grid-area: 1 / 1; justify-self: end; margin-right: 0.7rem; padding: 0 0.45rem; font: 600 0.8rem/1.5 var(--mono); color: var(--soft);
  border: 1px solid var(--line); border-radius: 5px; pointer-events: none;
}
.find input:focus + kbd { display: none; } .find input:focus { padding-right: 0.8rem; }
.find p { margin: 0; font-size: 0.88rem; color: var(--soft); } .find p:not(:empty) { margin-left: 0.9rem; }
.own { margin-top: 0.9rem; padding: 1rem 1.2rem 0.9rem; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
.own h2 { display: inline; margin: 0; font-size: 1rem; letter-spacing: 0; }
.own > summary::after { content: " ▸"; color: var(--lamp); } .own[open] > summary::after { content: " ▾"; }
.own[open] > summary { margin-bottom: 0.6rem; }
.own p { margin: 0; }
.own-fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr)); gap: 0.7rem 1rem; }
.own label, .own .label { display: block; font-size: 0.8rem; color: var(--soft); }
.own-fields code { display: block; padding: 0.62rem 0; overflow-wrap: anywhere; }
.own input { font-family: var(--mono); font-size: 0.85rem; }
.own .more { margin-top: 0.6rem; font-size: 0.85rem; } .own .fault { color: var(--lamp); font-weight: 600; }

.operation, .chapter { border-top: 1px solid var(--line); }
.group > .operation:last-child, .lookup > .chapter:last-child { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; list-style: none; border-radius: 6px; }
summary::-webkit-details-marker { display: none; }
.operation > summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr) minmax(0, 25rem); gap: 0.1rem 0.7rem; align-items: baseline; padding: 0.7rem 0.4rem 0.7rem 0; }
.chapter > summary { display: grid; grid-template-columns: 1rem minmax(0, 1fr); gap: 0.1rem 0.7rem; align-items: baseline; padding: 0.75rem 0; }
.operation > summary::before, .chapter > summary::before {
  content: ""; width: 0.5rem; height: 0.5rem; border: solid var(--lamp); border-width: 0 2px 2px 0; transform: translate(0.1rem, -0.1rem) rotate(-45deg); justify-self: center;
}
details[open] > summary::before { transform: translateY(-0.2rem) rotate(45deg); }
summary:hover h3, summary:hover h2 { color: var(--lamp); }
.operation h3 { margin: 0; font-size: 1.02rem; font-weight: 600; letter-spacing: 0; }
.operation[open] > summary h3 { font-size: 1.28rem; letter-spacing: -0.01em; }
.chapter h2 { margin: 0; font-size: 1.15rem; }
.chapter[open] > summary h2 { font-size: 1.45rem; }
.inside { padding: 0.2rem 0 2.4rem 1.7rem; scroll-margin-top: 9rem; }
.route { display: flex; gap: 0.6rem; align-items: baseline; min-width: 0; }
.route code { overflow-wrap: anywhere; color: var(--soft); }
details[open] > summary .route code { color: var(--ink); }
.why { grid-column: 2 / -1; font: 0.8rem/1.5 var(--mono); color: var(--lamp); overflow-wrap: anywhere; }
.function { display: flex; flex-wrap: wrap; gap: 0 1.2rem; margin: 0 0 0.6rem; font-size: 0.88rem; color: var(--soft); }
.function .anchor { color: var(--lamp); text-decoration: underline; }
.method { flex: none; min-width: 3.6rem; text-align: center; font: 650 0.7rem/1 var(--mono); letter-spacing: 0.05em; padding: 0.3rem 0.4rem; border-radius: 5px; color: var(--lamp); border: 1px solid currentColor; background: var(--glow); }
.method.get { color: var(--get); background: none; } .method.put, .method.patch, .method.delete { color: var(--put); background: none; }
.credentials, .more { color: var(--soft); font-size: 0.94rem; }
.searching .group > h2 { margin-top: 1.4rem; padding-top: 1rem; } .searching .purpose { display: none; }

table { width: 100%; border-collapse: collapse; font-size: 0.94rem; line-height: 1.5; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { text-align: left; vertical-align: top; padding: 0.55rem 1rem 0.55rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-size: 0.75rem; font-weight: 650; text-transform: uppercase; letter-spacing: 0.07em; color: var(--soft); padding-top: 0.2rem; }
tbody th { width: 30%; } .fields .type { width: 18%; color: var(--soft); }
tbody th > code { font-weight: 600; }
.required, .optional { margin-left: 0.5rem; font-size: 0.74rem; white-space: nowrap; }
.required { color: var(--lamp); font-weight: 600; } .optional { color: var(--soft); }
.allowed { color: var(--soft); } .allowed code { color: var(--ink); }
.errors tbody th { width: 36%; }
tr:target { background: var(--glow); }
ul.errors { list-style: none; padding: 0; font-size: 0.94rem; }
ul.errors li { display: grid; grid-template-columns: 2.6rem 15.5rem minmax(0, 1fr); max-width: none; margin: 0; padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
.status { display: inline-block; width: 2.6rem; font: 600 0.82rem/1.8 var(--mono); color: var(--soft); }

.samples { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin-top: 1.5rem; }
.code { margin: 1.1rem 0; background: var(--raised); border: 1px solid var(--line); border-radius: 9px; overflow: hidden; }
.samples .code { margin: 0; }
figcaption { display: flex; justify-content: space-between; align-items: center; gap: 0.6rem; min-height: 2.1rem; padding: 0.3rem 0.5rem 0.3rem 0.95rem; font-size: 0.78rem; color: var(--soft); background: var(--sunk); border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: 0.85rem 0.95rem; max-height: 31rem; overflow: auto; line-height: 1.55; tab-size: 2; white-space: pre-wrap; overflow-wrap: break-word; scrollbar-width: thin; }
pre:focus-visible { outline-offset: -3px; }
pre code { font-size: 0.83rem; }
.choice { display: grid; gap: 1rem; min-width: 0; } .choice .code { margin: 0; }
.choice.chosen { position: relative; gap: 0; margin: 1.1rem 0; } .samples .choice.chosen { margin: 0; }
.choice.chosen figcaption { position: absolute; top: 0.2rem; right: 0; min-height: 0; background: none; border: 0; }
.choice.chosen figcaption span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
 .choice.chosen .code { border-top-left-radius: 0; border-top-right-radius: 0; }
.languages { display: flex; background: var(--sunk); border: 1px solid var(--line); border-bottom: 0; border-radius: 9px 9px 0 0; padding: 0.25rem 0.4rem 0; gap: 0.2rem; }
.languages button { padding: 0.45rem 0.75rem; font: inherit; font-size: 0.85rem; color: var(--soft); background: none; border: 0; border-bottom: 2px solid transparent; cursor: pointer; }
.languages button[aria-pressed="true"] { color: var(--lamp); font-weight: 600; border-bottom-color: currentColor; }
.languages button:hover { color: var(--lamp); }
.copy { padding: 0.2rem 0.6rem; font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--edge); border-radius: 6px; cursor: pointer; }
.copy:hover, .copy.done { color: var(--lamp); border-color: currentColor; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filled { font-weight: 650; } .c { color: var(--soft); }
.k { color: var(--key); } .s { color: var(--text); } .n { color: var(--figure); } .v { color: var(--variable); }
@media (min-width: 74rem) {
  .samples { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  .samples > :nth-child(3) { grid-column: 2; }
  .samples:has(> :nth-child(3)) > :first-child { grid-row: span 2; }
}

@media (max-width: 56rem) {
  .frame { display: block; } .side { display: none; }
  .top {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; padding: 0.7rem 1.1rem;
    border-bottom: 1px solid var(--line);
  }
  .back {
    display: block; position: fixed; right: 1rem; bottom: 1rem; padding: 0.45rem 0.9rem; border: 1px solid var(--line);
    border-radius: 99px; background: var(--raised); font-size: 0.88rem; text-decoration: none; box-shadow: 0 2px 10px rgb(0 0 0 / 0.16);
  }
  .back::before { content: "↑ "; }
  .menu summary { padding: 0.3rem 0.75rem; border: 1px solid var(--line); border-radius: 7px; cursor: pointer; font-size: 0.92rem; list-style: none; }
  .menu summary::-webkit-details-marker { display: none; }
  .menu summary::after { content: " ▾"; color: var(--lamp); }
  .menu[open] { flex-basis: 100%; } .menu[open] summary { width: max-content; margin-left: auto; margin-top: -2.05rem; }
  .menu nav { padding-bottom: 0.8rem; }
  .menu nav li a { padding: 0.5rem 0.6rem; }
  main { padding: 1.6rem 1.1rem 4rem; }
  h1 { font-size: 1.9rem; } h2 { margin-top: 2.8rem; font-size: 1.4rem; } .lead { font-size: 1.05rem; }
}
@media (max-width: 44rem) {
  html { scroll-padding-top: 4.5rem; }
  .operation > summary { grid-template-columns: 1rem minmax(0, 1fr); } .operation > summary > .route { grid-column: 2; }
  .inside { padding-left: 0; }
  .find { grid-template-columns: minmax(0, 1fr); }
  .find kbd { display: none; }
  .find p:not(:empty) { margin: 0.3rem 0 0; }
  .own-fields { grid-template-columns: minmax(0, 1fr); }
  .fields, .fields tbody, .fields tr, .fields th, .fields td { display: block; width: auto; }
  .fields thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .fields tr { padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
  .fields th, .fields td { padding: 0; border: 0; }
  .fields tbody th, .fields .type, .errors tbody th { width: auto; }
  .fields .type { font-size: 0.86rem; }
  ul.errors li { grid-template-columns: 2.6rem minmax(0, 1fr); padding: 0.6rem 0; } ul.errors li > :last-child { grid-column: 2; }
}
@media print {
  .side, .top, .back, .skip, .find, .own, .copy { display: none; } .frame { display: block; } pre { max-height: none; }
}
`
