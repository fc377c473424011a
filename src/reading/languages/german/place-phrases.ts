/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    in, im raum, in der stadt, im stadtgebiet, im stadtgebiet von, in der gegend, in der region, im ort, innerhalb von,
    nach, gelegen in, im bundesstaat, im staat, irgendwo in, überall in, mitten in, direkt in, im gebiet, aus,
    in der ortschaft, im viertel, im stadtteil, stadtteil, im bezirk, gegend, raum`,
  'place.on': `
    an der, auf der, am, entlang der, entlang, in der, an dem, auf dem, an`,
  'place.near': `
    in der nähe von, in der nähe, nähe, nahe, nahe bei, bei, unweit von, unweit, rund um, rundum, um, nicht weit von,
    nicht weit weg von, nicht weit entfernt von, im umkreis von, im umkreis, umkreis, in der umgebung von,
    in der umgebung, umgebung, umgebung von, in reichweite von, in laufweite von, in laufweite zu, neben, nah an,
    nahe an, nah bei, im umfeld von, im großraum, großraum, im einzugsgebiet von, dicht bei, dicht an, kurze fahrt nach,
    in fahrweite von, nah zu, nahe zu, fußläufig zu, in gehweite zu, in gehweite von, angrenzend an, in der gegend um,
    in der gegend von, irgendwo bei, vor den toren von, im dunstkreis von, in der nachbarschaft von, im umland von,
    umland von`,
  'place.far': `
    weit weg von, weit entfernt von, weit von, fern von, nicht in der nähe von, nicht nahe, nicht bei, abseits von,
    nicht nahe bei, nicht nähe, nicht um, nicht in der umgebung von`,
  'place.nearBehind': `
    und umgebung, oder umgebung, oder in der umgebung, oder nähere umgebung, und umland, und nähere umgebung,
    und naher umgebung, und drumherum, und drum herum, nähe, umgebung, und näherer umgebung, und in der umgebung,
    und um herum`,
  'place.outside': `
    außerhalb von, außerhalb, nicht direkt in`,
  'place.inOrNear': `
    in oder nahe, in oder bei, in oder um, in und um, in oder in der nähe von, in und bei, in oder rund um,
    in und rund um`,
  'place.from': `
    von, um, vom, zu, zur, zum, entfernt von, weg von, von der, radius um, im umkreis von, rund um, herum um,
    entfernung von, entfernung zu, fahrt von, umkreis von, abstand zu, abstand von, um die, um das, weit von, nach,
    distanz zu, distanz von, zu der`,
  'place.zip': `
    plz, postleitzahl, postleitzahlen, zip, zip code, postleitzahlbereich, postleitzahlgebiet, plz-gebiet, plz-bereich,
    zip-code, zipcode, postleitzahlengebiet`,
  'place.city': `
    stadt, ort, bundesstaat, gebiet, region, gegend, bezirk, ortschaft, wohnort, städte, orte, gegenden, bezirke,
    standort, lage, umgebung`,
  'mls.number': `
    mls, mls-nummer, mls nummer, mls-nr, mls nr, mls-nr., mls nr., mls id, mls-id, inseratsnummer, inserat-nr,
    inserat nummer, inserat nr, objektnummer, objekt-nr, objekt nr, objekt-nummer, objekt nummer, angebotsnummer,
    anzeigennummer, referenznummer, referenz, ref, ref., ref-nr, ref.-nr., objekt-id, #, listing-nummer,
    immobiliennummer, id, mls #, angebotsnr, expose-nummer, exposé-nummer, exposé, kennung`,
  'place.address': `
    adresse, anschrift, straße, an der adresse, unter der adresse, in der straße`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads =
  'in, bei, nahe, nähe, um, von, nach, aus, rund, umkreis, vom, außerhalb, raum, großraum, zu, unweit, umgebung'
export const streetLeads = 'in, an, am, auf, der, entlang, bei, nahe, straße, adresse, von'
export const codeLeads =
  '#, mls, nummer, nr, id, ref, referenz, inserat, objekt, objektnummer, referenznummer, inseratsnummer, angebotsnummer'
