/** [short, long]: the same in an address, in either direction; the English ones too, as listings have them. */
export { streetTypes } from '../english/place-names.ts'

export const directions = `norte north, sur south, este east, oeste west, noreste northeast, noroeste northwest, sureste southeast, suroeste
    southwest`

/** Names of states by their short form, as they are called in Spanish where that differs from English. */
export const states = `
  ca California, nv Nevada, fl Florida, tx Texas, tx Tejas, nm Nuevo México, ny Nueva York, nj Nueva Jersey, nh Nuevo
  Hampshire, nh Nueva Hampshire, nc Carolina del Norte, sc Carolina del Sur, nd Dakota del Norte, sd Dakota del Sur,
  pa Pensilvania, pa Pennsylvania, la Luisiana, ms Misisipi, ms Misisipí, mo Misuri, hi Hawái, wv Virginia Occidental,
  wv Virginia del Oeste, dc Distrito de Columbia, dc Distrito Federal de Columbia, or Oregón, tn Tennessee, ga
  Georgia, mi Míchigan, qc Quebec, bc Columbia Británica, ns Nueva Escocia, nb Nuevo Brunswick, wa Estado de
  Washington, al Alabama, ak Alaska, az Arizona, ar Arkansas, co Colorado, ct Connecticut, de Delaware, id Idaho, il
  Illinois, in Indiana, ia Iowa, ks Kansas, ky Kentucky, me Maine, md Maryland, ma Massachusetts, mn Minnesota, mt
  Montana, ne Nebraska, oh Ohio, ok Oklahoma, ri Rhode Island, sd South Dakota, sc South Carolina, nc North Carolina,
  nd North Dakota, ny New York, nj New Jersey, nm New Mexico, nh New Hampshire, ut Utah, vt Vermont, va Virginia, wa
  Washington, wv West Virginia, wi Wisconsin, wy Wyoming, dc District of Columbia, pr Puerto Rico, ab Alberta, bc
  British Columbia, mb Manitoba, on Ontario, ns Nova Scotia, sk Saskatchewan, la Louisiana, ms Mississippi, mo
  Missouri, hi Hawaii`

/** What Spanish calls places elsewhere; one word before the name in listings is enough, blanks are "_". */
export const exonyms: readonly (readonly [string, string])[] = [
  ['nueva york', 'New York'],
  ['filadelfia', 'Philadelphia'],
  ['nueva orleans', 'New Orleans'],
  ['nueva orleáns', 'New Orleans'],
  ['londres', 'London'],
  ['parís', 'Paris'],
  ['ginebra', 'Geneva'],
  ['berlín', 'Berlin'],
  ['múnich', 'Munich'],
  ['milán', 'Milan'],
  ['florencia', 'Florence'],
  ['roma', 'Rome'],
  ['venecia', 'Venice'],
  ['nápoles', 'Naples'],
  ['atenas', 'Athens'],
  ['moscú', 'Moscow'],
  ['lisboa', 'Lisbon'],
  ['ámsterdam', 'Amsterdam'],
  ['bruselas', 'Brussels'],
  ['colonia', 'Cologne'],
  ['viena', 'Vienna'],
  ['praga', 'Prague'],
  ['varsovia', 'Warsaw'],
  ['tokio', 'Tokyo'],
  ['pekín', 'Beijing'],
  ['ciudad de méxico', 'Mexico City'],
  ['montreal', 'Montreal'],
  ['la habana', 'Havana'],
  ['san luis misuri', 'St. Louis'],
  ['dublín', 'Dublin'],
  ['edimburgo', 'Edinburgh'],
  ['burdeos', 'Bordeaux'],
  ['marsella', 'Marseille'],
  ['niza', 'Nice'],
  ['aspen', 'Aspen'],
]

/** Name: symbols of listings: words for it. */
export const currencies = `
  dólar canadiense: c$, ca$, cad, can$, $cad: [de |]dólares canadienses, [de |]dólar canadiense, cad
  dólar australiano: a$, au$, aud, $aud: [de |]dólares australianos, [de |]dólar australiano, aud
  dólar: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: [de |]dólares, dólar, [de |]dolares americanos, dólares estadounidenses, usd, dls, dlls, dols, dolar, verdes, dolarucos
  euro: €, eur, euro, euros: [de |]euros, euro, eur, leuros, pavos, eurazos
  libra: £, gbp, pound, pounds: [de |]libras, libra, gbp, [de |]libras esterlinas
  yen: ¥, jpy, yen, jp¥: [de |]yenes, yen, jpy
  yuan: ¥, cny, rmb, cn¥, 元: [de |]yuanes, yuan, cny, rmb
  rupia: ₹, inr, rs, rs.: [de |]rupias, rupia, inr
  franco suizo: chf, sfr, fr., fr: [de |]francos suizos, franco suizo, chf, [de |]francos
  peso: mxn, mx$, $mxn, php, ₱: [de |]pesos, peso, mxn, [de |]pesos mexicanos, varos
  corona: kr, sek, nok, dkk: [de |]coronas, corona, sek, nok, dkk
  won: ₩, krw: [de |]wones, won, krw
  rublo: ₽, rub: [de |]rublos, rublo, rub
  real: r$, brl: [de |]reales, brl, [de |]reales brasileños
  lira: ₺, try, tl: [de |]liras, lira, [de |]liras turcas
  dírham: aed, د.إ: dírhams, dírham, aed
  zloty: zł, pln: zlotys, zloty, eslotis, pln`
