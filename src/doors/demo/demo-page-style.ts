/** The look of the demo's pages: one sheet, light and dark, no outside resources. */
export const demoPageStyle = `
:root {
  color-scheme: light dark;
  --page: #fbf6ec; --card: #ffffff; --ink: #2e2723; --soft: #65594f; --line: #e4d8c4;
  --accent: #24595e; --accent-ink: #ffffff; --rent: #8a4b1c; --sold: #8f352c; --soon: #5a4a78;
  --shadow: 0 1px 2px rgb(60 40 20 / 8%), 0 8px 24px rgb(60 40 20 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #17161c; --card: #211f28; --ink: #f2ebe0; --soft: #b9ada0; --line: #3a3541;
    --accent: #f2b95f; --accent-ink: #241a0c; --rent: #f0b48a; --sold: #f2a097; --soon: #c9b6ee;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 30%);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 17px/1.6 Georgia, "Times New Roman", serif; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; background: var(--line); }
h1, h2, h3 { line-height: 1.2; font-weight: 600; text-wrap: balance; }
.top { border-bottom: 1px solid var(--line); }
.top div, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
.top div { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding-block: 14px; }
.brand { display: inline-flex; gap: 10px; align-items: center; font-weight: 600; font-size: 20px; color: var(--ink); text-decoration: none; }
.brand svg { width: 26px; height: 26px; }
.top p { margin: 0; color: var(--soft); font-size: 15px; }
footer { color: var(--soft); font-size: 15px; padding-block: 32px 48px; }
.badge { display: inline-block; font: 600 13px/1 system-ui, sans-serif; letter-spacing: .03em; padding: 6px 10px; border: 1.5px solid currentColor; border-radius: 99px; color: var(--accent); }
.badge.rent { color: var(--rent); } .badge.sold { color: var(--sold); } .badge.soon { color: var(--soon); }
.price { font-size: 30px; font-weight: 600; margin: 0; }
.price small { font-size: 17px; font-weight: 400; color: var(--soft); }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 262px), 1fr)); }
.card { position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; box-shadow: var(--shadow); height: 100%; }
.card .body { padding: 14px 16px 18px; }
.card .price { font-size: 22px; display: flex; justify-content: space-between; align-items: center; gap: 8px; }
.card .price small { font-size: 15px; }
.card .badge { font-size: 11.5px; padding: 5px 8px; white-space: nowrap; }
.card h3 { margin: 6px 0 2px; font-size: 17px; }
.card h3 a { color: inherit; text-decoration: none; }
.card h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 14px; }
.card h3 a:focus-visible { outline: none; }
.card h3 a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; }
.card:hover h3 a { text-decoration: underline; }
.card p { margin: 0; color: var(--soft); font-size: 15px; }
.card .price, .card p.figures { color: var(--ink); }
.intro { max-width: 46rem; padding-block: 28px 4px; }
.intro h1 { font-size: clamp(30px, 5vw, 44px); margin: 0 0 10px; }
.intro p { margin: 0; color: var(--soft); }
.places { display: flex; flex-wrap: wrap; gap: 6px 20px; padding: 0; margin: 14px 0 0; list-style: none; }
section > h2 { margin: 44px 0 16px; font-size: 26px; }
figure { margin: 0; }
figure img { border-radius: 12px; border: 1px solid var(--line); }
figcaption { font-size: 14px; color: var(--soft); padding: 4px 2px 0; }
.rooms { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; margin-top: 24px; }
.rooms figure:last-child:nth-child(odd) { grid-column: 1 / -1; }
.listing { display: grid; gap: 8px 48px; grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr); padding-top: 24px; align-items: start; }
.aside { background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); padding: 8px 22px 12px; position: sticky; top: 24px; }
.offer { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; margin: 14px 0 0; }
.listing h1 { font-size: clamp(26px, 4vw, 36px); margin: 14px 0 4px; }
.listing .place { color: var(--soft); margin: 0; }
.key { list-style: none; display: flex; flex-wrap: wrap; gap: 8px 28px; padding: 0; margin: 16px 0; }
.key b { font-size: 22px; }
.words { max-width: 40rem; font-size: 18px; }
table { border-collapse: collapse; width: 100%; font-size: 16px; }
caption { text-align: left; font-weight: 600; font-size: 20px; padding: 14px 0 8px; }
th, td { text-align: left; vertical-align: top; padding: 7px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 400; color: var(--soft); padding-right: 16px; width: 46%; }
@media (max-width: 760px) {
  .listing { grid-template-columns: minmax(0, 1fr); gap: 24px; }
  .aside { position: static; }
  .top div, main, footer { padding-inline: 16px; }
}
@media (max-width: 460px) {
  .rooms { grid-template-columns: minmax(0, 1fr); }
}
`
