/** How Spanish speaks of the home, the house and its rules, selling and buying, the neighbourhood, the firm: sense -> phrases. */
export const spanishHomesSenses: Readonly<Record<string, string>> = {
  repair: `reparacion, reparar, mantenimiento, arreglar, arreglo, averia, averiado, roto, solicitud de
    mantenimiento, solicitud de reparacion, no funciona, tecnico, gotea, se rompe, se descompuso, averio, se
    averio, estropeado, se estropeo, dejo de funcionar, rota, reparaciones, arreglen, arreglan, arregla,
    componer, componen, se descompone, descompuesto, descompuesta, se dano, se averia, averiada, averias,
    gotera, goteras, goteo, fuga, plomero, fontanero, electricista, tecnicos, pedir una reparacion, reportar
    un problema, reportar, se rompio, rota la, se me averio, se me rompio, se me descompuso, dejo de andar, no
    enciende, malogrado, se malogro, manitas, servicio tecnico`,
  emergency: `emergencia, de urgencia, emergencias, urgencia, urgente, fuera de horario, de noche, inundacion,
    fuga de gas, a cualquier hora, de madrugada, incendio, fuga de agua, se inunda, inundado, inunda,
    inundaciones, fuera de horas, las 24 horas, medianoche, auxilio`,
  heating: `calefaccion, caldera, calentador, estufa de calefaccion, radiador, radiadores, calefactor, no
    calienta, boiler`,
  cooling: `aire acondicionado, aire, climatizacion, acondicionado, ventilador, aires acondicionados,
    refrigeracion`,
  water: `agua, agua caliente, agua fria, factura del agua, recibo del agua, sin agua, corte de agua, cuenta
    del agua`,
  electricity: `electricidad, luz, energia, corriente, apagon, sin luz, factura de la luz, recibo de la luz,
    cuenta de luz, se fue la luz, corte de luz`,
  gas: `gas, gas natural, butano, factura del gas`,
  internet: `internet, wifi, wi-fi, fibra, banda ancha, conexion a internet, fibra optica, cable, wi fi,
    proveedor de internet`,
  utilities: `servicios, suministros, servicios publicos, gastos de servicios, servicios basicos, servicios
    incluidos, agua y luz, luz y agua, luz y gas, suministro, consumos, gastos incluidos, facturas de
    servicios, contador, contadores, medidor, medidores`,
  trash: `basura, residuos, desechos, contenedor, tirar, muebles viejos, camion de la basura, recogida de
    basura, recoleccion de basura, sacar la basura, saca la basura, botar, bote de basura, trastos, muebles
    que no uso, deshacerme, desperdicios, contenedores, tacho, zafacon, colchones, desechar, enseres,
    voluminosos`,
  recycling: `reciclaje, reciclar, reciclan, reciclado, carton, botellas, vidrio y papel, plasticos, papel y
    carton, envases, compost, compostaje`,
  laundry: `lavanderia, lavadora, secadora, lavar la ropa, lavadoras, colada, lavar, lavandera, lavadero,
    lavarropas, secarropa, cuarto de lavado, lavo la ropa, lavar mi ropa, usar la lavadora, poner una
    lavadora, mi propia lavadora, lavado, ropa sucia, secar la ropa, tender`,
  elevator: `ascensor, elevador, ascensores, elevadores, montacargas`,
  storage: `trastero, bodega, almacenamiento, sotano, guardar cosas, cobertizo, trasteros, bodegas, cuarto
    trastero, baulera, guardar mis cosas, deposito de almacenaje, locker, taquilla, almacen, espacio de
    almacenamiento, cobertizos`,
  gym: `gimnasio, sala de ejercicios, hacer ejercicio, pesas, entrenar, gym`,
  pool: `piscina, alberca, nadar, piscinas, alberca comun, pileta`,
  amenity: `instalaciones, areas comunes, amenidades, salon comun, zonas comunes, salon, espacios comunes,
    salon social, salon de fiestas, sala comun, sala de reuniones, terraza comun, amenities, salon de eventos,
    azotea`,
  furniture: `mueble, muebles, amueblado, sofa, sillon, colchon, amueblada, amueblados, amuebladas, amoblado,
    amoblada, sin muebles, mobiliario, camas, con muebles, vacio de muebles`,
  appliance: `electrodomestico, nevera, refrigerador, lavavajillas, horno, estufa, electrodomesticos, refri,
    heladera, frigorifico, lavaplatos, microondas, cocina electrica, refrigeradora, fregadora`,
  parking: `estacionamiento, aparcamiento, parking, plaza de garaje, estacionar, aparcar, coche, carro, auto,
    lugar de estacionamiento, vehiculo, parqueo, cochera, plaza de aparcamiento, plaza de estacionamiento,
    aparco, estaciono, estacionamientos, plazas de garaje, lugar para el coche, lugar para el carro, dejar el
    coche, dejar el carro, donde dejo el coche, plaza para el coche, parquear, parqueadero, parqueaderos,
    segundo coche, cajon de estacionamiento, cajon, espacio de estacionamiento, camioneta, coches, carros,
    autos, vehiculos, plaza de parking, garaje para el coche`,
  guestParking: `estacionamiento para visitas, estacionamiento de visitantes, aparcamiento de visitas, aparcan
    las visitas, estacionan las visitas, estacionan los visitantes, estacionar mis visitas, dejan el coche mis
    invitados, coche de mis visitas, coche de visitas, carro de mis visitas, donde se estacionan las visitas,
    donde se estacionan mis visitas, donde aparcan mis visitas, estacionamiento de visitas, parking para
    visitas, estacionar las visitas, aparcan mis amigos, aparcar mis invitados, estacionamiento para
    invitados, estacionarse mis visitas, donde dejan el coche las visitas, donde dejan el carro mis visitas,
    dejan el auto mis visitas`,
  tow: `grua, remolcar, remolque, se llevo la grua, gruas, remolcan, remolcaron, se llevan el coche, se
    llevaron mi coche, se llevan mi carro, arrastre`,
  garage: `garaje, cochera cubierta, plaza cubierta, garajes, garaje subterraneo, techado`,
  bicycle: `bicicleta, bici, bicicletas, bicis, ciclista, patineta electrica, patinete, patinetes, monopatin,
    cuarto de bicicletas, aparcabicicletas, bicicletero, dejar la bici`,
  charger: `cargador, coche electrico, carro electrico, vehiculo electrico, cargar el coche, auto electrico,
    cargadores, cargar mi coche, cargar mi carro, cargo el coche, coches electricos, estacion de carga, punto
    de carga, puntos de carga, enchufar el coche, tesla, electrolinera, electrico cargar`,
  motorcycle: `moto, motocicleta, motos, motocicletas, scooter, ciclomotor`,
  pet: `mascota, mascotas, animal, animales, animalito, animalitos, animales domesticos, animal de compania,
    animales de compania, mascotitas`,
  dog: `perro, perros, cachorro, perrito, perra, perrita, perritos, canes, labrador, pastor aleman, caniche,
    cachorros`,
  cat: `gato, gatos, gatito, gata, gatitos, gatita, gatas, felino, michi`,
  fish: `pez, peces, acuario, pecera, acuarios, pecesito, peceras`,
  bird: `pajaro, ave, loro, pajaros, aves, loros, perico, pericos, canario, periquito, pajaritos, cotorra`,
  assistanceAnimal: `animal de servicio, animales de servicio, animal de asistencia, animales de asistencia,
    apoyo emocional, perro guia, perro de servicio, perro de apoyo, perros de asistencia, animal de apoyo
    emocional, animales de apoyo, perro de apoyo emocional, perro lazarillo, perro de asistencia`,
  breed: `raza, razas, razas peligrosas, raza peligrosa, pitbull, pit bull, razas prohibidas, rottweiler,
    perros peligrosos`,
  weight: `peso, pesa, kilos, libras, pesar, tamano del perro, cuanto puede pesar, perro grande, perros
    grandes, kilo, libra`,
  smoke: `fumar, fumador, cigarrillo, tabaco, vapear, fuma, humo, fumadores, fumo, fumando, cigarro, cigarros,
    cigarrillos, vaper, vapeo, puro, puros, cigarrillo electronico, prohibido fumar, libre de humo`,
  cannabis: `cannabis, marihuana, mota, hierba, porro, porros`,
  grill: `parrilla, barbacoa, asador, carbon, asado, barbacoas, asados, asar, carne asada, parrillada,
    parrilladas, parrillas, bbq, hacer un asado, carbon vegetal, brasero`,
  noise: `ruido, ruidoso, musica, horas de silencio, silencio, fiesta ruidosa, ruidos, molestar, molestias,
    silencioso, vecino ruidoso, vecinos ruidosos, hacen ruido, mucho ruido, horas de descanso, horario de
    silencio, ruido de noche, descanso, bulla, escandalo, volumen, fiestas ruidosas, poner musica, hacer
    ruido, musica alta, tocar un instrumento, ruidosas, molestan, molesta, mis vecinos, vecinos hacen`,
  guest: `visita, visitas, huesped, huespedes, visitante, invitado, invitados, visitantes, quedarse conmigo,
    quedarse en mi casa, quedar a dormir, quedarse a dormir, dormir en mi casa, quedarse unos dias, quedarse
    una visita, se pueden quedar, se queda a dormir, huespedes que se quedan, amigos a dormir, pasar la noche,
    pernoctar, alojar, recibir visitas, vienen a verme, vienen mis padres, visitarme, alguien se quede,
    visitas que se quedan`,
  sublet: `subarrendar, subalquilar, subarriendo, subarrendamiento, realquilar, realquilo, realquiler,
    subalquilo, subalquiler, sub alquilar, sub arrendar, alquilar mi apartamento a otra persona, alquilar mi
    piso a otro, rentar mi cuarto, alquilar una habitacion, pasarle el contrato, traspasar el contrato, ceder
    el contrato, cesion, subarrendatario`,
  airbnb: `airbnb, alquiler vacacional, alquiler turistico, turistas, meter turistas, alquiler por dias,
    alquilar por noches, alquiler por noches, alquiler de corta estancia, alojamiento turistico, vacacional,
    alquiler temporal, temporario, viajeros, rentar por dias, alquilar por dias, hospedar turistas, vrbo,
    booking`,
  occupant: `ocupante, ocupantes, cuantas personas, personas por habitacion, cuantos podemos vivir, cuantas
    personas pueden vivir, cuantos pueden vivir, personas por cuarto, numero de personas, personas por
    dormitorio, vivir en el apartamento, viven en, habitantes`,
  roommate: `companero de piso, companero de cuarto, companero, pareja, agregar a alguien, novia, novio,
    roomie, companera de piso, companeros de piso, compartir piso, compartir el apartamento, anadir a alguien,
    agregar a mi pareja, anadir a mi pareja, meter a mi pareja, meter a alguien en el contrato, incluir a
    alguien, otra persona en el contrato, mi novia, mi novio, conyuge, vivir conmigo, se mude conmigo, cambio
    de companero`,
  insurance: `seguro, seguro de inquilino, asegurado, poliza, cobertura, seguro del hogar, seguro de hogar,
    seguro de casa, seguros, asegurar, seguro de renta, seguro de arrendatario, responsabilidad civil,
    aseguradora, seguro obligatorio, aseguranza, seguro de propietario`,
  parcel: `paquete, paquetes, buzon, entrega, correspondencia, envio, casillero, paqueteria, cartero, carta,
    cartas, correo postal, encomienda, encomiendas, amazon, entregas, mensajeria, reciben paquetes, envios,
    casilleros, buzones, taquilla de paquetes`,
  alarm: `detector de humo, alarma, detector, detectores, alarma de incendio, alarma de humo, monoxido,
    pitido, suena la alarma, detectores de humo, sensor de humo`,
  pests: `plaga, plagas, cucaracha, raton, chinches, insectos, cucarachas, ratones, ratas, rata, bichos,
    hormigas, insecto, roedores, fumigar, fumigacion, exterminador, chinche, chinches de cama, cucarachas en
    casa, termitas, control de plagas, animalitos en la cocina`,
  mold: `moho, humedad, hongos, hongo, humedades, mancha de humedad, manchas de humedad, mohos, mojado`,
  paint: `pintar, pintura, color de las paredes, pinto, pintar las paredes, pintar la pared, pintadas,
    colores, pintar de otro color, pintar mi cuarto, repintar, color de pared, empapelar`,
  alter: `modificar, modificacion, reforma, taladrar, colgar cuadros, decorar, agujeros, colgar, cambios,
    taladro, agujerear, clavos, clavar, tornillos, colgar un cuadro, cuadros, cuadro, hoyos, hoyo, hacer
    hoyos, perforar, perforaciones, taladrar la pared, montar una tele, colgar la tele, estantes, estanteria,
    repisas, antena, antena parabolica, parabolica, obra, obras, reformar, remodelar, remodelacion, clavo,
    cambios en el apartamento, hacer cambios, atornillar, fijar`,
  balcony: `balcon, terraza, patio, balcones, terrazas, patios, azotea`,
  snow: `nieve, quitanieves, palear, nevada, nieva, hielo, quitar la nieve, limpiar la nieve, limpian la
    nieve, pala de nieve`,
  garden: `jardin, cesped, jardineria, huerto, huerta, sembrar, verduras, hortalizas, flores, pasto, grama,
    cortar el cesped, cortar el pasto, jardinero, patio trasero, cultivar, tomates, jardines, podar`,
  light: `bombilla, foco, bombillas, focos, lampara, lamparas, bombillo, bombillos, ampolleta, luces, cambiar
    un foco, cambiar la bombilla, foco fundido`,
  lock: `cerradura, cerrojo, cerraduras, chapa, chapas, cambiar la cerradura, cambiar la chapa, candado,
    cerradura inteligente, cambiar cerraduras`,
  camera: `camara, camaras, timbre con camara, timbre, videovigilancia, camaras de seguridad, camara de
    seguridad, vigilancia, videoportero`,
  tour: `ver el apartamento, mostrar, visitar el apartamento, visita guiada, recorrido, visita al apartamento,
    ver la casa, ver una casa, ver un apartamento, ver el piso, ver las casas, ver casas, ver viviendas,
    visitas a las viviendas, ensenamos, ensenan, visitar la casa, ver la vivienda, visitas guiadas, ver las
    viviendas, visita a la casa, visitar el piso, visitas al piso, ensenar la casa, ensenar el piso, me
    ensenan, enseñar, mostrar la casa, muestran, me muestran, conocer el apartamento, conocer la casa, puertas
    abiertas, casa abierta, jornada de puertas abiertas, casas abiertas, ver la propiedad, ver el
    departamento, ver el depa, ver departamentos, ver apartamentos, visita virtual, por video, por
    videollamada, videollamada, tour virtual, recorrido virtual, visitar la vivienda, sin haberlo visto, sin
    verlo`,
  commission: `comision, comisiones, honorarios, honorarios de la inmobiliaria, porcentaje, corretaje,
    comision de venta, que se llevan ustedes, cuanto se llevan, que se quedan ustedes, cobran de comision,
    porcentaje cobran, que porcentaje, comision inmobiliaria`,
  listingContract: `contrato de venta, contrato de exclusividad, mandato, acuerdo de venta, contrato con
    ustedes, contrato para vender, mandato de venta, encargo de venta, exclusiva de venta, contrato de
    corretaje, firmar con ustedes para vender, contrato de listado, nota de encargo`,
  sell: `vender, venta, vendedor, vendo, vendedores, vendan, venden mi casa, poner en venta, poner mi casa en
    venta, vendida, vendido, vendedora, ventas, poner a la venta`,
  buy: `comprar, compra, comprador, compradores, compradora, comprando, compra de vivienda, adquirir, compro,
    quiero comprar, comprar casa, comprar una casa`,
  agent: `agente, corredor, agentes, asesor, agente inmobiliario, agentes inmobiliarios, corredores, corredor
    de bienes raices, asesora, asesores, comercial inmobiliario, vendedor inmobiliario, broker, intermediario,
    realtor`,
  valuation: `tasacion, valoracion, valor de mi casa, avaluo, cuanto vale mi casa, tasar, estimacion, cuanto
    vale, precio de mi casa, tasan, tasador, valorar, valoran, valorar mi casa, avaluos, evaluar mi casa,
    cuanto vale mi piso, cuanto vale mi propiedad, valor de mi propiedad, valor de mercado, precio adecuado,
    fijar el precio, poner precio, estimado, cuanto pedir por mi casa, analisis de mercado`,
  earnest: `arras, dinero de buena fe, senal, deposito de arras, dinero de garantia, senal de compra, sena,
    deposito de buena fe, contrato de arras, deposito de compra`,
  closing: `cierre, escritura, gastos de cierre, costos de cierre, cerrar la compra, cerrar la venta,
    escriturar, firma ante notario, notario, notaria, notarial, notarizar, escrituracion, gastos de compra,
    gastos de compraventa, costes de cierre, firma de escrituras, dia del cierre, traspaso de la propiedad,
    gastos notariales`,
  mortgage: `hipoteca, prestamo, prestamista, preaprobacion, financiamiento, pago inicial, enganche, entrada
    de la hipoteca, preaprobado, hipotecario, credito hipotecario, prestamo hipotecario, prestamos, banco
    presta, financiar, financiacion, preaprobar, carta de preaprobacion, entrada para la casa, cuota inicial,
    pago de entrada, prestamistas, down payment, ayuda para la entrada, primera casa, primera vivienda,
    compran su primera casa, comprar mi primera casa`,
  offer: `oferta, ofertas, contraoferta, hacer una oferta, ofertar, puja, pujas, presentar una oferta,
    contraofertas, oferta de compra, varias ofertas, oferta aceptada`,
  homeInspection: `inspector, inspeccion de la casa, inspeccion de la vivienda, perito, peritaje, inspeccionar
    la casa, inspeccion de la propiedad, revisar la casa, revisar la casa antes de comprar, perito para
    revisar, inspectores, inspector de casas, revision de la casa, estado de la casa, inspeccion antes de
    comprar, peritos`,
  photos: `foto, fotos, fotografo, fotografia, fotografias, imagenes, fotos profesionales, dron, plano,
    planos, video de la casa, reportaje fotografico`,
  sign: `cartel, letrero, letrero de venta, cartel de se vende, anuncio en el jardin, rotulo`,
  keybox: `caja de llaves`,
  stage: `home staging, preparar la casa, decoracion, preparar mi casa, preparar la casa para vender, poner
    bonita la casa, arreglar la casa antes de vender, amueblar para vender, muebles de exposicion, decorar
    para vender, puesta en escena`,
  exclusive: `exclusiva, exclusividad, con otro agente, con otra agencia, otra inmobiliaria, otro agente`,
  school: `escuela, colegio, escuelas, primaria, secundaria, escolar, alumnos, alumno, jardin de ninos,
    preparatoria, instituto, liceo, bachillerato, clases, bilingue, en los dos idiomas, distrito escolar,
    colegios`,
  transit: `autobus, tren, metro, transporte, transporte publico, tranvia, parada, estacion, omnibus, linea de
    autobus, bus, buses, camion urbano, colectivo, guagua, micro, autobuses, tranvias, ferry, transbordador,
    lancha, billete, boleto, pasaje, billete sencillo, ida sola, ida, subte, subterraneo, trenes, estaciones,
    paradas, ruta de autobus, llegar al centro`,
  airport: `aeropuerto, vuelo, vuelos, terminal aerea`,
  shop: `tienda, supermercado, compras, mercado, tiendas, super, supermercados, mercados, tiendas cercanas,
    abarrotes, bodega de barrio, hacer la compra, mandado, hacer las compras, comprar comida, centro
    comercial, panaderia, farmacia, fruteria`,
  park: `parque, parques, zona verde, juegos infantiles, areas verdes, columpios, zona de juegos, zonas de
    juegos, area infantil, plaza publica, zonas verdes`,
  beach: `playa, lago, orilla, bano en el rio, banarse, lagos, playas`,
  hospital: `hospital, clinica, medico, centro de salud, hospitales, sala de urgencias, urgencias, doctor,
    doctora, ambulatorio, consultorio, posta, enfermo, dentista, centro medico, medicos`,
  library: `biblioteca, bibliotecas, libros`,
  restaurant: `restaurante, restaurantes, cafeteria, comer, cafe, bares, bar, restaurantes cerca, comida,
    cafes, cafeterias, cenar, donde comer, panaderia`,
  highway: `autopista, carretera, centro, centro de la ciudad, manejar, conducir, autovia, carreteras, en
    coche, en carro`,
  market: `mercado de agricultores, mercadillo, mercado de pescado, mercado del barrio, feria, tianguis, dia
    de mercado, feria de artesania`,
  trail: `sendero, senderos, ruta, caminata, rutas, excursion, senderismo, caminos, camino del rio, ciclovia,
    carril bici`,
  fairHousing: `vivienda justa, discriminacion, discriminar, igualdad de vivienda, discriminan, discriminado,
    discriminada, racismo, trato justo, vivienda equitativa, igualdad, por mi origen, por mi religion`,
  license: `licencia, numero de licencia, licenciados, licencias, licencia de agente, licencia municipal,
    numero de registro, colegiado, matricula profesional`,
  complaint: `queja, reclamacion, reclamo, quejarme, disputar, quejas, impugnar, quejarse, me quejo, disputar
    un cobro, no estoy de acuerdo, no estar de acuerdo, en desacuerdo, inconforme, inconformidad, apelar,
    apelacion, reclamar, reclamaciones, protestar, desacuerdo, insatisfecho, denunciar`,
  privacy: `privacidad, datos personales, mis datos, proteccion de datos, informacion personal, borrar mis
    datos, eliminar mis datos, datos privados, comparten mis datos, confidencial`,
  owner: `propietario, dueno, casero, arrendador, propietarios, duenos, propietaria, propietarias, duena,
    duenas, arrendadora, arrendadores, caseros, mi propiedad, mis propiedades, inversionista, inversionistas,
    inversor, inversores, rentar mi casa, alquilar mi casa, alquilar mi piso, casas para alquilar`,
  tenant: `inquilino, arrendatario, residente, inquilinos, residentes, arrendataria, arrendatarios, inquilina,
    inquilinas, vecino, ocupantes del piso`,
  manage: `administracion, administrar, gestion, administrador, gestionar, administran, administren mi casa,
    administrar mi casa, administrar mi piso, administrar mi propiedad, administren, gestionan, gestionen,
    gestoria, gestor, administradora, administradores, cuidar mi casa, cuidan de mi casa, llevar mi alquiler,
    encargarse de mi casa, encargan de mi casa, manejar mi propiedad, administracion de propiedades,
    administracion de viviendas, mandato de gestion`,
  report: `informe, estado de cuenta, reportes, informe mensual, estados de cuenta, resumen anual, resumen
    mensual, liquidacion, liquidaciones, cuentas claras, cuentas del mes`,
  job: `empleo en su empresa, vacante, trabajar con ustedes, contratando, trabajar para ustedes, trabajar ahi,
    empleos, vacantes, contratan, buscan gente, estan contratando, buscan personal, bolsa de trabajo,
    curriculum, cv, hoja de vida, practicas, pasantia, pasantias, becario, becarios, puesto de trabajo, plazas
    vacantes`,
  referral: `recomendar, referir, recomendacion, recomiendo, refiero, recomiende, recomendarles, recomiendo a
    un amigo, recomendar a un amigo, traer a un amigo, traigo a un amigo, invitar a un amigo, premio por
    recomendar, bono por referido, referidos, referido`,
  voucher: `seccion 8, section 8, vale, vales de vivienda, asistencia de vivienda, subsidio, ayuda de
    vivienda, ayuda para la renta, ayuda para el alquiler, subsidios, subvencion, plan 8, vale de vivienda,
    bono de vivienda, asistencia para la renta, programa de vivienda, ayudas`,
  student: `estudiante, estudiantes, universitario, universidad, estudio, universitarios, universitaria,
    estudio en la universidad, soy estudiante, alumno universitario, estudiante internacional`,
  military: `militar, militares, ejercito, soldado, fuerzas armadas, veterano, veteranos, despliegue, servicio
    militar`,
  cancel: `cancelar, cancelacion, anular, retirar, desistir, cancelo, cancelan, cancelaciones, me arrepiento,
    arrepentirme, echarme atras, echo para atras, cambio de opinion, cambiar de opinion, retirarme, retiro,
    dar de baja, darme de baja, anulo, anulacion, salirme del contrato, dejar el contrato de venta`,
  reschedule: `cambiar la cita, reprogramar, cambiar de dia, aplazar, mover la cita, cambiar mi cita,
    posponer, cambiar la fecha, otra hora, reagendar`,
  change: `cambiar, cambio, actualizar, cambiarme, cambiarme de apartamento, cambiarme de piso, cambiar de
    apartamento, cambiar de piso, otro apartamento, otro piso, otra vivienda, modificar, cambios`,
  sunday: `domingo`,
  monday: `lunes`,
  tuesday: `martes`,
  wednesday: `miercoles`,
  thursday: `jueves`,
  friday: `viernes`,
  saturday: `sabado`,
  weekend: `fin de semana, fines de semana`,
  weekday: `entre semana, lunes a viernes, dias laborables, dia laborable`,
  january: `enero`,
  february: `febrero`,
  march: `marzo`,
  april: `abril`,
  may: `mayo`,
  june: `junio`,
  july: `julio`,
  august: `agosto`,
  september: `septiembre`,
  october: `octubre`,
  november: `noviembre`,
  december: `diciembre`,
  allow: `permitir, permitido, permiten, se permite, aceptan, aceptar, admiten, autorizar, permiso, se puede,
    admitir, permitida, autorizacion, autorizan, autorizado, esta permitido, esta bien, dejan, me dejan,
    admite, acepta, aceptado, se aceptan, se admite, se admiten, permite, permitidos, permitidas, aceptada,
    puedo tener, se puede tener`,
  forbid: `prohibido, prohibir, no se permite, no se permiten, restriccion, prohibida, prohiben, prohibidos,
    prohibidas, no se puede, no dejan, restricciones, limitaciones, vetado, vetados, no admiten`,
  minimum: `minimo, minima, al menos, como minimo, cuanto minimo, por lo menos, minimos, lo minimo`,
  maximum: `maximo, maxima, limite, hasta, como maximo, a lo mucho, a lo sumo, tope, maximos, limites, cuanto
    maximo, hasta cuanto`,
  language: `idioma, espanol, ingles, hablan espanol, chino, idiomas, interprete, traduccion, hablan, hable
    espanol, habla espanol, quien habla espanol, que hable espanol, en espanol, traductor, traducir, mandarin,
    frances, portugues, hable, habla`,
  child: `nino, ninos, hijo, hijos, familia, familias, bebe, bebes, hijas, menores, menor de edad, ninas,
    nina, familias con ninos`,
  fraud: `fraude, estafa, estafas, estafador, estafar, falso, falsa, enganar, enganaron, timo, phishing`,
  form: `formulario, formularios, planilla, impreso, llenar, rellenar, formato`,
  hoa: `gastos de comunidad, asociacion de propietarios, cuota de mantenimiento, mantenimiento mensual,
    expensas, gastos comunes, comunidad de propietarios, administracion del edificio, cuota de condominio,
    condominio, asociacion de vecinos`,
  several: `varias, varios`,
  document: `documento, documentos, papeles, necesitamos, presentar, documentacion, que tengo que llevar,
    expediente, certificado, justificante, papeleo, papel, requisitos de papeles, que papeles, que necesito
    llevar, que tengo que presentar, que debo llevar, que llevo, constancia, constancias, comprobante de
    domicilio, certificados, expedientes, justificantes, archivo, papeles que piden, documentacion necesaria`,
  copy: `copia, copias, duplicado, reponer, reposicion, adicional, extra, otra copia, copia extra, repuesto,
    de repuesto, reemplazo, reemplazar, sustituir, mas copias, segunda llave, copia de mi contrato`,
  signature: `firmar, firma, firma electronica, firmo, firmado, firmada, firmamos, firmar el contrato, firmar
    en linea, firma digital, rubricar`,
  waitlist: `lista de espera, lista de interesados, en espera, cola, apuntarme en la lista, ponerme en la
    lista`,
  hold: `reservar el apartamento, reserva, apartar, apartado, aparten, reservar la casa, reservar el piso,
    reservarme, guardarme el apartamento, guardar el apartamento, bloquear, retener el apartamento, deposito
    de reserva, senal de reserva, sacarlo del mercado`,
  lunch: `almuerzo, mediodia`,
  bank: `cuenta bancaria, numero de cuenta, datos bancarios, cuenta de banco, cuenta del banco, iban, clabe,
    numero de ruta, cuenta corriente`,
  vacation: `vacaciones, ausencia, viaje, de viaje, me voy de viaje, ausentarme, fuera de la ciudad, ausente,
    viajar`,
  commercial: `comercial, negocio, local comercial, negocios, oficinas comerciales, locales, alquilan
    oficinas, despacho, negocio en casa, trabajar desde casa, teletrabajo, comercios, locales comerciales,
    negocio desde casa`,
  reserve: `reservar, reserva, reservacion, apuntarme, apuntese, apuntarse, reservas, alquilar el salon,
    reservo, reserven, apartar el salon`,
  founded: `fundada, desde cuando, historia, fundaron, cuando empezaron, desde que ano, cuantos anos llevan,
    cuanto tiempo llevan, como empezo, quien fundo, fundador, fundadores, creada, origen de la empresa,
    antiguedad, historia de la empresa, nacio`,
  team: `equipo, personal, empleados, trabajadores, quienes trabajan, plantilla, cuantos trabajan, trabajan en
    la empresa, empleado, equipo de trabajo`,
  area: `zona, zonas, barrio, barrios, ciudades, region, vecindario, vecindarios, colonia, colonias,
    municipio, municipios, pueblos, localidad, sector, que zonas, comuna, comunas, urbanizacion`,
  wheelchair: `silla de ruedas, accesible, discapacidad, accesibilidad, minusvalido, minusvalidos,
    discapacitado, discapacitados, movilidad reducida, rampa, rampas, adaptado, adaptada, sin escalones,
    escaleras, discapacidad fisica, silla ruedas`,
  plumbing: `plomeria, fontaneria, desague, fuga, grifo, tuberia, atascado, fuga de agua, lavabo, canerias,
    caneria, llave del agua, llave de agua, tapado, tapada, se tapo, atasco, atascada, desatascar, sifon,
    fregadero, fontanero, plomero, desagues, tuberias, gotea, goteo`,
  toilet: `inodoro, bano, water, wc, sanitario, escusado, retrete, bano tapado`,
  window: `ventana, ventanas, persianas, cortinas, vidrio, vidrios, cristal, cristales, ventanal, persiana,
    cortina, mosquitero, se rompe un vidrio`,
  floor: `suelo, alfombra, suelos, moqueta, parquet, tapete, alfombras`,
  party: `fiesta, fiestas, cumpleanos, evento, reunion, reuniones, celebrar, celebracion, festejo,
    celebraciones, hacer una fiesta`,
  camper: `caravana, autocaravana, barco, remolque, botes, bote, lanchas, remolques, casa rodante, rv,
    caravanas, autocaravanas`,
  reptile: `reptil, reptiles, serpiente, serpientes, tortuga, lagarto, lagartos, iguana, tortugas, viboras,
    vibora, lagartija`,
  smallPet: `conejo, hamster, cobaya, conejos, hamsters, cuyo, cuy, roedor de mascota, conejillo de indias,
    cobayas, huron`,
  alone: `por mi cuenta, yo solo, yo sola, solo sin agente, sin agente, a solas, sin acompanante`,
  escrow: `fideicomiso, cuenta de garantia, cuenta en garantia, plica, deposito en custodia, cuenta separada`,
  title: `titulo, titulo de propiedad, seguro de titulo, compania de titulos, registro de la propiedad,
    escrituras`,
  permit: `permiso de residente, permiso de estacionamiento, permiso para aparcar, permiso para estacionar,
    permiso de aparcamiento, abono mensual, pase mensual, calcomania, pegatina, distintivo, permiso`,
  charity: `donar, donacion, donativos, donan, beneficencia, caridad, voluntariado, causa social, banco de
    alimentos`,
  socialNumber: `seguro social, numero de seguro social, ssn, itin, numero de identificacion fiscal`,
  abroad: `extranjero, extranjera, extranjeros, extranjeras, no residente, no residentes, inmigrante,
    inmigrantes, sin papeles, visa de trabajo, desde el extranjero, otro pais`,
  vacant: `vacio, vacia, vacios, desocupado, desocupada, sin inquilino, sin alquilar, deshabitada`,
}
