/**
 * Styles of a bubble, inside its shadow root. Sides are inline ones: the root's `dir` says on which side it stands.
 * --m: distance from the edges; --n: how many bubbles stand between it and the edge; --c, --t: colour and glyph.
 */
export const bubbleStyle = `aside{--m:48px;--e:calc(var(--m) + var(--n)*72px);--b:calc(var(--m) + env(safe-area-inset-bottom));font:15px/1.45 system-ui,sans-serif}
button{all:unset;box-sizing:border-box;cursor:pointer;color:CanvasText;background:Canvas;border-radius:16px;box-shadow:0 0 0 1px #8887,0 4px 16px #0004}
aside>*{position:fixed;inset-inline-end:var(--e);bottom:calc(var(--b) + 72px)}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}
svg{width:28px;fill:currentColor;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
iframe{display:none}
.b{bottom:var(--b);display:grid;place-items:center;width:56px;height:56px;border:2px solid #fff;border-radius:50%;overflow:hidden;background:var(--c);color:var(--t)}
.b>*{grid-area:1/1}
canvas{width:52px;height:52px;object-fit:cover}
.g{display:grid;gap:8px;justify-items:end;width:min(320px,100vw - 2*var(--m))}
.g button{padding:10px 14px;overflow-wrap:anywhere}
.g .x{padding:8px;border-radius:50%}
.x svg{width:16px;display:block}
@media (pointer:coarse){.g .x{padding:14px}}
@media (max-width:480px){aside{--m:16px}}
@media (prefers-reduced-motion:no-preference){.b{transition:scale .2s}.b:hover{scale:1.06}.b,.g>*{animation:i .3s}}
@keyframes i{0%{opacity:0;transform:translateY(8px)}}
@media print{aside{display:none}}`
