/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    à, dans, en, au, sur, situé[|e|s|es] à, situé[|e|s|es] dans, localisé[|e|s|es] à, se trouvant à, qui se trouve à,
    dans la ville de, la ville de, ville de, dans le quartier de, dans le quartier, quartier de, dans le secteur de,
    dans le secteur, secteur de, secteur, du côté de, dans la région de, la région de, région de, dans l'état de,
    l'état de, état de, dans le comté de, comté de, dans la commune de, commune de, au centre de, dans le centre de,
    en plein coeur de, au coeur de, partout à, n'importe où à, au sein de, à l'intérieur de, dans la zone de, zone de,
    qui soit à, qui est à, qui sont à`,
  'place.on': `
    le long de`,
  'place.near': `
    près de, près du, près d, pres de, proche de, proche du, proches de, proche d, à proximité de, à proximité du, aux
    alentours de, aux alentours du, alentours de, autour de, autour du, aux environs de, environs de, dans les
    environs de, pas loin de, pas loin du, non loin de, à côté de, à côté du, dans les alentours de, à deux pas de, à
    quelques minutes de, à quelques pas de, en périphérie de, en banlieue de, aux abords de, voisin de, limitrophe de,
    pas trop loin de, tout près de, jouxtant, avoisinant, à courte distance de, à faible distance de, à distance de
    marche de, dans les parages de, proche, proches, à quelques kilomètres de, dans le coin de, vers, du coté de, à
    coté de, pas très loin de, dans la périphérie de, accolé à, qui soit près de`,
  'place.far': `
    loin de, loin du, éloigné[|e|s|es] de, pas près de, pas à proximité de, à l'écart de, pas à côté de, le plus loin
    possible de, pas proche de, pas proches de`,
  'place.inOrNear': `
    à ou près de, à ou autour de, à et autour de, à et aux alentours de, dans ou près de, à ou aux alentours de, à ou
    à côté de, dans et autour de`,
  'place.outside': `
    hors de, en dehors de, à l'extérieur de, hors`,
  'place.from': `
    maximum de, max de, au maximum de, de, du, des, depuis, à partir de, autour de, autour du, alentour de, à la ronde
    de, de distance de, de rayon autour de, à la ronde autour de, de la ville de, du centre de, de rayon de, aux
    alentours de, du centre-ville de`,
  'place.zip': `
    code postal, zip, code zip, cp, codes postaux, zip code, le code postal, zipcode`,
  'place.city': `
    ville, village, état, secteur, zone, région, comté, commune, quartier, coin, lieu, emplacement`,
  'mls.number': `
    mls, numéro mls, mls numéro, n° mls, no mls, mls no, mls #, mls n°, id mls, mls id, code mls, numéro d'annonce,
    annonce numéro, annonce n°, annonce no, référence, réf, ref, réf., numéro de référence, numéro d'inscription,
    inscription numéro, #, id, n°, numéro de l'annonce, référence mls, réf mls, inscription no, identifiant, fiche,
    fiche numéro`,
  'place.address': `
    adresse, l'adresse, à l'adresse, au numéro, sise au, sis au, située au, situé au, le bien au`,
  'place.aroundAfter': `
    et alentours, ou aux alentours, et ses environs, et environs, ou environs, ou ses environs, et ses alentours, ou
    alentours, ou à proximité, et aux alentours, et à proximité, et sa région, ou dans les environs, et les environs,
    et les alentours, ou pas loin`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads = 'a, dans, pres, proche, autour, vers, en, alentours, au'
export const streetLeads = 'sur, rue, de, au, a, pres, dans, avenue, la'
export const codeLeads = '#, mls, numero, id, ref, reference, no, n, annonce'
