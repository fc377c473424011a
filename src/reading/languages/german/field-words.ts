import type { FieldWords } from '../tables/field-words.ts'

/** How German denies what a record says. */
export const germanFields: FieldWords = {
  fields: {
    Price: 'preis, kaufpreis, kostet, miete, wie viel kostet, kosten',
    Bedrooms: 'schlafzimmer*, zimmer*',
    Bathrooms: 'bad, bader, badezimmer*',
    BuildingArea: 'wohnflache, flache, wie gross, grosse',
    LotArea: 'grundstuck, grundstucksflache, grundstucksgrosse, grundstucks',
    YearBuilt: 'baujahr, gebaut, erbaut, wie alt, alter, wann gebaut',
    DaysOnMarket: 'tage auf dem markt, wie lange, seit wann',
    ParkingSpots: 'stellplatz*, parkplatz*, garage*',
    HOAMonth: 'hoa*, hausgeld, wohngeld',
    DepositFee: 'kaution',
    City: 'stadt, ort, wo, lage',
    ZIP: 'postleitzahl, plz',
    MLSNumber: 'mls*',
    PropertyType: 'haustyp, objekttyp, objektart, immobilienart, art der immobilie',
  },
  besides: `warum, wieso, weshalb, wer, von wem, enthal*, verhandel*, aender*, andert*, fest, sink*, steig*,
      vorher, fruher*,
    vorherig*, andere*, nachst*, noch, inbegriffen, enthalten`,
  untrue: `stimmt nicht, nicht wahr, nicht richtig, ist falsch, falsch dass, ein irrtum, irrtum zu glauben, nicht
      der fall,
    niemand verlangt, nicht mehr, nicht langer, falsch zu`,
  nounDenials: 'kein, keine, keinen, keinem, keiner, keines, ohne, weder, noch, kaum',
  fronts: 'uber, zu, zum, zur, was, bezuglich, hinsichtlich, zu den, von',
  yes: 'ja, wahr, inklusive, inbegriffen, vorhanden, erlaubt, gestattet, dabei, x',
  no: 'nein, keine, keiner, kein, keines, falsch, nichts, ohne, nicht vorhanden, nicht erlaubt, nicht enthalten',
  blank: 'n/a, k. a, k.a, ka, unbekannt, keine angabe, nicht angegeben, nicht bekannt, offen',
  opposites: `
    !gross, grosse, grosses, grossen, grosser, geraumig, geraumiges, geraumige / klein, kleine, kleines, kleinen,
      kleiner, kompakt
    kaufen, kauf, erwerben / mieten, miete, anmieten
    kaufen, kauf, erwerben / verkaufen, verkauf
    mieten, miete / verkaufen, vermieten
    mehr als, uber, mindestens, ab, minimum, wenigstens / weniger als, unter, hochstens, bis, bis zu, maximal,
      maximum, nicht mehr als, limit, obergrenze
    !gunstig, gunstige, gunstiges, billig, billige, billiges, preiswert / teuer, teure, teures, luxurios,
      luxuriose, luxurioses, luxus
    !neu, neue, neues, neuen, modern, moderne, modernes / alt, alte, altes, alten, historisch
    !tag, tags, tagsuber, morgens / nacht, nachts, abends
    !ruhig, ruhige, ruhiges / lebhaft, lebhafte, laut, belebt
    allein, alleine / zusammen, familie, paar
    !nahe, nah / weit, fern
    haus, hauser, einfamilienhaus / wohnung, wohnungen, apartment, reihenhaus, grundstuck, eigentumswohnung
    wohnung, wohnungen, apartment, eigentumswohnung / reihenhaus, grundstuck
    !mobliert, moblierte / unmobliert, unmoblierte
    erdgeschoss / dachgeschoss
    unbedingt, muss, zwingend / vielleicht, eventuell, nur mal
    budget, ausgeben, zahlen / verdiene, einkommen, gehalt`,
}
