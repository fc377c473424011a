/** What is counted or measured, and the units it is said in. Tag -> phrases, separated by commas. */
export const measurePhrases: Record<string, string> = {
  'unit.Bedrooms': `
    habitaciones en alquiler, habitaciones en renta, cuartos en renta, cuartos en alquiler, habitación en alquiler,
    habitación en renta, dormitorios en alquiler, recámaras en renta, recámara en renta, dormitorios en renta,
    habitación, habitaciones, habitacion, habitasiones, habitasion, habitacione, dormitorio, dormitorios, recámara,
    recámaras, cuarto, cuartos, alcoba, alcobas, pieza, piezas, hab, habs, hab., habs., habit, dorm, dorms, dorm.,
    dorms., rec, recs, rec., recam, cuartos de dormir, cuarto de dormir, habitaciones dobles, habitación doble,
    bedrooms, bedroom, beds, bed, cuartos para dormir, aposentos, habitaciones de dormir, camas, cama, br, bd, hbs,
    ambientes para dormir`,
  'unit.Bathrooms': `
    baño, baños, baño completo, baños completos, cuarto de baño, cuartos de baño, aseo, aseos, sanitario, sanitarios,
    baños enteros, bathrooms, bathroom, baths, bath, ba, servicios, wc, bñs, bñ, baños y aseos`,
  'unit.ParkingSpots': `
    plaza de garaje, plazas de garaje, plaza de aparcamiento, plazas de aparcamiento, plaza de parking,
    plazas de parking, plaza de estacionamiento, plazas de estacionamiento, lugar de estacionamiento,
    lugares de estacionamiento, lugar para estacionar, lugares para estacionar, cajón de estacionamiento,
    cajones de estacionamiento, espacio de estacionamiento, espacios de estacionamiento, estacionamiento,
    estacionamientos, cochera, cocheras, garaje, garajes, garage, garages, parqueadero, parqueaderos, parqueo,
    parqueos, aparcamiento, aparcamientos, parking, parkings, coche, coches, carro, carros, auto, autos, vehículo,
    vehículos, espacios de parqueo, puestos de parqueo, puestos de estacionamiento, espacios de garaje,
    espacio de garaje, plazas de coche, plazas de cochera, espacios para carros, espacios para autos,
    lugares de garaje, cocheras cubiertas, cochera cubierta, puesto de estacionamiento, plazas para coches`,
  'parking.2': 'garaje doble, cochera doble, doble cochera, doble garaje, garaje para dos coches, garaje de dos plazas',
  'parking.3': 'garaje triple, cochera triple',
  'parking.1': 'garaje individual, garaje sencillo, garaje simple, cochera sencilla',
  'unit.squareFeet': `
    pies cuadrados, pie cuadrado, pies2, ft2, ft 2, pies 2, sqft, sq ft, sf, pies, p2, pie2, pies cuadrado, pies cuad,
    square feet, ft cuadrados`,
  'unit.squareMeters': `
    metros cuadrados, metro cuadrado, m2, m 2, m^2, mts2, mts 2, mt2, mts, mtrs, metros, metro, mts cuadrados,
    m cuadrados, metros2, metros 2, mt cuadrados, mts², metros cuadrado, mc, sqm, metros cuad`,
  'unit.acres': `
    acre, acres`,
  'unit.hectares': `
    hectárea, hectáreas, ha, hectarias, hectaria`,
  'unit.miles': `
    milla, millas, millitas`,
  'unit.kilometers': `
    km, kms, kilómetro, kilómetros, quilómetros, k m, kilometritos`,
  'unit.days': `
    día, días, dia`,
  'unit.weeks': `
    semana, semanas`,
  'unit.months': `
    mes, meses`,
  'unit.years': `
    año, años`,
  'unit.yearsOld': `
    años de antigüedad, año de antigüedad, años de construcción, años de construid[o|a|os|as], años de viej[o|a],
    años de edad, años de uso, años de hech[o|a]`,
  'field.Price': `
    precio, precios, presupuesto, mi presupuesto, nuestro presupuesto, coste, costo, valor, cuesta, cuestan, cueste,
    cuesten, que cueste, que cuesten, vale, valga, valgan, que valga, que valgan, puedo gastar, podemos gastar,
    puedo pagar, podemos pagar, gastar, pagar, gastarme, precio de venta, precio máximo, precio mínimo, precio es,
    presupuesto es, presupuesto máximo, que salga, importe, tengo un presupuesto, tenemos un presupuesto, invertir,
    puedo invertir, dispongo de, disponemos de, cuento con, contamos con, mi tope, mi límite, mi máximo`,
  'field.rent': `
    alquiler, renta, arriendo, alquiler mensual, renta mensual, precio de alquiler, precio del alquiler,
    precio de renta, precio de la renta, alquileres, rentas, mensualidad, mensualidades, alquiler al mes, renta al mes`,
  'field.HOAMonth': `
    hoa, el hoa, la hoa, cuota de hoa, cuota hoa, cuota del hoa, cuota de la hoa, cuotas de hoa, cuotas hoa, gastos de
    hoa, cargos de hoa, tarifa de hoa, cuota de mantenimiento, cuotas de mantenimiento, mantenimiento mensual, cuota
    de comunidad, cuotas de comunidad, gastos de comunidad, gastos comunes, gasto común, gastos comunitarios, cuota
    comunitaria, cuota de la comunidad, cuota de la asociación, cuotas de la asociación, asociación de propietarios,
    cuota de asociación, cuota de propietarios, expensas, cuota de condominio, cuotas de condominio, gastos de
    condominio, cuota de vecinos, cuota de la asociación de propietarios, cuota de asociación de propietarios, cuota
    mensual de hoa, hoa mensual, comunidad (hoa), cuota de comunidad (hoa), gastos de comunidad (hoa), cuota de
    mantenimiento (hoa), cuota de propietarios (hoa), mantenimiento (hoa), asociación de propietarios (hoa), cuota de
    la comunidad de propietarios, comunidad de propietarios, gastos de administración, cuota de administración, cuotas
    comunitarias, h o a`,
  'field.DepositFee': `
    depósito, depósito de garantía, depósito de seguridad, fianza, depósitos, fianzas, depósito en garantía,
    mes de depósito, de fianza, de depósito`,
  'field.ZestimatePrice': `
    zestimate, valor estimado, precio estimado, zestimado`,
  'field.UnitAreaPrice': `
    por pie cuadrado, el pie cuadrado, por metro cuadrado, el metro cuadrado, por pie2, por m2, el m2,
    precio por metro cuadrado, precio por m2, precio del metro cuadrado, precio por pie cuadrado,
    precio del pie cuadrado, precio del m2, /m2, / m2, al metro cuadrado, al pie cuadrado, precio por pie, por metro,
    el metro, coste por metro cuadrado, valor del metro cuadrado, precio el metro cuadrado, precio unitario`,
  'field.BuildingArea': `
    superficie, superficie construida, superficie habitable, superficie útil, superficie interior, área, área
    construida, área habitable, área útil, área interior, espacio habitable, construcción, de construcción, de área
    construida, de superficie, de superficie habitable, de superficie construida, de superficie útil,
    construid[os|as], útiles, habitables, cubiertos, edificados, metraje, tamaño, tamaño de la casa, de espacio, de
    espacio habitable, espacio interior, de vivienda, de casa, metros de construcción, de área, de interior`,
  'field.LotArea': `
    lote, lotes, terreno, parcela, solar, tamaño del lote, tamaño del terreno, tamaño de lote, tamaño de terreno,
    superficie del terreno, superficie de terreno, superficie del lote, superficie de la parcela, área del terreno,
    área del lote, de terreno, de lote, de parcela, de solar, de tierra, predio, área de terreno, metros de terreno,
    superficie de parcela, tamaño de la parcela, extensión`,
  'field.YearBuilt': `
    construid[o|a|os|as], construid[o|a|os|as] en, edificad[o|a|os|as], edificad[o|a|os|as] en, hech[o|a|os|as] en,
    hech[o|a|os|as], año de construcción, año construcción, fecha de construcción, construcción, de construcción, que
    date de, que daten de, data de, datan de, levantad[o|a|os|as], año de edificación, que se construy[ó|eron], se
    construy[ó|eron], fue construid[o|a], fueron construid[os|as], que sea construid[o|a], que haya sido
    construid[o|a], construid[o|a|os|as] por, terminad[o|a|os|as] en, construyeron`,
  'field.DaysOnMarket': `
    en el mercado, días en el mercado, dias en mercado, tiempo en el mercado, días publicad[o|a|os|as],
    días en venta, dia en el mercado, antigüedad del anuncio, en venta desde hace, en el mercado desde hace,
    días de publicad[o|a|os|as], días a la venta, de publicación, de anunciad[o|a|os|as], de publicad[o|a|os|as],
    días de anuncio`,
  'field.Bedrooms': `
    número de habitaciones, número de dormitorios, número de recámaras, cantidad de habitaciones,
    cantidad de dormitorios, cantidad de recámaras, número de cuartos`,
  'field.Bathrooms': `
    número de baños, cantidad de baños`,
  'unit.hours': `
    hora, horas`,
  'unit.decades': `
    década, décadas`,
  'time.travel': `
    min, mins, minuto, minutos, hora, horas, minutitos`,
  'time.travelBy': `
    en coche, en carro, en auto, en autobús, en bus, en tren, en metro, en bici, a pie, caminando, andando, manejando,
    conduciendo, de camino, de viaje, de trayecto, o menos, máximo, como máximo, de distancia, en transporte público`,
  'year.this': `
    este año, de este año`,
  'year.last': `
    el año pasado, del año pasado`,
  'unit.Rooms': `
    ambiente, ambientes`,
}
