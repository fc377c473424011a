/** Names of states by their short form, as they are called in French and in English. */
export const states = `
  ca Californie, ca California, nv Nevada, fl Floride, fl Florida, tx Texas, nm Nouveau-Mexique, nm Nouveau Mexique,
  nm New Mexico, ny État de New York, ny New York, nj New Jersey, nh New Hampshire, la Louisiane, la Louisiana, nc
  Caroline du Nord, nc North Carolina, sc Caroline du Sud, sc South Carolina, nd Dakota du Nord, nd North Dakota, sd
  Dakota du Sud, sd South Dakota, pa Pennsylvanie, pa Pennsylvania, wv Virginie-Occidentale, wv Virginie Occidentale,
  wv West Virginia, va Virginie, va Virginia, ga Géorgie, ga Georgia, hi Hawaï, hi Hawaii, or Oregon, mo Missouri, ms
  Mississippi, tn Tennessee, mi Michigan, wa Washington, al Alabama, ak Alaska, az Arizona, ar Arkansas, co Colorado,
  ct Connecticut, de Delaware, id Idaho, il Illinois, in Indiana, ia Iowa, ks Kansas, ky Kentucky, me Maine, md
  Maryland, ma Massachusetts, mn Minnesota, mt Montana, ne Nebraska, oh Ohio, ok Oklahoma, ri Rhode Island, ut Utah,
  vt Vermont, wi Wisconsin, wy Wyoming, dc District de Columbia, dc District of Columbia, pr Porto Rico, pr Puerto
  Rico, qc Québec, qc Quebec, on Ontario, bc Colombie-Britannique, bc Colombie Britannique, bc British Columbia, ns
  Nouvelle-Écosse, ns Nova Scotia, nb Nouveau-Brunswick, nb New Brunswick, ab Alberta, mb Manitoba, sk Saskatchewan,
  nl Terre-Neuve`

/** What French calls places elsewhere. */
export const exonyms: readonly (readonly [string, string])[] = [
  ['la nouvelle-orléans', 'New Orleans'],
  ['nouvelle-orléans', 'New Orleans'],
  ['nouvelle orléans', 'New Orleans'],
  ['philadelphie', 'Philadelphia'],
  ['saint-louis', 'St. Louis'],
  ['londres', 'London'],
  ['édimbourg', 'Edinburgh'],
  ['rome', 'Rome'],
  ['milan', 'Milan'],
  ['florence', 'Florence'],
  ['venise', 'Venice'],
  ['barcelone', 'Barcelona'],
  ['séville', 'Seville'],
  ['valence', 'Valencia'],
  ['malaga', 'Málaga'],
  ['lisbonne', 'Lisbon'],
  ['athènes', 'Athens'],
  ['vienne', 'Vienna'],
  ['varsovie', 'Warsaw'],
  ['moscou', 'Moscow'],
  ['genève', 'Geneva'],
  ['bruxelles', 'Brussels'],
  ['anvers', 'Antwerp'],
  ['cologne', 'Cologne'],
  ['munich', 'Munich'],
  ['francfort', 'Frankfurt'],
  ['copenhague', 'Copenhagen'],
  ['pékin', 'Beijing'],
  ['mexico', 'Mexico City'],
  ['la havane', 'Havana'],
  ['montréal', 'Montreal'],
]

/** Name: symbols of listings: words for it. */
export const currencies = `
  dollar canadien: c$, ca$, cad, can$, $cad: [de |]dollars canadiens, [de |]dollar canadien, cad
  dollar australien: a$, au$, aud, $aud: [de |]dollars australiens, dollar australien, aud
  dollar: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: [de |]dollars, dollar, usd, [de |]dollars américains, piasses, piastres, $us
  euro: €, eur, euro, euros: [de |]euros, euro, eur, balles, eur.
  livre: £, gbp, pound, pounds: [de |]livres, livre, gbp, [de |]livres sterling
  yen: ¥, jpy, yen, jp¥: [de |]yens, yen, jpy
  yuan: ¥, cny, rmb, cn¥, 元: [de |]yuans, yuan, cny, rmb
  roupie: ₹, inr, rs, rs.: [de |]roupies, roupie, inr
  franc suisse: chf, sfr, fr., fr: [de |]francs suisses, franc suisse, chf, [de |]francs
  peso: mxn, mx$, $mxn, php, ₱: [de |]pesos, peso, mxn
  couronne: kr, sek, nok, dkk: [de |]couronnes, couronne, sek, nok, dkk
  won: ₩, krw: [de |]wons, won, krw
  rouble: ₽, rub: [de |]roubles, rouble, rub
  réal: r$, brl: [de |]réaux, réal, [de |]reais, brl
  livre turque: ₺, try, tl: [de |]livres turques, livre turque
  dirham: aed, د.إ: [de |]dirhams, dirham, aed
  zloty: zł, pln: [de |]zlotys, zloty, pln`
