/** [short, long]: the same in an address, in either direction. */
export const streetTypes = `
  st street, ave avenue, av avenue, rd road, dr drive, ln lane, ct court, blvd boulevard, pl place, ter terrace, terr terrace, cir circle, hwy highway,
  pkwy parkway, pky parkway, sq square, trl trail, tr trail, wy way, cv cove, xing crossing, pt point, plz plaza, aly alley, expy expressway, fwy freeway,
  hts heights, lp loop, mnr manor, pk park, rdg ridge, vw view, est estates, mt mount, ft fort, bch beach, cyn canyon, cres crescent, gdns gardens, grv grove, jct junction, lndg landing, mdws meadows, spg spring, spgs springs, vlg village, vis vista, bnd bend, brg bridge, ctr center, frk fork, hbr harbor, holw hollow, is island, knl knoll, lk lake, ldg lodge, orch orchard, pne pine, rte route, run run, walk walk, path path, row row, close close, mews mews, way way, loop loop, bay bay, glen glen, pass pass`
export const directions = `n north, s south, e east, w west, ne northeast, nw northwest, se southeast, sw southwest`

export const states = `
  al Alabama, ak Alaska, az Arizona, ar Arkansas, ca California, co Colorado, ct Connecticut, de Delaware, fl Florida, ga Georgia, hi Hawaii, id Idaho,
  il Illinois, in Indiana, ia Iowa, ks Kansas, ky Kentucky, la Louisiana, me Maine, md Maryland, ma Massachusetts, mi Michigan, mn Minnesota,
  ms Mississippi, mo Missouri, mt Montana, ne Nebraska, nv Nevada, nh New Hampshire, nj New Jersey, nm New Mexico, ny New York, nc North Carolina,
  nd North Dakota, oh Ohio, ok Oklahoma, or Oregon, pa Pennsylvania, ri Rhode Island, sc South Carolina, sd South Dakota, tn Tennessee, tx Texas,
  ut Utah, vt Vermont, va Virginia, wa Washington, wv West Virginia, wi Wisconsin, wy Wyoming, dc District of Columbia, pr Puerto Rico,
  ab Alberta, bc British Columbia, mb Manitoba, nb New Brunswick, nl Newfoundland and Labrador, ns Nova Scotia, on Ontario, pe Prince Edward Island,
  qc Quebec, sk Saskatchewan, nsw New South Wales, vic Victoria, qld Queensland, tas Tasmania`

/** Name: symbols of listings: words for it. */
export const currencies = `
  Canadian dollar: c$, ca$, cad, can$, $cad: canadian dollars, canadian dollar, cad, cdn
  Australian dollar: a$, au$, aud, $aud: australian dollars, australian dollar, aud
  New Zealand dollar: nz$, nzd: new zealand dollars, new zealand dollar, nzd
  Hong Kong dollar: hk$, hkd: hong kong dollars, hong kong dollar, hkd
  Singapore dollar: s$, sgd: singapore dollars, singapore dollar, sgd
  dollar: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: dollars, dollar, bucks, buck, usd, us dollars, american dollars
  euro: €, eur, euro, euros: euros, euro, eur, euroes
  pound: £, gbp, pound, pounds: pounds, pound, gbp, pounds sterling, quid, sterling
  yen: ¥, jpy, yen, jp¥: yen, jpy, japanese yen
  yuan: ¥, cny, rmb, cn¥, 元: yuan, cny, rmb, renminbi, chinese yuan
  rupee: ₹, inr, rs, rs.: rupees, rupee, inr, rs, indian rupees, indian rupee
  Swiss franc: chf, sfr, fr., fr: chf, swiss francs, swiss franc, francs, franc
  peso: mxn, mx$, $mxn, php, ₱, ars, clp, cop: pesos, peso, mxn, mexican pesos, mexican peso, ars, clp
  krona: kr, sek, nok, dkk: kronor, krona, kroner, krone, sek, nok, dkk, kr, danish kroner, swedish kronor, norwegian kroner
  won: ₩, krw: won, krw, korean won
  ruble: ₽, rub: rubles, ruble, roubles, rub
  real: r$, brl: reais, brl, brazilian reais
  lira: ₺, try, tl: lira, liras, turkish lira
  dirham: aed, د.إ: dirhams, dirham, aed
  zloty: zł, pln: zloty, zlotys, zlotych, pln
  shekel: ₪, ils, nis: shekels, shekel, ils
  baht: ฿, thb: baht, thb
  rand: zar: rand, zar
  dong: ₫, vnd: dong, vnd
  forint: ft, huf: forint, forints, huf
  Czech koruna: kč, czk: koruna, korun, czk
  leu: lei, ron: romanian lei, ron
  hryvnia: ₴, uah: hryvnia, hryvnias, uah
  naira: ₦, ngn: naira, ngn
  Kenyan shilling: ksh, kes: shillings, shilling, kes, ksh
  riyal: sar, qar, ﷼: riyal, riyals, saudi riyals, sar, qar
  dinar: kwd, rsd, tnd: dinar, dinars, kwd, rsd
  rupiah: rp, idr: rupiah, idr
  ringgit: rm, myr: ringgit, myr
  Taiwan dollar: nt$, twd: taiwan dollars, twd
  Egyptian pound: egp, e£: egyptian pounds, egp
  Philippine peso: ₱, php: philippine pesos, philippine peso, php`
