import type { ShareColours } from './share-colours.ts'

const light = '#ffd98a'

/** A small house in the evening with its porch light on, 420 wide and 400 high, as SVG. */
export function drawHouse({ wall, shade, roof, accent }: ShareColours): string {
  return `<g>
<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity=".75"/><stop offset=".45" stop-color="${light}" stop-opacity=".2"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<path d="M296 66h40v90h-40z" fill="${shade}"/><path d="M290 56h52v14h-52z" fill="${roof}"/>
<path d="M66 176h288v206H66z" fill="${wall}"/><path d="M250 176h104v206H250z" fill="${shade}"/>
<path d="M210 40 396 186a8 8 0 0 1-5 14H29a8 8 0 0 1-5-14z" fill="${roof}"/>
<path d="M24 186 210 40l186 146" fill="none" stroke="${shade}" stroke-width="5" stroke-linejoin="round" opacity=".55"/>
<path d="M210 92a23 23 0 0 1 23 23v31h-46v-31a23 23 0 0 1 23-23z" fill="${light}" opacity=".9"/><path d="M208 92h4v54h-4zM187 117h46v4h-46z" fill="${roof}"/>
<g fill="${light}"><path d="M270 238h58v62h-58z"/></g><path d="M297 238h4v62h-4zM270 267h58v4h-58zM262 300h74v9h-74z" fill="${roof}"/>
<path d="M90 250h140v14H90z" fill="${roof}"/><path d="M98 264h10v118H98zM212 264h10v118h-10z" fill="${shade}"/>
<path d="M140 290a6 6 0 0 1 6-6h50a6 6 0 0 1 6 6v92h-62z" fill="${accent}"/><path d="M152 297h38v32h-38z" fill="${light}" opacity=".9"/><path d="M169 297h4v32h-4z" fill="${accent}"/><circle cx="192" cy="345" r="4" fill="${light}"/>
<path d="M86 382h148v12H86z" fill="${roof}"/><path d="M74 394h172v10H74z" fill="${shade}"/>
<circle cx="124" cy="296" r="150" fill="url(#glow)"/>
<path d="M122.5 262h3v14h-3z" fill="${roof}"/><path d="M116 284a8 8 0 0 1 16 0l3 12h-22z" fill="${roof}"/><path d="M115 296h18l-3 18h-12z" fill="#fff3cf"/><path d="M116 314h16v4h-16z" fill="${roof}"/>
</g>`
}
