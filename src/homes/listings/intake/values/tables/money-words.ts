/** Signs and names of currencies by ISO code; a lone "$", "¥" or "kr" may be several, and the column decides. */
export const currencyWords = {
  USD: 'us$|usd|u.s. dollars|us dollars',
  $: '$|dollars|dollar|＄',
  EUR: '€|eur|euro|euros',
  GBP: '£|gbp|pounds|￡|£stg',
  CHF: 'chf|sfr|sfr.|fr.',
  INR: '₹|rs.|rs|inr|rupees',
  '¥': '¥|￥',
  JPY: '円|jpy|yen',
  CNY: '元|人民币|rmb|cny',
  TWD: 'nt$|twd|新台幣|台幣',
  HKD: 'hk$|hkd',
  SGD: 's$|sgd',
  KRW: '₩|krw|원',
  BRL: 'r$|brl|reais',
  MXN: 'mx$|mxn|m.n.|mxp',
  CAD: 'c$|ca$|cad|cdn$|can$',
  AUD: 'a$|au$|aud',
  NZD: 'nz$|nzd',
  AED: 'aed|dhs|dh|dirham|dirhams',
  SAR: 'sar',
  QAR: 'qar',
  kr: 'kr|kr.|:-',
  SEK: 'sek',
  NOK: 'nok',
  DKK: 'dkk',
  PLN: 'zł|pln|zl',
  CZK: 'kč|czk',
  HUF: 'huf',
  RON: 'ron|lei',
  TRY: '₺|try|tl',
  RUB: '₽|rub|руб|руб.',
  UAH: '₴|uah',
  THB: '฿|thb|baht',
  ZAR: 'zar|r',
  PKR: 'pkr',
  PHP: '₱|php',
  IDR: 'rp|idr',
  MYR: 'rm|myr',
  VND: '₫|vnd|đ',
  ILS: '₪|ils|nis',
  ARS: 'ars|ar$',
  CLP: 'clp',
  COP: 'cop',
  PEN: 's/|pen',
  UYU: 'uyu',
  NGN: '₦|ngn',
  KES: 'ksh|kes',
  EGP: 'egp',
} as const

/** How the amounts of a currency are marked, where that is not its code. */
export const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  CNY: '¥',
  BRL: 'R$',
  KRW: '₩',
  ILS: '₪',
  TRY: '₺',
  PHP: '₱',
  VND: '₫',
  THB: '฿',
  PLN: 'zł',
  CZK: 'Kč',
  MXN: 'MX$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  SGD: 'S$',
}

/** How many times the number. "mil" is a thousand in Spain and a million in Texas, and settled where it is read. */
export const scaleWords = {
  '1e3': 'k|tsd|tsd.|thousand|tausend|mille|mila|duizend|千',
  mil: 'mil',
  '1e4': '万|萬|만',
  '1e5': 'lac|lacs|lakh|lakhs|lk',
  '1e6':
    'm|mm|mn|mio|mio.|mln|mln.|million|millions|millionen|millón|millon|millones|milhão|milhões|milhao|milhoes|milione|milioni|miljoen|mi',
  '1e7': 'cr|cr.|crore|crores',
  '1e8': '億|亿|억',
  '1e9': 'bn|billion|mrd|mrd.',
} as const

/** The time that an amount is for → its months. */
export const periodWords = {
  month:
    '/month|/ month|per month|/mo|/ mo|/mo.|a month|monthly|pcm|p.c.m.|p.c.m|p/m|/m|pm|p.m.|mo|mo.|month|per calendar month|/mes|/ mes|al mes|por mes|mensual|mensuales|/mois|/ mois|par mois|mensuel|mensuels|/monat|/ monat|pro monat|monatlich|im monat|mtl.|mtl|/mt.|/ mt.|/mt|/ mt|/mte|/mês|/ mês|por mês|ao mês|mensal|mensais|/mese|/ mese|al mese|mensili|mensile|per maand|/maand|/mnd|/ mnd|p/mnd|p.mnd|/月|月|每月|/ヶ月|ヶ月|/월',
  week: '/week|/ week|per week|a week|weekly|pw|p.w.|p/w|/wk|/ wk|/w|ppw|/semana|por semana|par semaine|/semaine|pro woche|/woche|a settimana|per settimana|/周|每周|/週|per week (pw)',
  fortnight: 'per fortnight|/fortnight|fortnightly|pf',
  quarter: 'per quarter|/quarter|quarterly|pq',
  year: '/year|/ year|per year|a year|yearly|pa|p.a.|per annum|/yr|/ yr|annually|/año|al año|por año|anual|/an|/ an|par an|par année|annuel|/jahr|pro jahr|im jahr|jährlich|p. a.|/ano|por ano|all’anno|/anno|per jaar|/jaar|/年|每年',
  day: '/day|per day|/night|per night|a night|pn|nightly|/noche|por noche|/nuit|par nuit|pro nacht|/nacht|/notte|/tag|por noite|/noite',
} as const

