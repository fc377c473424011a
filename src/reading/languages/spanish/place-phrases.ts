/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    en, dentro de, en la ciudad de, la ciudad de, en el pueblo de, ubicad[o|a|os|as] en, situad[o|a|os|as] en,
    localizad[o|a|os|as] en, que esté en, que estén en, en la zona de, en el área de, la zona de, zona de, por la zona
    de, por el área de, en el barrio de, en el barrio, barrio de, en la parte de, en todo, en toda, por todo, por
    toda, en algún lugar de, en cualquier parte de, en cualquier lugar de, en el estado de, el estado de, estado de,
    en el condado de, condado de, en el centro de, en pleno centro de, en pleno, por, en el municipio de, hacia`,
  'place.on': `
    sobre, a lo largo de`,
  'place.near': `
    cerca de, cerca del, cerca d, cerca a, cerca al, cercano a, cercana a, cercanos a, cercanas a, cercan[o|a|os|as]
    al, próxim[o|a|os|as] a, próxim[o|a|os|as] al, en los alrededores de, alrededor de, alrededores de, por los
    alrededores de, a las afueras de, en las afueras de, en las cercanías de, en las inmediaciones de, junto a, al
    lado de, no lejos de, no muy lejos de, no demasiado lejos de, a pocos minutos de, a minutos de, a un paso de, a
    pasos de, pegad[o|a|os|as] a, a poca distancia de, a corta distancia de, no tan lejos de, cerquita de, en torno a,
    por cerca de, cercanías de, colindante con, a tiro de piedra de, vecin[o|a] a, que esté cerca de, que estén cerca
    de, que quede cerca de, que queden cerca de, por los rumbos de, por el rumbo de, en la periferia de, a una
    distancia corta de, próximo`,
  'place.far': `
    lejos de, lejos del, no cerca de, que no esté cerca de, que no estén cerca de, alejad[o|a|os|as] de,
    lo más lejos de, bien lejos de, muy lejos de`,
  'place.from': `
    máximo de, como máximo de, como mucho de,
    de, del, desde, a la redonda de, alrededor de, en torno a, de distancia de, de distancia a, de distancia desde,
    a partir de, de radio de, a la redonda desde, de la ciudad de, del centro de, alrededor del, de radio alrededor de`,
  'place.zip': `
    código postal, codigo zip, código zip, zip, zip code, zipcode, cp, c.p., códigos postales, el código postal,
    en el código postal, con código postal, área postal, cod postal`,
  'place.city': `
    ciudad, pueblo, estado, zona, área, región, condado, municipio, sector, provincia`,
  'mls.number': `
    mls, número mls, número de mls, mls número, mls no, mls #, mls id, id mls, núm mls, núm de mls, código mls,
    número de anuncio, número de listado, número de la propiedad, referencia, número de referencia, ref, ref., #, id,
    anuncio número, anuncio no, mls núm, propiedad número, nº, n°, folio, clave, número del anuncio, mls nº`,
  'place.address': `
    dirección, la dirección, en la dirección, con dirección, domicilio, calle, en el domicilio`,
  'place.inOrNear': `
    en o cerca de, en o alrededor de, en o cerca d, en y alrededor de, dentro o cerca de, en o en los alrededores de`,
  'place.outside': `
    fuera de, afuera de, que no esté dentro de`,
  'place.aroundAfter': `
    o alrededores, y alrededores, y sus alrededores, o sus alrededores, y cercanías, o cercanías, y sus cercanías, o
    cerca, o en los alrededores, y zonas cercanas, o por ahí cerca, o zonas cercanas`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads = 'en, cerca, por, desde, hacia, alrededor, dentro'
export const streetLeads = 'en, de, cerca, sobre, por, calle, avenida, a'
export const codeLeads = '#, mls, numero, id, ref, referencia, num, folio'
