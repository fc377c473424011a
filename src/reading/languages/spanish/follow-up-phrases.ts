import type { Topic } from '../../criteria/condition.ts'

/** What refines or continues the last search of a conversation. Tag -> phrases, separated by commas. */
export const followUpPhrases: Record<string, string> = {
  'follow.cheaper': `
    más barat[o|a|os|as] que, más económic[o|a|os|as] que, más barat[o|a|os|as], más económic[o|a|os|as], más
    asequible, más asequibles, menos car[o|a|os|as], algo más barato, algo más económico, alguna más barata, alguno
    más barato, demasiado car[o|a|os|as], muy car[o|a|os|as], más baratit[o|a|os|as], menos costos[o|a|os|as], un poco
    más barat[o|a|os|as], más accesible, más accesibles, precios más bajos, precio más bajo, de menor precio, a menor
    precio, mucho dinero, es mucho dinero, otras más baratas, otros más baratos, por menos dinero, algo menos caro,
    cosas más baratas, que cuesten menos, que cueste menos, carísim[o|a|os|as], se sale de mi presupuesto, baja el
    precio, bájale al precio, más bajo de precio, con precios más bajos, más barat[o|a|os|as] todavía, aún más
    barat[o|a|os|as], todavía más barat[o|a|os|as], opciones más baratas, opciones más económicas, algo por menos,
    más barato que eso, más barato que esto, más barato que esas, más barato que esos, más barato que estas, más
    barato que estos, más barata que eso, más barata que esto, más barata que esas, más barata que esos, más barata
    que estas, más barata que estos, más baratos que eso, más baratos que esto, más baratos que esas, más baratos
    que esos, más baratos que estas, más baratos que estos, más baratas que eso, más baratas que esto, más baratas
    que esas, más baratas que esos, más baratas que estas, más baratas que estos`,
  'follow.pricier': `
    más car[o|a|os|as] que,
    más car[o|a|os|as], más lujos[o|a|os|as], más costos[o|a|os|as], algo más caro, precios más altos, de mayor precio,
    un poco más car[o|a|os|as], más exclusiv[o|a|os|as], de más precio, más caritos`,
  'follow.bigger': `
    más grande[|s] que, más grande, más grandes, más ampli[o|a|os|as], más espacios[o|a|os|as], algo más grande, algo
    más amplio, más espacio, demasiado pequeñ[o|a|os|as], muy pequeñ[o|a|os|as], con más espacio, un poco más grande,
    un poco más grandes, de mayor tamaño, con más metros, más metros, muy chic[o|a|os|as], demasiado chic[o|a|os|as],
    alguna más grande, otras más grandes, más metros cuadrados, más superficie, con más superficie, mayores, opciones
    más grandes,
    más grande que eso, más grande que esto, más grande que esas, más grande que esos, más grande que estas, más
    grande que estos, más grandes que eso, más grandes que esto, más grandes que esas, más grandes que esos, más
    grandes que estas, más grandes que estos`,
  'follow.smaller': `
    más pequeñ[o|a|os|as] que, más chic[o|a|os|as] que, más pequeñ[o|a|os|as], más chic[o|a|os|as], algo más pequeño,
    algo más chico, demasiado grande, demasiado grandes, muy grande, muy grandes, menos espacio, más
    compact[o|a|os|as], un poco más pequeñ[o|a|os|as], más chiquit[o|a|os|as], de menor tamaño, más
    pequeñit[o|a|os|as], con menos metros`,
  'follow.newer': `
    más nuev[o|a|os|as] que, más reciente[|s] que,
    más nuev[o|a|os|as], más modern[o|a|os|as], más reciente, más recientes, algo más nuevo, algo más moderno,
    demasiado viej[o|a|os|as], demasiado antigu[o|a|os|as], muy viej[o|a|os|as], muy antigu[o|a|os|as],
    de construcción más reciente, construid[o|a|os|as] más recientemente, menos antigu[o|a|os|as], más jóvenes,
    más nuevo que eso, más nuevo que esto, más nuevo que esas, más nuevo que esos, más nuevo que estas, más nuevo
    que estos, más nueva que eso, más nueva que esto, más nueva que esas, más nueva que esos, más nueva que estas,
    más nueva que estos, más nuevos que eso, más nuevos que esto, más nuevos que esas, más nuevos que esos, más
    nuevos que estas, más nuevos que estos, más nuevas que eso, más nuevas que esto, más nuevas que esas, más nuevas
    que esos, más nuevas que estas, más nuevas que estos`,
  'follow.older': `
    más antigu[o|a|os|as] que, más viej[o|a|os|as] que, más antigu[o|a|os|as], más viej[o|a|os|as], algo más antiguo,
    algo más viejo, demasiado nuev[o|a|os|as], con más historia`,
  'follow.moreBedrooms': `
    más habitaciones, más dormitorios, más recámaras, más cuartos, 
    con más habitaciones, con más dormitorios, con más recámaras, con más cuartos`,
  'follow.fewerBedrooms': `
    menos habitaciones, menos dormitorios, menos recámaras, menos cuartos, 
    con menos habitaciones, con menos dormitorios, con menos recámaras`,
  'follow.closer': `
    más cerca, más cercan[o|a|os|as], más próxim[o|a|os|as], algo más cerca, demasiado lejos, muy lejos, más cerquita,
    no tan lejos, menos lejos, tan lejos no`,
  'follow.more': `
    muéstrame más, muestra más, muéstreme más, más resultados, más opciones, más anuncios, más casas, más pisos,
    más viviendas, más propiedades, ver más, quiero ver más, enséñame más, enséñeme más, dame más, deme más, más,
    más por favor, siguiente, siguientes, los siguientes, las siguientes, la siguiente página, siguiente página,
    página siguiente, otras, otros, otras opciones, otros resultados, hay más, qué más hay, qué más tienes, qué más,
    algo más, y más, sigue, continúa, continuar, el resto, los demás, las demás, algunas más, algunos más, unas más,
    unos más, unas cuantas más, más de esas, más de esos, más de estas, carga más, cargar más, tienes más, tienen más,
    tienes otras, tienen otras, muéstrame otras, muéstrame otros, muéstrame los siguientes, muéstrame las siguientes,
    muéstrame el resto, próximos, próximas, mostrar más, mostrame más, pásame más, mándame más, y qué más,
    alguna otra, algún otro, alguna más, alguno más, tenés más, hay otras, hay otros, enséñame otras, enséñame otros`,
  'follow.back': `
    vuelve, volver, vuelve atrás, volver atrás, atrás, regresa, regresar, vuelva, regrese, la búsqueda anterior,
    búsqueda anterior, vuelve a la búsqueda anterior, vuelve a lo anterior, vuelve a la anterior, vuelve a los
    anteriores, vuelve a las anteriores, regresa a la anterior, regresa a lo anterior, regresa a la búsqueda anterior,
    deshacer, deshaz, deshaz eso, deshaz lo último, resultados anteriores, los resultados anteriores, anterior, como
    antes, lo de antes, un paso atrás, da un paso atrás, vamos atrás, volvamos, volvamos atrás, regresemos, volvé,
    volvé atrás, anula eso, cancela eso, regresa a lo de antes, vuelve a lo de antes, la anterior, lo anterior, volver
    a la búsqueda anterior,
    la de antes, el de antes, las de antes, los de antes, lo que había antes, lo que teníamos,
    olvida lo último, olvida lo que dije, olvida lo que acabo de decir, olvida eso, olvídate de eso`,
  'follow.steps': `
    pasos, paso, búsquedas`,
  'follow.twice': `
    dos veces`,
  'follow.reset': `
    empezar de nuevo, empieza de nuevo, empecemos de nuevo, comenzar de nuevo, comienza de nuevo, empezar de cero,
    empieza de cero, desde cero, de cero, reiniciar, reinicia, nueva búsqueda, búsqueda nueva, otra búsqueda, borra
    todo, borrar todo, borra todos los filtros, borrar filtros, borra los filtros, quita todos los filtros, quita los
    filtros, elimina los filtros, limpia todo, limpiar, limpia los filtros, limpiar filtros, olvida todo, olvídalo
    todo, resetear, olvídate de todo, olvida todo eso, olvida todo lo anterior, empecemos de cero, comencemos de
    nuevo, reset, resetea, vamos a empezar de nuevo, una búsqueda distinta, búsqueda diferente, empezá de nuevo, de
    nuevo desde cero, quita todo, olvidemos todo, volvamos a empezar, vuelve a empezar, volver a empezar, partir de
    cero`,
  'follow.drop': `
    olvida, olvídate de, olvídate del, olvide, olvídese de, olvídese del, olvidemos, ignora, ignore, ignorar, quita,
    quite, quítale, quítame, quitar, elimina, elimine, eliminar, borra, saca, sácale, sin importar, no importa, no me
    importa, no importan, no me importan, da igual, me da igual, da lo mismo, me da lo mismo, cualquier, cualquiera,
    sin límite de, sin tener en cuenta, independientemente de, independientemente del, sin limite, prescinde de, deja
    de lado, sin restricción de, sin filtro de, ya no importa, ya no me importa, descarta, suprime, no te preocupes
    por, remueve, no tomes en cuenta, no tengas en cuenta, olvida lo de, olvida lo del, quita lo de, quita lo del,
    quita el filtro de, elimina el filtro de, cancela, no me fijo en, dejemos de lado, olvidate de, sin fijarse en,
    qué importa, da igual que,
    no hace falta, no hace falta que tenga, no hace falta que sea, no es necesario, no es necesario que tenga,
    no necesito, no necesitamos, no preciso, no es imprescindible que tenga, puedo vivir sin, no me preocupa,
    no me preocupan, me trae sin cuidado, me es igual, me es indiferente, da igual si tiene, da igual que tenga,
    no importa si tiene, no importa que tenga, ya no necesito, ya no necesitamos, ya no quiero, ya no queremos,
    ya no hace falta, sin que importe,
    da igual si tienen, da igual si, no importa si, podemos prescindir de, puedo prescindir de, me da igual si tiene`,
  'follow.dropAfter': `
    puedo prescindir, podemos prescindir, puedo pasar sin él, puedo pasar sin ella,
    no importa, no me importa, no importan, no me importan, da igual, me da igual, da lo mismo, me da lo mismo, dan
    igual, me dan igual, es lo de menos, no es importante, no son importantes, ya no importa, ya no me importa, es
    flexible, son flexibles, flexible, es indiferente, me es indiferente, no es problema, no es un problema, puede ser
    cualquiera, ya no es importante, no es necesario ya, ya no hace falta, no hace falta, ya no lo necesito, ya no la
    necesito, no cuenta, no es relevante, es irrelevante, no nos importa, nos da igual, está abierto, cualquiera,
    no es tan importante, no son tan importantes, no es imprescindible ya, ya no es necesario, ya no es necesaria,
    no es necesario, no es necesaria, o no, no es prioridad, no es prioritario, es negociable, ya no lo necesitamos,
    ya no la necesitamos, me es igual, no es fundamental, no es clave,
    no me molesta, no me molestan, no nos molesta,
    no son necesarias, no son necesarios, no son imprescindibles, no es imprescindible, no hacen falta`,
  'follow.what': `
    y si, y si fueran, y qué tal si,
    y en, qué tal en, y qué tal en, qué tal, y qué tal, y si, qué hay de, y qué hay de, qué hay en, y qué hay en, qué
    pasa con, y qué pasa con, ahora en, ahora, mejor en, cámbialo a, cambia a, cámbiala a, cambiar a, prueba con,
    prueba en, probemos con, probemos en, probemos, intenta con, intenta en, intentemos con, a ver en, veamos en,
    veamos, digamos, que sean, que sea, pon, ponle, ponlo en, ponlo a, hazlo, busca ahora en, ahora busca en, y
    entonces en, prefiero en, vamos con, mejor, cambia la ciudad a, cambia el precio a,
    vuelve a, volver a, volvamos a, regresa a, de vuelta a, de nuevo en, sube a, súbelo a, sube hasta, baja a,
    bájalo a, aumenta a, auméntalo a, cámbialo por, pásalo a`,
  'follow.instead': `
    en su lugar, en vez de eso, en lugar de eso, solo, sólo, solamente, únicamente, esas, esos, estas, estos, de esas,
    de esos, de estas, de estos, de ellas, de ellos, entre esas, entre esos, entre estas, entre estos, entre ellas,
    también, las que, los que, cuáles, cuál de ellas, cuál de ellos, cuáles de, cuáles de esas, cuáles de ellas, más
    bien, ahora solo, todavía, aún, lo mismo, la misma, las mismas, los mismos, igual pero, lo mismo pero, iguales,
    filtra, fíltralas, nada más, nomás, esas mismas, de las anteriores, de los anteriores, las anteriores, los
    anteriores, únicamente las, que además, ahora con, ahora quiero, de las que, solo las, solo los, sólo las, sólo
    los, únicamente las, únicamente los, solamente las, solamente los, muéstrame solo, muéstrame solo las, muéstrame
    solo los, de los que, de las de antes`,
  'follow.add': `
    también, además, añade, agrega, añádele, agrégale, suma, incluye también, incluye, incluyendo, y además, y también,
    añadir, agregar, incluir, inclúyeme, amplía a, ampliar a, extiende a, súmale, agregá, añada, agregue, incluya`,
  'follow.showAll': `
    muéstrame todo, muéstrame todas, muéstrame todos, todas las viviendas, todas las propiedades, todo,
    todos los anuncios, ver todo, ver todas, ver todos, lista todo, qué tienes, qué tienen, qué tenéis, qué hay,
    qué hay disponible, qué tienes disponible, qué tienen disponible, todo lo que tienes, todo lo que tengas,
    todo lo que tienen, todo lo que hay, enséñame todo, enséñame todas, muestra todo, muestra todas, muestra todos,
    tus anuncios, mostrar todo, mostrar todas, qué propiedades tienen, enséñame lo que tienes,
    todos los inmuebles, lista completa, qué ofrecen, muéstreme todo, qué propiedades hay, qué viviendas hay`,
  'drop.needed': `
    hace falta, necesario, necesaria, obligatorio, requerido, límite, límites, preferencia`,
  'drop.Place': `
    en cualquier lugar, en cualquier parte, en cualquier sitio, en cualquier ciudad, cualquier lugar, cualquier ciudad,
    donde sea, en donde sea, en todas partes, cualquier zona, en cualquier zona, en todos lados, cualquier parte`,
  repair: `
    no espera, espera no, perdón no, no perdón, quiero decir, quise decir, perdón quise decir, digo, no mejor, mejor
    dicho, o mejor dicho, me equivoqué, corrección, no no, bueno no, no digo, ay no, no más bien, perdón digo, o sea
    no,
    pensándolo bien, pensándolo mejor, mejor no, mejor pensado, o más bien, o mejor, o sea que no, cambia a,
    cámbialo a, cámbialo por, cambia el, cambia la, cambie el, cambie la, cambio el, cambiar el, cambiar la,
    cambiemos el, cambiemos la, me equivoco, me he equivocado, me confundí, me he confundido, corrijo, rectifico, no
    perdona, perdona no, no disculpa, disculpa no, que diga, quería decir, me refiero a, me refería a, uy no, eh no,
    no no no, nada de eso, no es cierto, cambié de opinión, he cambiado de opinión, cambio de idea, cambiando de
    idea, olvida eso, olvídalo, eso no, no eso no, errata,
    dije, he dicho, pedí, había pedido, te dije, había dicho`,
  'repair.soft': `
    mejor, mejor aún, más bien, en realidad, perdón, bueno,
    digamos, perdona, disculpa, bueno mejor, o bueno, de hecho, la verdad, mejor que sea, mejor que sean, que sea,
    que sean, ponle, pongamos, pon`,
  'repair.no': `
    no, espera, perdón, bueno,
    espere, perdona, disculpa, disculpe, eh, uy, ay, ups, mmm, qué digo`,
  'repair.rather': `
    más bien, mejor, mejor con, mejor en, mejor si`,
  'repair.nay': `
    espera, perdón, perdona, disculpa, qué va, ups, uy`,
  'glue.request': `
    muéstrame, enséñame, búscame, busco, buscar, buscamos, quiero, queremos, necesito, necesitamos, dame, hay, tienes,
    tienen, me gustaría, estoy buscando, estamos buscando`,
  'step.another': `
    otro, otra,  más`,
  'step.oneLess': `
    menos`,
  'step.more': `
    más,  adicional, adicionales, extra`,
  'step.less': `
    menos`,
  'step.raise': `
    sube, subir, súbelo, súbele, suba, aumenta, aumentar, aumente, incrementa, añade, añádele, agrega, agrégale,
    suma, súmale, eleva, amplía, ampliar, subo, estira, estirar`,
  'step.lower': `
    baja, bajar, bájalo, bájale, baje, reduce, reducir, reduzca, disminuye, resta, réstale, quítale, rebaja, bajo`,
  'step.put': `
    añade, añádele, agrega, agrégale, suma, súmale, resta, réstale, quítale`,
  'glue.by': `
    en, unos, otros`,
  'glue.onto': `
    al,  del`,
  'glue.may': `
    puede ser, pueden ser, podría ser, podrían ser, puede costar, puede salir`,
  'glue.fine': `
    está bien, también está bien, vale, también vale, me vale, sirve, también sirve, es aceptable, estaría bien, no
    pasa nada, también me sirve, no hay problema, sin problema, me parece bien, también me vale`,
  'follow.swap': `
    mejor, más bien, en su lugar, en vez de eso, en lugar de eso, prefiero`,
  'follow.now': `
    ahora, y ahora, ahora bien`,
  'follow.anew': `
    otra cosa, algo distinto, algo diferente, algo totalmente distinto, cambio de tema, otra consulta, cambiando de
    tema`,
  'drop.limit': `
    límite de precio, tope de precio, límite de presupuesto,
    máximo, tope, límite superior, precio máximo`,
  'glue.details': `
    más sobre, más información, más info, más detalles, más datos`,
}

