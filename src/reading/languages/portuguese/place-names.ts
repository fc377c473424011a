/** [short, long]: the same in an address, in either direction; the English ones too, as listings have them. */
export { streetTypes } from '../english/place-names.ts'

export const directions = `norte north, sul south, leste east, este east, oeste west, nordeste northeast, noroeste northwest, sudeste southeast,
  sudoeste southwest`

/** Names of states by their short form, as they are called in Portuguese where that differs from English. */
export const states = `
  ca Califórnia, ca California, nv Nevada, fl Flórida, fl Florida, tx Texas, nm Novo México, ny Nova Iorque, ny Nova
  York, nj Nova Jersey, nj Nova Jérsei, nh Nova Hampshire, nc Carolina do Norte, sc Carolina do Sul, nd Dakota do Norte,
  nd Dacota do Norte, sd Dakota do Sul, sd Dacota do Sul, pa Pensilvânia, pa Pennsylvania, la Luisiana, la Louisiana, ms
  Mississípi, ms Mississippi, mo Missouri, mo Missúri, hi Havaí, hi Havai, hi Hawaii, wv Virgínia Ocidental, wv Virgínia
  do Oeste, va Virgínia, va Virginia, dc Distrito de Columbia, dc Distrito de Colúmbia, or Óregon, or Oregon, tn
  Tennessee, ga Geórgia, ga Georgia, mi Michigan, qc Quebec, qc Quebeque, bc Colúmbia Britânica, ns Nova Escócia, nb Novo
  Brunswick, wa Estado de Washington, wa Washington, al Alabama, ak Alasca, ak Alaska, az Arizona, ar Arkansas, co
  Colorado, ct Connecticut, de Delaware, id Idaho, il Illinois, in Indiana, ia Iowa, ks Kansas, ky Kentucky, me Maine, md
  Maryland, ma Massachusetts, mn Minnesota, mt Montana, ne Nebraska, oh Ohio, ok Oklahoma, ri Rhode Island, sd South
  Dakota, sc South Carolina, nc North Carolina, nd North Dakota, ny New York, nj New Jersey, nm New Mexico, nh New
  Hampshire, ut Utah, vt Vermont, wv West Virginia, wi Wisconsin, wy Wyoming, dc District of Columbia, pr Porto Rico, ab
  Alberta, bc British Columbia, mb Manitoba, on Ontário, on Ontario, ns Nova Scotia, sk Saskatchewan`

/** What Portuguese calls places elsewhere: [its name, the name in listings]. */
export const exonyms: readonly (readonly [string, string])[] = [
  ['nova iorque', 'New York'],
  ['nova york', 'New York'],
  ['filadélfia', 'Philadelphia'],
  ['nova orleans', 'New Orleans'],
  ['nova orleães', 'New Orleans'],
  ['são francisco', 'San Francisco'],
  ['londres', 'London'],
  ['genebra', 'Geneva'],
  ['zurique', 'Zurich'],
  ['basileia', 'Basel'],
  ['berlim', 'Berlin'],
  ['munique', 'Munich'],
  ['hamburgo', 'Hamburg'],
  ['colónia', 'Cologne'],
  ['colônia', 'Cologne'],
  ['francoforte', 'Frankfurt'],
  ['milão', 'Milan'],
  ['turim', 'Turin'],
  ['florença', 'Florence'],
  ['roma', 'Rome'],
  ['veneza', 'Venice'],
  ['nápoles', 'Naples'],
  ['atenas', 'Athens'],
  ['moscou', 'Moscow'],
  ['moscovo', 'Moscow'],
  ['lisboa', 'Lisbon'],
  ['oporto', 'Porto'],
  ['madri', 'Madrid'],
  ['barcelona', 'Barcelona'],
  ['sevilha', 'Seville'],
  ['amsterdã', 'Amsterdam'],
  ['amesterdão', 'Amsterdam'],
  ['bruxelas', 'Brussels'],
  ['viena', 'Vienna'],
  ['praga', 'Prague'],
  ['varsóvia', 'Warsaw'],
  ['copenhague', 'Copenhagen'],
  ['copenhaga', 'Copenhagen'],
  ['estocolmo', 'Stockholm'],
  ['tóquio', 'Tokyo'],
  ['pequim', 'Beijing'],
  ['xangai', 'Shanghai'],
  ['cidade do méxico', 'Mexico City'],
  ['havana', 'Havana'],
  ['dublim', 'Dublin'],
  ['edimburgo', 'Edinburgh'],
  ['bordéus', 'Bordeaux'],
  ['marselha', 'Marseille'],
  ['paris', 'Paris'],
  ['cidade do cabo', 'Cape Town'],
  ['são paulo', 'Sao Paulo'],
]

/** Name: symbols of listings: words for it. */
export const currencies = `
  dólar canadense: ca$, c$, cad, $cad: [de |]dólares canadenses, [de |]dólar canadense, [de |]dólares canadianos, cad
  dólar australiano: a$, au$, aud, $aud: [de |]dólares australianos, [de |]dólar australiano, aud
  dólar: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: [de |]dólares, dólar, [de |]dólares americanos, usd, dolar, dolares, u$, doletas
  euro: €, eur, euro, euros: [de |]euros, euro, eur, eurinhos, aéreos
  libra: £, gbp, pound, pounds: [de |]libras, libra, gbp, [de |]libras esterlinas
  iene: ¥, jpy, yen, jp¥: [de |]ienes, iene, jpy
  yuan: ¥, cny, rmb, cn¥, 元: [de |]yuans, yuan, cny, rmb
  rupia: ₹, inr, rs.: [de |]rupias, rupia, inr
  franco suíço: chf, sfr, fr., fr: [de |]francos suíços, franco suíço, chf, [de |]francos
  peso: mxn, mx$, $mxn, php, ₱: [de |]pesos, peso, mxn, [de |]pesos mexicanos
  coroa: kr, sek, nok, dkk: [de |]coroas, coroa, sek, nok, dkk
  won: ₩, krw: [de |]wons, won, krw
  rublo: ₽, rub: [de |]rublos, rublo, rub
  real: r$, brl: [de |]reais, brl, [de |]reais brasileiros, reals
  lira: ₺, try, tl: [de |]liras, lira, [de |]liras turcas
  dirham: aed, د.إ: dirhams, dirham, aed
  zloty: zł, pln: zlotys, zloty, pln`
