import {
  directions as englishDirections,
  states as englishStates,
  streetTypes as englishStreetTypes,
} from '../english/place-names.ts'

/** [short, long]: the same in an address, in either direction. Addresses are where the listings are, so the English ones count too. */
export const streetTypes = `${englishStreetTypes}, str straße, strasse straße`
export const directions = englishDirections

export const states = `${englishStates}, ca Kalifornien, pa Pennsylvanien, nc Nordkarolina, sc Südkarolina, hi Hawaii, nm Neumexiko, nd Norddakota, sd Süddakota, wv Westvirginia, qc Québec, bc Britisch-Kolumbien`

/** [German name, the name in listings]; cities of the world are there to be known as places, too. */
export const exonyms = `
  Neu York: New York, Neuyork: New York, San Franzisko: San Francisco, Sankt Louis: St. Louis, Philadelphia: Philadelphia, Mailand: Milan, Rom: Rome, Venedig: Venice, Florenz: Florence, Neapel: Naples,
  Turin: Turin, Genua: Genoa, Lissabon: Lisbon, Athen: Athens, Wien: Vienna, Prag: Prague, Warschau: Warsaw, Moskau: Moscow, Brüssel: Brussels, Kopenhagen: Copenhagen, Genf: Geneva, Zürich: Zurich, Peking: Beijing,
  Tokio: Tokyo, Kairo: Cairo, Nizza: Nice, Straßburg: Strasbourg, Sevilla: Seville, Saragossa: Zaragoza, Mexiko-Stadt: Mexico City, Havanna: Havana, Singapur: Singapore, Hongkong: Hong Kong, Köln: Cologne, München: Munich, Berlin: Berlin, Hamburg: Hamburg,
  Paris: Paris, London: London, Madrid: Madrid, Barcelona: Barcelona, Dublin: Dublin, Bukarest: Bucharest, Belgrad: Belgrade, Den Haag: The Hague, Antwerpen: Antwerp`

/** Name: symbols of listings: words for it. */
export const currencies = `
  kanadischer Dollar: c$, ca$, cad, can$, $cad: kanadische dollar, kanadischer dollar, kanadischen dollar, cad
  australischer Dollar: a$, au$, aud, $aud: australische dollar, australischer dollar, australischen dollar, aud
  Dollar: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: dollar, dollars, us-dollar, us dollar, usd, amerikanische dollar
  Euro: €, eur, euro, euros: euro, euros, eur, teuro
  Pfund: £, gbp, pound, pounds: pfund, britische pfund, pfund sterling, gbp
  Yen: ¥, jpy, yen, jp¥: yen, jpy
  Yuan: ¥, cny, rmb, cn¥, 元: yuan, cny, rmb, renminbi
  Rupie: ₹, inr, rs, rs.: rupien, rupie, inr
  Schweizer Franken: chf, sfr, fr., fr: chf, schweizer franken, franken, sfr, stutz
  Peso: mxn, mx$, $mxn, php, ₱: pesos, peso, mxn
  Krone: kr, sek, nok, dkk: kronen, krone, sek, nok, dkk
  Won: ₩, krw: won, krw
  Rubel: ₽, rub: rubel, rub
  Real: r$, brl: reais, brl
  Lira: ₺, try, tl: lira, türkische lira
  Dirham: aed, د.إ: dirham, aed
  Zloty: zł, pln: zloty, zlotys, pln
  Schekel: ₪, ils, nis: schekel, ils
  Baht: ฿, thb: baht, thb
  Rand: zar: zar
  Dong: ₫, vnd: dong, vnd`
