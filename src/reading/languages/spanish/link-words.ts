/** Small words that the readers of amounts and places look for; they mean nothing alone. Tag -> phrases. */
export const linkWords: Record<string, string> = {
  'glue.article': `
    un, una, unos, unas, algo, algun, alguna, algún, otro, otra, otros, otras`,
  'glue.the': `
    el, la, los, las, lo, del, al`,
  'glue.of': `
    de, del`,
  'glue.in': `
    en`,
  'glue.and': `
    y, e, &`,
  'glue.beforeAmount': `
    un, una, el, la, los, las, de, del, es, en, por, a, sea, sean, ser, como, tipo, x, para, que, hay, un total de`,
  'glue.bound': `
    más, menos`,
  'glue.ofYear': `
    de, del`,
  'glue.link': `
    de, del, es, son, sea, sean, ser, un, una, el, la, los, las, en, a, que, por, para, no, debe, deben, debería, hay,
    con, mi, su, esté, estén, tamaño, total, x, cueste, cuesten`,
  'glue.ground': `
    terreno, lote, parcela, solar`,
  'glue.lowestPrice': `
    el alquiler más bajo, la renta más baja, el menor precio,
    precio más bajo, el precio más bajo, menor precio, precio mínimo, el precio mínimo, renta más baja, alquiler más bajo, alquiler mínimo`,
  'glue.highestPrice': `
    el alquiler más alto, la renta más alta, el mayor precio,
    precio más alto, el precio más alto, mayor precio, precio máximo, el precio máximo, renta más alta, alquiler más alto, alquiler máximo`,
  'glue.garden': `
    jardín, patio, patio trasero`,
  'glue.forTime': `
    desde, por, durante, solo, hace, desde hace`,
  'glue.onMarket': `
    en el mercado`,
  'glue.numberOf': `
    número de, el número de, cantidad de, número total de`,
  'glue.figureLink': `
    de, del, la, el, los, las, por, en, venta, mensual, es, año`,
  'glue.rent': `
    alquiler, renta, arriendo, alquileres, rentas`,
  'glue.placeLink': `
    el, la, los, las, de, del, no, número, es`,
  'glue.placeKind': `
    city`,
  'glue.state': `
    estado de, el estado de, estado`,
  'glue.withinLink': `
    a, de, en, un, una, dentro de, unos, unas, radio, en un radio de, radio de, como mucho, como máximo`,
  'glue.centreLink': `
    el, la, los, las, de, del, a, al, desde, ciudad, la ciudad de, centro de, el centro de, código postal, mls, #,
    número, dirección, aquí`,
  'glue.distanceLink': `
    distancia, lejos, alrededor, a la redonda, en coche, en carro, en auto, de distancia`,
  'glue.yearLink': `
    es, fue, sea, de, del, el, la, los, año, en el año, durante, a, por`,
  'glue.year': `
    año, durante, en el año`,
  'glue.andHalf': `
    y medio, y media`,
  'glue.units': `
    unidad, unidades`,
  'glue.age': `
    años`,
  'glue.my': `
    mi, mis, nuestro, nuestra`,
  'glue.hedge': `
    quizás, quizá, tal vez, a lo mejor`,
  'glue.any': `
    cualquier, cualquiera`,
  'glue.salePrice': `
    precio de venta, precios de venta, precio de compra, precios de compra`,
  'glue.downPayment': `
    de entrada, de enganche, de inicial, de cuota inicial, de anticipo, de pago inicial, de prima, ahorrados,
    ahorrado, de ahorros, en ahorros, para la entrada, para el enganche, como entrada, como enganche, entrada de,
    enganche, enganche de, pago inicial, pago inicial de, cuota inicial, cuota inicial de, anticipo, anticipo de, la
    entrada, dar de entrada`,
  'glue.rather': `
    mejor, antes`,
  'glue.prefer': `
    prefiero, preferimos, preferiría, preferiríamos, preferible, me gusta más, nos gusta más`,
  'glue.over': `
    a, al, antes que, sobre`,
  'glue.preferredTo': `
    más que, antes que`,
  'glue.than': `
    que, a, antes que`,
  'glue.swapFor': `
    por, a, con`,
  'glue.swap': `
    cambia, cambie, cambiar, cambiemos, sustituye, sustituir, reemplaza, reemplazar`,
  'glue.payment': `
    hipoteca, hipotecas, letra, letras, cuota, cuotas, mensualidad, mensualidades, pago de hipoteca, cuota
    hipotecaria, pago hipotecario, pago mensual, pagos mensuales, crédito`,
  // What visitors have.
  'self.animal.dog': `
    perr[o|a|os|as], perrit[o|a|os|as], cachorr[o|a|os|as], tengo perro, tengo un perro, tengo perros,
    mi perro, mis perros, con perro, para mi perro, tengo un perrito, mi perrito, un perro, una perra`,
  'self.animal.cat': `
    gat[o|a|os|as], gatit[o|a|os|as], tengo gato, tengo un gato, tengo gatos, mi gato, mis gatos,
    tengo dos gatos, con gato, un gato`,
  'self.animal.pet': `
    mascota, mascotas, mi mascota, mis mascotas, con mascotas, para mascotas, tengo mascota,
    tengo mascotas, tener mascotas, tener mascota, loro, conejo, conejos, hámster, tortuga, hurón,
    canario`,
  'self.animal.led': `
    caballo, caballos, gallinas, cabras, pájaro, pájaros, pez, peces, animal, animales, burro, oveja,
    ovejas`,
  'self.have': `
    tengo, tenemos, traigo, traemos`,
  'self.thing': `
    barco, lancha, bote, camioneta, coche, coches, carro, carros, auto, autos, moto, motos, bici, bicis,
    bicicleta, piano, caravana, autocaravana, camión, caballo, caballos`,
}