/** Words that ask for a place to park at all. */
export const parkingWords = `garaje, garajes, garage, cochera, cocheras, estacionamiento, estacionamientos,
  aparcamiento, aparcamientos, parking, parkings, parqueadero, parqueaderos, parqueo, parqueos, plaza de garaje,
  plaza de aparcamiento, plaza de parking, plaza de estacionamiento, lugar de estacionamiento, lugar para estacionar,
  espacio de estacionamiento, cajón de estacionamiento, plazas de garaje, plazas de aparcamiento`

/** Topics by the words that let them go. */
export const dropWords: [string, Topic[]][] = [
  ['precio', ['Price', 'CurrencySymbol']],
  ['precios', ['Price', 'CurrencySymbol']],
  ['presupuesto', ['Price', 'CurrencySymbol']],
  ['costo', ['Price', 'CurrencySymbol']],
  ['coste', ['Price', 'CurrencySymbol']],
  ['dinero', ['Price', 'CurrencySymbol']],
  ['límite de precio', ['Price', 'CurrencySymbol']],
  ['moneda', ['CurrencySymbol']],
  ['ubicación', ['Place']],
  ['localización', ['Place']],
  ['lugar', ['Place']],
  ['ciudad', ['Place']],
  ['zona', ['Place']],
  ['sitio', ['Place']],
  ['barrio', ['Place']],
  ['parte', ['Place']],
  ['código postal', ['Place']],
  ['tamaño', ['BuildingArea']],
  ['superficie', ['BuildingArea']],
  ['metros', ['BuildingArea']],
  ['habitaciones', ['Bedrooms']],
  ['baños', ['Bathrooms']],
  ['garaje', ['ParkingSpots']],
  ['estacionamiento', ['ParkingSpots']],
  ['tipo', ['PropertyType']],
  ['tipo de propiedad', ['PropertyType']],
  ['tipo de vivienda', ['PropertyType']],
  ['año', ['YearBuilt']],
  ['antigüedad', ['YearBuilt']],
  ['edad', ['YearBuilt']],
  ['características', ['Feature']],
  ['extras', ['Feature']],
  ['comodidades', ['Feature']],
  ['amenidades', ['Feature']],
  ['hoa', ['HOAMonth']],
  ['terreno', ['LotArea']],
  ['lote', ['LotArea']],
  ['parcela', ['LotArea']],
  ['estado', ['Status']],
]
