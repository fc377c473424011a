/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    em, no, na, nos, nas, dentro de, na cidade de, a cidade de, na vila de, localizad[o|a|os|as] em, situad[o|a|os|as]
    em, que fique em, que fiquem em, que esteja em, que estejam em, na zona de, na região de, na área de, a zona de,
    zona de, região de, pela zona de, pela região de, no bairro de, no bairro, bairro de, bairro, na parte de, em todo,
    em toda, por todo, por toda, em algum lugar de, em qualquer parte de, em qualquer lugar de, no estado de, no estado
    do, no estado da, o estado de, estado de, no condado de, condado de, no centro de, em pleno centro de, em pleno, no
    município de, no concelho de, concelho de, na freguesia de, freguesia de, no distrito de, pelos lados de,
    pras bandas de, lá em, aqui em, ali em, cá em, dentro d`,
  'place.on': `
    sobre, ao longo de, ao longo da, ao longo do, na rua, na avenida`,
  'place.near': `
    perto de, perto da, perto do, pertinho de, pertinho da, pertinho do, perto d, próxim[o|a|os|as] a, próxim[o|a|os|as]
    ao, próxim[o|a|os|as] à, próxim[o|a|os|as] de, próxim[o|a|os|as] do, próxim[o|a|os|as] da, nos arredores de,
    arredores de, ao redor de, em redor de, em volta de, à volta de, nas redondezas de, nas proximidades de,
    proximidades de, nas imediações de, junto a, junto ao, junto à, junto de, ao lado de, ao lado do, ao lado da,
    não longe de, não muito longe de, não longe do, não longe da, a poucos minutos de, a minutos de, a um passo de,
    a dois passos de, a pouca distância de, a curta distância de, nos subúrbios de, na periferia de, na grande,
    que fique perto de, que fiquem perto de, que esteja perto de, colad[o|a|os|as] em, colad[o|a|os|as] a,
    vizinh[o|a|os|as] a, vizinh[o|a|os|as] de, por perto de, cerca de, para os lados de, ali perto de, a beira de`,
  'place.far': `
    longe de, longe da, longe do, não perto de, que não fique perto de, que não fiquem perto de, que não esteja perto
    de, afastad[o|a|os|as] de, afastad[o|a|os|as] do, afastad[o|a|os|as] da, o mais longe de, bem longe de,
    muito longe de, distante de`,
  'place.from': `
    máximo de, no máximo de,
    de, do, da, desde, ao redor de, em redor de, em volta de, à volta de, de distância de, de distância do, de distância
    da, de distância a, a partir de, de raio de, da cidade de, do centro de, de raio em volta de, de carro de`,
  'place.zip': `
    código postal, cep, zip, zip code, zipcode, c.p., códigos postais, o código postal, o cep, no código postal, no cep,
    com código postal, com cep, cod postal, cód postal, código zip`,
  'place.city': `
    cidade, vila, estado, zona, área, região, condado, município, concelho, freguesia, distrito, província, bairro`,
  'mls.number': `
    mls, número mls, número do mls, número de mls, mls número, mls no, mls #, mls id, id mls, núm mls, nº mls, mls nº,
    código mls, código do imóvel, número do anúncio, número do imóvel, referência, número de referência, ref, ref., #,
    id, código, anúncio número, anúncio nº, imóvel número, imóvel nº, nº, n°, código do anúncio, anúncio no`,
  'place.address': `
    endereço, o endereço, no endereço, com endereço, morada, a morada, na morada, rua, na rua`,
  'place.inOrNear': `
    em ou perto de, em ou próximo de, em ou ao redor de, em e arredores de, dentro ou perto de, em ou nos arredores de`,
  'place.outside': `
    fora de, fora da, fora do, que não fique dentro de`,
  'place.aroundAfter': `
    ou arredores, e arredores, e seus arredores, ou seus arredores, e proximidades, ou proximidades, e região,
    ou região, ou perto, ou perto dali, ou por perto, e redondezas, ou redondezas, ou nos arredores, ou ali perto,
    e cercanias, ou cidades vizinhas, e cidades vizinhas, ou ao redor`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads = 'em, perto, pertinho, arredores, redor, dentro, proximo, no, na'
export const streetLeads = 'em, na, no, da, perto, sobre, rua, avenida, a'
export const codeLeads = '#, mls, numero, id, ref, referencia, num, codigo, anuncio'