export const monthsIn: Readonly<Record<string, number>> = {
  month: 1,
  week: 12 / 52,
  fortnight: 24 / 52,
  quarter: 3,
  year: 12,
  day: 12 / 365,
}

/** What firms say of a price: it is kept in the file's own words. */
export const qualifierWords = {
  guide: 'guide price|guide|guide price of|guiding|price guide',
  over: 'offers over|offers in excess of|offers in the excess of|oieo|o.i.e.o.|offers above|in excess of|excess of|offers from|bids over|open to offers over',
  region: 'offers in the region of|offers in region of|oiro|o.i.r.o.|region of|offers around|offers circa',
  invited:
    'offers invited|open to offers|offers|offers considered|best offer|by negotiation|contact agent for price guide',
  from: 'from|starting from|starting at|starts at|prices from|priced from|starting price|desde|à partir de|a partir de|dès|ab|vanaf|da|a partire da|起|より|～|〜|から|onwards',
  fixed: 'fixed price|fixed|festpreis|prix ferme|firm|precio fijo|non-negotiable|non negotiable',
  negotiable:
    'ono|o.n.o.|or nearest offer|obo|or best offer|negotiable|neg|neg.|negociable|négociable|à négocier|a négocier|à débattre|verhandelbar|vb|verhandlungsbasis|vhb|negociável|trattabile|trattabili|onderhandelbaar|可议|応相談',
  reduced:
    'reduced to|price reduced|reduced|reduced price|new price|price drop|price improvement|neuer preis|precio rebajado|rebajado',
  ask: 'asking price|asking|list price|vraagprijs|angebotspreis',
  upTo: 'up to',
  shared: 'shared ownership|shared equity|leasehold share|% share',
  costs:
    "kosten koper|k.k.|k.k|kk|vrij op naam|v.o.n.|von|fai|f.a.i.|hai|h.a.i.|frais d’agence inclus|frais d'agence inclus|honoraires inclus|net vendeur|provisionsfrei",
} as const

/** Said of a rent: what it holds, or not. They change nothing of the number. */
export const moneyNoise = {
  '': 'price|rent|sale|only|approx|approx.|approximately|about|circa|ca.|ca|c.|zzgl. nk|zzgl. nebenkosten|+ nk|zzgl.|nk|inkl. nk|inkl.|exkl.|kalt|warm|kaltmiete|warmmiete|nettokalt|netto|brutto|exkl. nk|hc|h.c.|cc|c.c.|charges comprises|charges incluses|hors charges|+ charges|ttc|bills included|bills inc|inc bills|inc. bills|excl|excl.|exclusive|inclusive|incl|incl.|plus|plus utilities|+ utilities|+ utils|utilities included|+vat|+ vat|plus vat|vat|plus gst|+ gst|gst|税込|管理費込|gesamt|total|preis|precio|prix|preço|价格|售价|租金|gastos incluidos|comunidad incluida|spese incluse|for sale|for rent|to let|kaufpreis|miete|per person|pp|each|usd equivalent|approximately|~|≈|約|约',
} as const

/** A cell that says nothing but this has no price, and means it so. */
export const noPriceWords = {
  '': 'poa|p.o.a.|p.o.a|por|p.o.r.|tba|tbd|tbc|t.b.a.|price on application|price upon request|price on request|price by request|on request|upon request|on application|call|call for price|call for pricing|call us|call agent|call for details|call office|please call|contact agent|contact us|contact for price|contact|contact office|ask agent|ask|enquire|inquire|price tba|price tbc|to be advised|to be confirmed|to be announced|to be determined|expressions of interest|eoi|undisclosed|not disclosed|confidential|price withheld|under offer|sold|let|n/a|unknown|auf anfrage|preis auf anfrage|nach vereinbarung|vb auf anfrage|a.a.|n.v.|sur demande|prix sur demande|nous consulter|nc|n.c.|n.c|prix nous consulter|consultar|a consultar|consultar precio|precio a consultar|a convenir|sob consulta|valor sob consulta|consulte|consulte-nos|preço sob consulta|a combinar|trattativa riservata|trattativa privata|prezzo su richiesta|su richiesta|op aanvraag|prijs op aanvraag|n.o.t.k.|notk|面议|面談|面谈|价格面议|價格面議|待定|电议|価格応談|応談|要相談|ask for price|preis nach vereinbarung|ohne preis|kein preis|reserved|free|request|upon enquiry|on enquiry|price on enquiry',
  auction:
    'auction|for auction|by auction|at auction|to be auctioned|auction guide tbc|auction - tba|zwangsversteigerung|versteigerung|auktion|subasta|en subasta|aux enchères|enchères|leilão|em leilão|asta|all’asta|veiling|拍卖|競売|tender|by tender|sale by tender|deadline sale',
} as const
