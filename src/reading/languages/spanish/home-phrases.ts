/** Kinds of homes, sale or rent, status and other fixed values. Tag -> phrases, separated by commas. */
export const homePhrases: Record<string, string> = {
  'family.house': `
    casa, casas, casita, casitas, casa unifamiliar, casas unifamiliares, unifamiliar, unifamiliares,
    vivienda unifamiliar, viviendas unifamiliares, chalet, chalets, chalé, chalés, villa, villas, cabaña, cabañas,
    bungalow, bungalows, bungaló, casa independiente, casas independientes, casa individual, casas individuales,
    casa sola, casas solas, casa aislada, chalet independiente, chalets independientes, casa de campo, casas de campo,
    casa familiar, casas familiares, residencia unifamiliar, residencial, residenciales, caza, house, houses,
    casa residencial, casas residenciales, cabaña de madera, casona, casonas, toda la casa, casa entera, casa completa,
    hotelito, cortijo, cortijos, masía, masías`,
  'family.condo': `
    piso, pisos, apartamento, apartamentos, departamento, departamentos, depto, deptos, dpto, dptos, depa, depas, apto,
    aptos, apt, apts, condominio, condominios, condo, condos, loft, lofts, apartamentito, pisito, pisitos,
    departamentito, apartment, apartments, apartamiento, apartamientos, estudio apartamento, apartamento estudio,
    departamento estudio, departamento tipo estudio, apartamento tipo estudio, piso entero, apartamento entero,
    departamento entero, departamento completo, apartamento completo, piso completo, apartamentos completos,
    apatamento, departameto`,
  'family.townhouse': `
    casa adosada, casas adosadas, adosado, adosados, adosada, adosadas, chalet adosado, chalets adosados, casa pareada,
    casas pareadas, pareado, pareados, chalet pareado, chalets pareados, casa en hilera, casas en hilera, townhouse,
    townhouses, townhome, townhomes, town house, casa de ciudad, casas de ciudad, casa tipo townhouse, vivienda adosada,
    viviendas adosadas`,
  'family.multiFamily': `
    multifamiliar, multifamiliares, casa multifamiliar, casas multifamiliares, edificio multifamiliar,
    edificios multifamiliares, vivienda multifamiliar, viviendas multifamiliares, plurifamiliar, plurifamiliares,
    dúplex, duplex, triplex, tríplex, cuádruplex, cuadruplex, fourplex, bifamiliar, bifamiliares, casa bifamiliar,
    propiedad multifamiliar, propiedades multifamiliares, casa dúplex, casas dúplex, casa para dos familias,
    multi familiar`,
  'family.land': `
    terreno, terrenos, lote, lotes, parcela, parcelas, solar, solares, terreno para construir,
    terrenos para construir, lote para construir, lotes para construir, terreno urbanizable, terreno edificable,
    terreno urbano, terreno rústico, terreno baldío, lote baldío, lotes baldíos, terrenos baldíos, lote de terreno,
    lotes de terreno, parcela de terreno, pedazo de tierra, parcela para construir, tierra, tierras, terreno vacío,
    terreno vacante, suelo urbanizable, predio, predios, terrenito, lote residencial, lotes residenciales, solar urbano,
    solo terreno, solo el terreno`,
  'family.mobile': `
    casa móvil, casas móviles, mobil home, mobile home, mobile homes, casa prefabricada, casas prefabricadas,
    prefabricada, prefabricadas, casa rodante, casas rodantes, tráiler, trailer, trailers, tráilers, traila, trailas,
    casa manufacturada, casas manufacturadas, vivienda móvil, casa modular, casas modulares, manufacturada,
    vivienda prefabricada, viviendas prefabricadas, viviendas móviles`,
  'family.any': `
    vivienda, viviendas, hogar, hogares, propiedad, propiedades, inmueble, inmuebles, lugar, lugares, anuncio,
    anuncios, opción, opciones, algo, cosa, cosas, sitio, sitios, residencia, residencias, alojamiento, alojamientos,
    bienes raíces, bien raíz, listado, listados, oferta, ofertas, resultado, resultados, unidad, unidades, inmobiliario,
    casa o piso, casa o apartamento o lo que sea, casa o departamento o lo que sea, edificio, edificios, lugarcito,
    finca, fincas, propiedades inmobiliarias, techo, ubicaciones, cualquier cosa, lo que sea, nido`,
  studio: `
    estudio, estudios, monoambiente, monoambientes, apartaestudio, apartaestudios, apartamento estudio,
    estudio apartamento, departamento estudio, departamento tipo estudio, apartamento tipo estudio, tipo estudio,
    studio, studios, sin dormitorios, sin habitaciones, cero dormitorios, 0 dormitorios, 0 habitaciones,
    0 recámaras, sin recámaras, piso tipo estudio, un solo ambiente, un ambiente, de un ambiente`,
  'SaleType.for_sale': `
    en venta, a la venta, venta, ventas, de venta, para comprar, comprar, comprarme, comprarnos, compra, compro, vendo,
    vender, se vende, se venden, para la venta, adquirir, comprando, compraventa, en compra, que vendan, que venden,
    comprarse, vendiendo, venden, que se venda, que se vendan, que estén en venta, que esté en venta, for sale`,
  'SaleType.for_rent': `
    en alquiler, alquiler, alquileres, alquilar, para alquilar, de alquiler, alquilo, se alquila, se alquilan,
    alquilarme, en renta, renta, rentas, rentar, para rentar, rento, se renta, se rentan, de renta, arriendo,
    en arriendo, arrendar, para arrendar, arrendamiento, en arrendamiento, se arrienda, se arriendan, alquilando,
    rentando, que renten, que rentan, que alquilen, que alquilan, para alquiler, para renta, rentarme, rentera,
    precio de alquiler, precio del alquiler, precio de renta, precio de la renta, alquiler mensual, renta mensual,
    arrendado, de arriendo, habitación en alquiler, habitaciones en alquiler, cuarto en renta, cuartos en renta,
    habitación en renta, habitaciones en renta, cuarto en alquiler, cuartos en alquiler, habitación para alquilar,
    alquilar [una|un] habitación, rentar un cuarto, alquilar un cuarto, alquilo habitación, rento cuarto,
    una habitación en alquiler, un cuarto en renta, un cuarto en alquiler, una habitación para alquilar,
    un cuarto para rentar, cuarto para rentar, cuartos para rentar, recámara en renta, habitación de alquiler,
    recámaras en renta, dormitorios en alquiler, dormitorios en renta, cuarto de renta, for rent,
    alquiler más bajo, renta más baja, la renta más baja, el alquiler más bajo, renta más alta, alquiler más alto,
    cuál es el alquiler más bajo, cuál es la renta más baja, cuál es la renta más alta, cuál es el alquiler más alto`,
  'Status.Sold': `
    vendid[o|a|os|as], ya vendid[o|a|os|as], recién vendid[o|a|os|as], vendid[o|a|os|as] recientemente,
    recientemente vendid[o|a|os|as], que se vendieron, se vendieron, se vendió, que se han vendido, se han vendido,
    que se hayan vendido, ventas recientes, ventas cerradas, fueron vendid[os|as], han sido vendid[os|as],
    vendid[o|a|os|as] hace poco, últimas ventas, ventas pasadas, que ya se vendieron, se vendieron recientemente`,
  'Status.PreOnMarket': `
    próximamente, próximamente en venta, próximamente a la venta, próximamente en el mercado, pre mercado, premercado,
    por salir al mercado, por salir a la venta, que saldrán pronto, que salen pronto, que salgan pronto,
    que saldrán próximamente, aún no en el mercado, todavía no en el mercado, antes de que salgan al mercado,
    antes de salir al mercado, antes de que salga al mercado, próxim[o|a|os|as] a salir, muy pronto en el mercado,
    pronto en el mercado, pronto a la venta, que están por salir, por salir, en preventa, preventa, coming soon,
    que aún no han salido al mercado, que todavía no están en el mercado, que aún no están en el mercado,
    que estén por salir al mercado, que van a salir al mercado, que saldrán al mercado, próximos lanzamientos`,
  'Status.Active': `
    activ[o|a|os|as], anuncios activos, todavía disponibles, todavía disponible, aún disponibles, aún disponible, que
    siguen en venta, que sigan en venta, que siguen disponibles, que sigan disponibles, sin vender, no
    vendid[o|a|os|as], que no se hayan vendido, que no estén vendid[os|as], disponibles actualmente, actualmente
    disponibles, disponibles ahora, disponible ahora, sigan activ[os|as], aún en venta, todavía en venta, que no se
    han vendido`,
  'Status.Pending': `
    pendiente de venta, venta pendiente, ventas pendientes, pendientes de cierre`,
  'Status.ActiveUnderContract': `
    bajo contrato, en contrato, con contrato, reservad[o|a|os|as], ya reservad[o|a|os|as], con oferta aceptada, bajo oferta, en depósito de garantía`,
  'Status.all': `
    incluidas las vendidas, incluidos los vendidos, incluyendo las vendidas, incluyendo los vendidos,
    incluyendo vendid[os|as], vendidas o no, vendidos o no, cualquier estado, también las vendidas,
    también los vendidos, de cualquier estado, activas y vendidas, activas o vendidas, tanto vendidas como activas,
    estén vendidas o no, incluidas vendidas, incluso vendidas, incluso las vendidas, también vendidas`,
  'SpaceType.Entire place': `
    alojamiento entero, alojamiento completo, vivienda completa, vivienda entera, lugar entero, lugar completo,
    casa entera, casa completa, toda la casa, casas enteras, casas completas, piso entero, apartamento entero,
    departamento entero, departamento completo, apartamento completo, piso completo, apartamentos completos,
    propiedad completa, propiedad entera, no compartid[o|a], sin compartir, sin compañeros de piso, sin roomies,
    sin compañeros de cuarto, sin roommates, entera para mí, para mí solo, para mí sola, todo para mí, espacio completo,
    espacio entero, que no sea compartid[o|a]`,
  'SpaceType.Room': `
    busco habitación, busco una habitación, busco un cuarto, busco cuarto, necesito una habitación, necesito un
    cuarto, quiero una habitación, quiero un cuarto, quiero rentar una habitación, alquilar habitación, rentar cuarto,
    habitación en alquiler, habitaciones en alquiler, habitación privada, habitaciones privadas, habitación
    individual, cuarto en renta, cuartos en renta, habitación en renta, habitaciones en renta, cuarto en alquiler,
    cuartos en alquiler, cuarto privado, cuartos privados, piso compartido, pisos compartidos, casa compartida, casas
    compartidas, departamento compartido, departamentos compartidos, apartamento compartido, apartamentos compartidos,
    habitación en piso compartido, habitaciones en piso compartido, habitación en una casa, habitación en una casa
    compartida, habitación en casa compartida, habitación para alquilar, alquilar [una|un] habitación, rentar un
    cuarto, alquilar un cuarto, alquilo habitación, rento cuarto, una habitación en alquiler, un cuarto en renta, un
    cuarto en alquiler, una habitación para alquilar, un cuarto para rentar, cuarto para rentar, cuartos para rentar,
    recámara en renta, [solo|sólo|solamente] una habitación, [solo|sólo|solamente] un cuarto, una habitación en un
    piso compartido, cuarto en casa compartida, una habitación privada, cuarto en una casa, compartir piso, compartir
    departamento, compartir casa, vivienda compartida, habitación de alquiler, cuarto de renta, un cuarto privado,
    habitación compartida, cuarto compartido, habitación suelta, cuarto individual, una habitación en una casa
    compartida, una habitación en un piso, una habitación en casa compartida`,
  'Tours.OpenHouse': `
    jornada de puertas abiertas, jornadas de puertas abiertas, puertas abiertas, día de puertas abiertas, open house,
    open houses, openhouse, casa abierta, casas abiertas, a puertas abiertas, visita abierta, visitas abiertas,
    exhibición abierta`,
  'Tours.3D': `
    visita virtual, visitas virtuales, recorrido virtual, recorridos virtuales, tour virtual, tours virtuales, tour 3d,
    tours 3d, visita 3d, visita en 3d, recorrido 3d, recorrido en 3d, 3d, paseo virtual, vista 3d, tour en 3d,
    tour 360, recorrido 360, visita 360, en 3d, matterport, visita online, video recorrido, videorecorrido,
    recorrido por video, recorrido en línea`,
  'new.listing': `
    anuncios nuevos, anuncio nuevo, nuevos anuncios, nuevo anuncio, nuev[o|a|os|as] en el mercado,
    nuev[o|a|os|as] al mercado, nuev[o|a|os|as] a la venta, recién publicad[o|a|os|as], recién anunciad[o|a|os|as],
    recién salid[o|a|os|as], recién salid[o|a|os|as] al mercado, recién listad[o|a|os|as], recién llegad[o|a|os|as],
    recién llegad[o|a|os|as] al mercado, recién puest[o|a|os|as] en venta, recién puest[o|a|os|as] a la venta,
    recién subid[o|a|os|as], recientemente publicad[o|a|os|as], publicad[o|a|os|as] recientemente,
    publicad[o|a|os|as] hace poco, listad[o|a|os|as] recientemente, anunciad[o|a|os|as] recientemente,
    esta semana, de esta semana, publicad[o|a|os|as] esta semana, anunciad[o|a|os|as] esta semana,
    en esta semana, nuev[o|a|os|as] esta semana, nuev[o|a|os|as] de esta semana, novedades, nuevos listados,
    listados nuevos, nuevas ofertas, ofertas nuevas, nuevas propiedades en el mercado, acaban de salir,
    que acaban de salir, que acaban de salir al mercado, acaban de publicarse, que acaban de publicar,
    que salieron esta semana, salieron esta semana, que hayan salido esta semana, anuncios recientes, lo nuevo,
    recién agregad[o|a|os|as], recién ingresad[o|a|os|as], recién en el mercado, nuevas publicaciones,
    publicaciones nuevas, recién puest[o|a|os|as] en el mercado, lo más nuevo de la semana, semana actual,
    nuevas incorporaciones, acaban de entrar al mercado, que acaban de llegar al mercado`,
  'new.today': `
    hoy, de hoy, publicad[o|a|os|as] hoy, anunciad[o|a|os|as] hoy, nuev[o|a|os|as] de hoy, nuev[o|a|os|as] hoy`,
  'new.yesterday': `
    ayer, desde ayer, de ayer, publicad[o|a|os|as] ayer`,
  'new.month': `
    este mes, de este mes, publicad[o|a|os|as] este mes, en este mes, nuev[o|a|os|as] este mes, anunciad[o|a|os|as]
    este mes`,
}
