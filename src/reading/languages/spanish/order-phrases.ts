/**
 * Orders and figures; where a phrase is also in the follow-ups, the article decides. Tag -> phrases, separated by
 * commas.
 */
export const orderPhrases: Record<string, string> = {
  'sort.Price.up': `
    más barat[o|a|os|as] que, más económic[o|a|os|as] que, más barat[o|a|os|as], más económic[o|a|os|as], más
    asequible, más asequibles, menos car[o|a|os|as], menos costos[o|a|os|as], más accesible, más accesibles, más
    barat[o|a|os|as] primero, primero [lo|el|la|los|las] más barat[o|a|os|as], precio más bajo, precios más bajos, el
    precio más bajo, los precios más bajos, al precio más bajo, al menor precio, de menor precio, con el menor precio,
    con el precio más bajo, menor precio, con menor precio, ordenad[o|a|os|as] por precio, ordena por precio, ordenar
    por precio, ordénalas por precio, ordénalos por precio, ordéname por precio, por precio, de menor a mayor precio,
    de menor a mayor, precio de menor a mayor, precio ascendente, precio creciente, de más barat[o|a|os|as] a más
    car[o|a|os|as], del más barato al más caro, de la más barata a la más cara, barat[o|a|os|as], económic[o|a|os|as],
    asequible, asequibles, baratit[o|a|os|as], barat[o|a]s, ganga, gangas, chollo, chollos, a buen precio, buen
    precio, bajo precio, de bajo costo, más baratit[o|a|os|as], precio bajo, lo más barato, baratísim[o|a|os|as],
    mejor precio, mejores precios, al mejor precio, alquiler más bajo, renta más baja, la renta más baja, el alquiler
    más bajo, más económicamente, mejor de precio, empezando por [lo|el|la|los|las] más barat[o|a|os|as], a precio
    bajo, menor costo, con precios bajos, en orden de precio, ordena de menor a mayor, cuesten menos, que menos
    cueste, que menos cuesten, que cueste menos, cuesta menos`,
  'sort.Price.down': `
    más car[o|a|os|as] que, más car[o|a|os|as], más costos[o|a|os|as], más car[o|a|os|as] primero, primero
    [lo|el|la|los|las] más car[o|a|os|as], precio más alto, precios más altos, el precio más alto, de mayor precio,
    con el mayor precio, mayor precio, de mayor a menor precio, de mayor a menor, precio de mayor a menor, precio
    descendente, con el precio más alto, de más car[o|a|os|as] a más barat[o|a|os|as], del más caro al más barato, de
    la más cara a la más barata, más lujos[o|a|os|as], renta más alta, alquiler más alto, carísim[o|a|os|as], precio
    decreciente, car[o|a|os|as], que cueste más, que más cuesta, que más cuestan, cuesta más`,
  'sort.BuildingArea.down': `
    más grande[|s] que,
    más grande, más grandes, más ampli[o|a|os|as], más espacios[o|a|os|as], de mayor tamaño, de mayor superficie,
    mayor superficie, con mayor superficie, con más superficie, con más metros, con más metros cuadrados,
    con más pies cuadrados, con más espacio, más grandes primero, primero las más grandes, primero los más grandes,
    por tamaño, ordenad[o|a|os|as] por tamaño, ordena por tamaño, ordenar por tamaño, mayor tamaño, por superficie,
    ordena por superficie, ordenad[o|a|os|as] por superficie, con la mayor superficie, mayor área, con más área,
    más grandot[o|a|es|as], de mayor área, más metros cuadrados, tamaño de mayor a menor, con mayor área`,
  'sort.BuildingArea.up': `
    más pequeñ[o|a|os|as] que, más chic[o|a|os|as] que, más pequeñ[o|a|os|as], más chic[o|a|os|as], más
    chiquit[o|a|os|as], de menor tamaño, de menor superficie, menor superficie, más compact[o|a|os|as], con menos
    metros, menor tamaño, más pequeñit[o|a|os|as], más reducid[o|a|os|as]`,
  'sort.LotArea.down': `
    con el terreno más grande, terreno más grande, terrenos más grandes, lote más grande, lotes más grandes,
    con el lote más grande, parcela más grande, parcelas más grandes, con la parcela más grande, con más terreno,
    el terreno más grande, el lote más grande, la parcela más grande, con mayor terreno, jardín más grande,
    con el jardín más grande, mayor terreno, patio más grande, con el patio más grande, mayor lote`,
  'sort.LotArea.up': `
    terreno más pequeño, lote más pequeño, parcela más pequeña, con el terreno más pequeño, con el lote más pequeño`,
  'sort.DaysOnMarket.up': `
    más nuev[o|a|os|as] que, más reciente[|s] que, más nuev[o|a|os|as], más reciente, más recientes, anuncios más
    recientes, anuncios más nuevos, últim[o|a|os|as] anuncios, más recientemente publicad[o|a|os|as], más
    nuev[o|a|os|as] en el mercado, más recientes en el mercado, más nuev[o|a|os|as] primero, más recientes primero,
    primero [lo|el|la|los|las] más nuev[o|a|os|as], primero [lo|el|la|los|las] más reciente[s|], ordenad[o|a|os|as]
    por fecha, ordena por fecha, por fecha, ordenar por fecha, últimos anuncios publicados, últim[o|a|os|as]
    publicad[o|a|os|as], últim[o|a|os|as] en salir, lo último, menos días en el mercado, con menos días en el mercado,
    con menos tiempo en el mercado, publicad[o|a|os|as] más recientemente, menos tiempo en el mercado, últimas
    publicaciones, lo más nuevo, lo más reciente, último en publicarse, más actual, más actuales, ordena por más
    reciente, ordena por más recientes, últimas novedades`,
  'sort.DaysOnMarket.down': `
    lleva más tiempo en venta, lleva más tiempo, llevan más tiempo, que más tiempo lleva en venta, lleva más tiempo anunciad[o|a],
    llevan mucho tiempo en venta, llevan mucho tiempo en el mercado, lleva mucho tiempo en venta, mucho tiempo en venta,
    mucho tiempo en el mercado,
    más tiempo en el mercado, con más tiempo en el mercado, que llevan más tiempo en el mercado,
    que lleva más tiempo en el mercado, llevan más tiempo en el mercado, lleva más tiempo en el mercado,
    más días en el mercado, con más días en el mercado, anuncio más antiguo, anuncios más antiguos,
    que más tiempo llevan en el mercado, que más tiempo lleva en el mercado, llevan más tiempo en venta,
    lleva más tiempo publicada, llevan más tiempo publicad[os|as], más tiempo en venta`,
  'sort.YearBuilt.down': `
    de construcción más reciente, construcción más reciente, construid[o|a|os|as] más recientemente, más recientemente
    construid[o|a|os|as], más modern[o|a|os|as], construcción más nueva, de construcción más nueva, más
    nuev[o|a|os|as] de construcción, por año de construcción, ordena por año, ordenad[o|a|os|as] por año de
    construcción, ordena por año de construcción, últimas construidas, última construida, edificios más nuevos,
    edificio más nuevo, ordenar por año de construcción, de construcción más moderna, más joven, más jóvenes, menos
    antigu[o|a|os|as], construcciones más recientes, construcciones más nuevas, con menos antigüedad`,
  'sort.YearBuilt.up': `
    más antigu[o|a|os|as] que, más viej[o|a|os|as] que, más antigu[o|a|os|as], más viej[o|a|os|as], más
    antigu[o|a|os|as] primero, construcción más antigua, con más antigüedad, más histórico, más viejit[o|a|os|as], de
    construcción más antigua, con más historia, edificio más antiguo, edificios más antiguos`,
  'sort.HOAMonth.up': `
    hoa más bajo, hoa más baja, con el hoa más bajo, con la hoa más baja, menor hoa, cuota de hoa más baja, cuotas de
    hoa más bajas, gastos de comunidad más bajos, con menos gastos de comunidad, cuota de mantenimiento más baja,
    menor cuota de hoa, con la cuota de hoa más baja, cuotas más bajas, expensas más bajas, con menor hoa, hoa bajo,
    hoa baja, bajo hoa, menor cuota de mantenimiento, menos gastos de comunidad, cuota de comunidad más baja, la cuota
    de hoa más baja`,
  'sort.HOAMonth.down': `
    hoa más alto, hoa más alta, cuota de hoa más alta, gastos de comunidad más altos, hoa más caro, hoa más cara`,
  'sort.UnitAreaPrice.up': `
    menor precio por pie cuadrado, menor precio por metro cuadrado, precio por pie cuadrado más bajo,
    precio por metro cuadrado más bajo, más barat[o|a|os|as] por metro cuadrado, más barat[o|a|os|as] por pie cuadrado,
    mejor relación calidad precio, mejor relación calidad-precio, con el precio por metro cuadrado más bajo,
    precio más bajo por metro cuadrado, precio más bajo por pie cuadrado, con el precio por pie cuadrado más bajo,
    el precio por pie cuadrado más bajo, el precio por metro cuadrado más bajo, más barat[o|a|os|as] por m2`,
  'sort.UnitAreaPrice.down': `
    mayor precio por pie cuadrado, mayor precio por metro cuadrado, precio por pie cuadrado más alto,
    precio por metro cuadrado más alto, más car[o|a|os|as] por metro cuadrado, más car[o|a|os|as] por pie cuadrado`,
  'sort.Bedrooms.down': `
    con más habitaciones, con más dormitorios, con más recámaras, con más cuartos, mayor número de habitaciones, mayor
    número de dormitorios, con el mayor número de habitaciones, con mayor número de habitaciones, más dormitorios
    tiene, que más habitaciones tenga, que más habitaciones tiene, que tenga más habitaciones, que tiene más
    habitaciones`,
  'sort.Bathrooms.down': `
    con más baños, mayor número de baños, con el mayor número de baños, que más baños tenga, que más baños tiene`,
  'sort.Distance.up': `
    más cercan[o|a|os|as] a, más cercan[o|a|os|as] al, más cerca de, más cerca del, más próxim[o|a|os|as] a, más
    próxim[o|a|os|as] al, lo más cerca posible de, lo más cerca de, ordenad[o|a|os|as] por distancia a, por distancia
    a, ordena por distancia a, por cercanía a, ordenad[o|a|os|as] por cercanía a, ordena por cercanía a, más
    pegad[o|a|os|as] a, por distancia desde, más cercan[o|a|os|as] de, que estén más cerca de, que esté más cerca de,
    que quede más cerca de`,
  'sort.limit': `
    primer[o|a|os|as], [los|las] primer[os|as], solo las, solo los, top, sólo las, sólo los, las mejores, los mejores,
    mejores, únicamente las, únicamente los, muéstrame solo, solamente las, solamente los, muéstrame solo las,
    muéstrame solo los, hasta las`,
  'figure.count': `
    cuánt[os|as], cuánt[os|as] hay, cuánt[os|as] tienes, cuánt[os|as] tienen, cuánt[os|as] tenéis, el número de,
    número de, cantidad de, la cantidad de, número total de, el total de, total de, qué cantidad de, cuál es el número
    de, conteo de, cuenta de, cuántxs, kuantas, kuantos, cuenta cuánt[os|as], cuántas hay en total`,
  'figure.average': `
    precio normal, precios normales, precio habitual, precio típico, precios habituales,
    promedio, promedios, en promedio, de promedio, medio, media, por término medio, el promedio, la media, el promedio
    de, la media de, media de, promedio de, precio medio, precio promedio, el precio medio, el precio promedio, precio
    medio de, precios medios, precios promedio, cuánto cuesta de media, cuánto cuestan de media, cuánto cuesta en
    promedio, cuánto cuestan en promedio, típico, precio típico, medios, medias, habitual, valor medio, valor
    promedio, coste medio, costo promedio, suele costar, suelen costar, cuánto suele costar, cuánto suelen costar,
    costo medio, coste promedio`,
  'figure.median': `
    mediana, mediano, precio mediano, la mediana, el precio mediano, mediana de, la mediana de, mediana del precio,
    mediana de precio, mediana de precios, la mediana del precio, la mediana de precios, la mediana de los precios`,
  'figure.range': `
    rango de precios, rango de precio, el rango de precios, rango de los precios, gama de precios, horquilla de precios,
    intervalo de precios, entre qué precios, de qué precio a qué precio, entre cuánto y cuánto, qué rango de precios,
    en qué rango de precios, rangos de precios, rango de rentas, rango de alquileres, abanico de precios,
    precios mínimo y máximo, precio mínimo y máximo, el precio mínimo y máximo, precio más bajo y más alto`,
  'figure.min': `
    cuál es el precio más bajo, cuál es el precio mínimo, cuál es el menor precio, desde qué precio, desde cuánto,
    a partir de qué precio, precio mínimo de, desde qué precio hay, a partir de cuánto, cuál es el alquiler más bajo,
    cuál es la renta más baja`,
  'figure.max': `
    cuál es el precio más alto, cuál es el precio máximo, cuál es el mayor precio, precio máximo de, hasta qué precio,
    cuál es la renta más alta, cuál es el alquiler más alto`,
  'figure.howMuch': `
    cuánto cuesta, cuánto vale, cuánto sale, cuánto piden por, precio de, el precio de, qué precio tiene, a cuánto está,
    cuánto es, cuánto sería, precio del, el precio del`,
  'figure.price': `
    cuánto cuestan, cuánto cuesta un, cuánto cuesta una, cuánto valen, cuánto vale una, cuánto vale un, qué precios
    tienen, a cuánto están, a cómo están, qué precio tienen, a qué precio están, a qué precios están, cuánto sale,
    cuánto salen, cuánto cuesta alquilar, cuánto cuesta rentar, qué precios hay, en cuánto están, a cuánto salen`,
}
