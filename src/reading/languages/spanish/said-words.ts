import type { SaidWords } from '../tables/said-words.ts'

/** How Spanish speaks of homes, of the firm and of deeds: what an answer may claim is told by these words. */
export const spanishSaid: SaidWords = {
  smallWords: `
    el, la, los, las, un, una, de, del, y, en, que, es, son, con, por, para, se, su, no, al, lo, mas, como, esta,
    hay, tiene, te, le, mi, pero, si, muy, usted, tu`,
  habits: `
    cada casa tiene su, cada casa tiene sus, toda casa tiene su, toda casa tiene sus, toda vivienda tiene su,
    cada vivienda tiene sus, ninguna casa es perfecta, una semana tiene, un ano tiene, un dia tiene, una hora tiene,
    regla general, como regla, suele, suelen, normalmente, generalmente, habitualmente, en general, por lo general,
    a menudo, casi siempre, la mayoria, muchos, muchas, algunos, algunas, tipicamente, en la mayoria de los casos,
    es habitual, es comun, lo habitual, lo normal, frecuentemente, con frecuencia, a veces, por regla general,
    de media, en promedio, cada pais, cada banco, cada estado, cada comunidad autonoma, segun el pais, rara vez,
    usualmente`,
  rhetoric: `
    me quede por debajo, me quedo por debajo, me he quedado por debajo, por debajo de ese, cien preguntas,
    mil preguntas, mil gracias, cien veces, mil veces, buenos dias, buenas tardes, buenas noches, hasta manana,
    asistente virtual, fin de semana, quedo atento, quedo atenta, a su disposicion, a tu disposicion, mucho gusto,
    no es ningun secreto, no es un secreto, no es secreto, sin duda, sin lugar a dudas, no hay duda, no cabe duda,
    ni que decir tiene, no hace falta decir, huelga decir, no solo, no solamente, no unicamente, sabia que,
    sabias que, sabia usted que, como sabe, como ya sabe, como sabes, como ya sabes, no se pierda, no te pierdas,
    no olvide, no olvides, no se preocupe, no te preocupes, no puedo negar, no se puede negar, nadie duda,
    nadie puede negar, no dude, no dudes, si no me equivoco, si mal no recuerdo, no puedo dejar de, no menos,
    nada menos, no por nada, no en vano, verdad que, no es verdad, no es cierto, no le parece, no te parece,
    le puedo asegurar, quien no, por que no, como no, no es broma, no es de extranar, sorprendentemente,
    a que no sabia`,
  denials: `
    no, sin, ni, ningun, ninguna, ninguno, nunca, jamas, tampoco, carece, carecen, falta, nada, nadie`,
  nounDenials: 'sin, ningun, ninguna, ninguno, carece, carece de, ni',
  deniedBehind: `
    no se permiten, no se admiten, no se aceptan, no estan permitidas, no estan permitidos, no son bienvenidas,
    no estan incluidas, no esta incluida, no esta incluido, prohibidas, prohibidos, no hay, brilla por su ausencia,
    falta`,
  untrue: `
    no es cierto que, no es verdad que, es falso que, es mentira que, es un error pensar, es un error creer,
    es incorrecto que, no es correcto que, nadie pide, ya no, dejo de, tampoco`,
  tells: `
    dice, dicen, menciona*, indica*, especific*, consta, constan, aparece*, figura*, muestra*, confirm*, describ*,
    aclara*, precis*, detalla*, facilita, sabe, se, se sabe, seguro, consta que, saber, decir, encontr*, ver,
    tengo informacion, tengo datos, tengo ese dato`,
  unknown: `
    no entra en detalles, no entra en detalle, no profundiza en, no aclara, no detalla, no concreta, no precisa,
    no encontre nada sobre, no encuentro nada sobre, no he encontrado nada sobre, no hay ningun dato sobre,
    no hay datos sobre, ningun dato sobre, no hay informacion sobre, nada sobre, prefiero no adivinar,
    no quiero adivinar, no me consta, no tengo constancia, habria que preguntar, convendria preguntar,
    seria cuestion de preguntar, no puedo verificar, no puedo confirmar, no esta claro, no menciona ni,
    no puedo decirle, no sabria decir, no puedo hablar, no puedo comentar, nadie puede decir, nadie sabe,
    solo el agente, si el anuncio, no dice, no dicen, no indica, no indican, no menciona, no mencionan,
    no especifica, no especifican, no consta, no constan, no figura, no figuran, no aparece, no aparecen, no informa,
    no confirma, no incluye informacion, no contiene informacion, no da informacion, no se si, no lo se,
    no se cuando, no se que, no se cual, no se cuales, no se cuanto, no se cuanta, no se cuantos, no se cuantas,
    no se como, no se donde, no se quien, no se el, no se los, eso no se, no sabemos, no tengo informacion,
    no tengo datos, no tengo acceso, no tenemos informacion, no tenemos datos, no dispongo de,
    no disponemos de informacion, no dispongo de datos, no hay informacion, no hay datos, sin informacion, sin datos,
    desconozco, desconocemos, se desconoce, no estoy seguro, no estoy segura, no puedo decir*, no puedo saber,
    no puedo asegurar, no puedo juzgar, no puedo valorar, no puedo comprobar, no podemos confirmar, no podemos decir,
    no he encontrado informacion, no encuentro informacion, pregunte al agente, pregunta al agente,
    consulte con el agente, consulte al agente, consulta con el agente, consultelo con, preguntar al agente,
    consultar con, confirme con, confirmar con, verifique con, compruebe si, comprobar si, verificar si,
    preguntar si, pregunte si, saber si, decir si, dice si, indica si, menciona si, depende de, desconocido,
    desconocida, nada dice, no puedo decir nada, no puedo opinar, no aclaran, guarda silencio, no trae, no recoge,
    no da detalles, no da datos, falta informacion, faltan datos, ignoro, no queda claro`,
  unknownBehind: `
    no se menciona, no se mencionan, no se indica, no se indican, no se especifica, no se especifican, no se dice,
    no se sabe, no se conoce, es desconocido, es desconocida, no esta indicado, no esta indicada,
    no esta especificado, no esta especificada, no consta, no constan, no figura, no figuran, no aparece,
    no aparecen, no esta claro, no esta en el anuncio, se desconoce, se desconocen, no esta confirmado,
    no se conocen, queda sin aclarar, falta en el anuncio, faltan en el anuncio, lo desconozco, no lo se, no lo dice`,
  declines: `
    nunca envie, nunca envies, nunca comparta, nunca mande, nunca pedimos, nunca pedire, nunca le pedire, nunca de,
    nunca pague, no puedo, no podemos, no soy capaz, no estoy autorizado, no me es posible, no debo, no hago,
    no hacemos, no pedimos, no solicitamos, no pedimos nunca, no envie, no envies, no mande, no comparta,
    no compartas, oficial, oficiales, por favor consulte, puede consultar, puede preguntar, no es posible, no he,
    no hemos, no voy a`,
  searches: `
    busco, buscar, busque, buscamos, buscando, puedo buscar, quiere que busque, filtrar, filtro, filtre, acotar,
    encontrar casas, encontrarle, mostrar casas, mostrarle otras, mostrarte otras, mostrarle casas, casas con,
    viviendas con, pisos con, algo con, alguna con, como por ejemplo, por ejemplo, tales como, caracteristicas como,
    criterios como, ordenar por, comparar, ninguna casa, ninguna vivienda, ningun anuncio, ninguno de los anuncios,
    ninguna de las, no hay casas, no hay viviendas, no encontre, no encuentro, no he encontrado, ningun resultado,
    no hay resultados, sin resultados, puede buscar, digame, dime, avise*, cualquiera, anadir, quitar, excluir,
    limitar`,
  asks: `
    quiere, quieres, quisiera, desea, desean, le gustaria, te gustaria, prefiere, prefieres, necesita, necesitas,
    busca, buscas, tiene alguna, tienes alguna, tiene algun, tiene usted, esta buscando, estas buscando,
    esta interesad*, hay algo, hay alguna, puedo, podria, puede, que, cual, cuales, como, cuando, donde, quien,
    por que, cuanto, cuantos, cuantas, en que, para que, con que, algo mas, alguna otra, le parece, te parece,
    le interesa, te interesa, o, desearia, ha pensado, debo, le ayudo, le muestro, busco`,
  echo: `
    tu tope, su tope, tu techo, su techo, tu maximo, su maximo, me dijiste, me dijo, me contaste, me comentaste,
    pregunto, usted pregunto, ha preguntado, preguntaba, preguntaste, has preguntado, me pregunto, usted pide,
    usted pidio, pidio, ha pedido, pediste, has pedido, pide, dijo, ha dicho, dijiste, has dicho, menciono,
    ha mencionado, mencionaste, has mencionado, usted quiere, tu quieres, queria, querias, que busca, que buscas,
    que buscaba, usted busca, esta buscando, su solicitud, su busqueda, tu busqueda, su presupuesto, tu presupuesto,
    sus criterios, tus criterios, su limite, escribio, ha escrito, solicito, ha solicitado, me ha contado, me conto,
    como pidio, segun lo que pidio, tenia en mente, su minimo, su mensaje`,
  conditions: 'si, cuando, que, en caso de que, lo que, cual',
  breaks: `
    pero, sin embargo, no obstante, aunque, sino, mientras que, porque, ya que, puesto que, y tiene, y cuenta,
    y esta, y es, la cual, el cual, que tiene, que cuenta, pues, y la casa, y la vivienda, y hay, y puedo, y he,
    y hemos, y fue`,
  homeRefs: `
    ella, ellas, esta casa, esta vivienda, esta propiedad, este inmueble, este piso, este apartamento, este anuncio,
    esa casa, esa vivienda, esa propiedad, ese piso, la casa, la vivienda, la propiedad, el inmueble, el piso,
    el apartamento, el edificio, el chalet, estas casas, estas viviendas, estas propiedades, esas casas, la primera,
    la segunda, la tercera, el primero, el segundo, la otra, ambas, ambas casas, ambas viviendas, todas ellas,
    cada una, cada casa, todas las casas, la cocina, el propietario, la propietaria, los propietarios, el dueno,
    los duenos, el vendedor, el vendedora, el tejado, el techo, el jardin, la vista, el garaje, el sotano, sus`,
  homes: `
    casa, casas, vivienda*, piso, pisos, inmueble*, apartamento*, propiedades, hogar, hogares, departamento*,
    castillo*, mansion*, palacio*, palacete*, chale*`,
  firmRefs: `
    yo, me, nosotros, nuestro, nuestra, nuestros, nuestras, mi, el equipo, nuestro equipo, la oficina, la empresa,
    la agencia, he, hemos, ofrecemos, tenemos, somos, voy, vamos`,
  selfRefs: `
    yo, me, mi, por favor, siento, lamento, entiendo, puedo, soy, estoy, no se, lo se, creo, gracias, depende,
    empecemos, hable, consulte, sinceramente`,
  visitorRefs: `
    usted, ustedes, tu, su, le, te, puede, puedes, quiere, quieres, desea, desee, le gustaria, te gustaria`,
  courtesies: `
    echa un vistazo, eche un vistazo, mira, mire, he encontrado, encontre, hola, buenos dias, buenas tardes, buenas noches, buenas, adios, hasta luego, hasta pronto, hasta la vista, chao,
    suerte, buena suerte, bienvenido, bienvenida, bienvenidos, de nada, gracias, muchas gracias, gracias por preguntar,
    con gusto, con mucho gusto, encantado, encantada, encantados, claro, claro que si, por supuesto, desde luego, vale,
    de acuerdo, entendido, entiendo, perfecto, estupendo, genial, muy bien, bien, buena pregunta, buena eleccion,
    buena idea, enhorabuena, felicidades, perdon, perdone, disculpe, disculpa, lo siento, aqui tiene, aqui tienes,
    aqui esta, aqui van, no hay problema, sin problema, a su servicio, cuando quiera, cuando quieras, un momento`,
  haves: `
    tiene, tienen, tenia, cuenta con, cuentan con, dispone de, disponen de, ofrece, ofrecen, incluye, incluyen,
    posee, poseen, con, hay`,
  yes: `
    si, verdadero, incluido, incluida, incluidos, incluidas, permitido, permitidas, permitidos, disponible, hay, x`,
  no: `
    no, ninguno, ninguna, falso, nada, sin, no hay, no incluido, no incluida, no permitido, no permitidas`,
  blank: `
    n/a, nd, n/d, desconocido, no se sabe, no indicado, no consta, sin datos, no figura, no especificado`,
  status: {
    active: `
      activa, activo, disponible, sigue disponible, en venta, a la venta, en alquiler, en renta, en el mercado, sin
      vender`,
    pending: `
      pendiente, bajo contrato, en contrato, bajo oferta, reservada, reservado, oferta aceptada, venta acordada, en
      deposito`,
    sold: `
      vendida, vendido, ya vendida, ya vendido, ha sido vendida, se vendio, alquilada, alquilado, rentada, rentado`,
    off: `
      fuera del mercado, retirada, retirado, ya no esta disponible, no disponible, no esta disponible, ya no esta en
      venta, no esta en venta`,
    soon: 'proximamente, aun no esta en el mercado, todavia no esta en el mercado',
  },
  sale: 'en venta, a la venta, se vende, precio de venta',
  rent: 'en alquiler, se alquila, en renta, se renta, en arriendo, alquiler mensual, renta mensual',
  families: {
    house: `
      casa, casas, casa unifamiliar, vivienda unifamiliar, unifamiliar*, chalet*, villa*, cabana*, bungalow*, mansion*,
      casita*`,
    condo: 'condominio*, apartamento*, departamento*, piso, pisos, loft*, atico*, estudio, estudios',
    townhouse: 'casa adosada, casas adosadas, adosado*, adosada*, pareado*',
    multiFamily: 'duplex, triplex, plurifamiliar*, multifamiliar*, bifamiliar*',
    land: `
      es un terreno, es una parcela, es un lote, es un solar, terreno edificable, terreno urbanizable, solar, solares,
      lote vacio, parcela vacia, terreno baldio`,
    mobile: 'casa movil, casas moviles, casa prefabricada, caravana*',
  },
  looseFamilies: `
    casa, casas, casa unifamiliar, vivienda unifamiliar, unifamiliar, unifamiliares, condominio, condominios,
    apartamento, apartamentos, departamento, departamentos, piso, pisos, casa adosada, casas adosadas, adosado,
    duplex, estudio, estudios`,
  fresh: `
    recien publicada, recien publicado, recien listada, recien llegada, nueva en el mercado, nuevo en el mercado,
    nuevo anuncio, recien puesta`,
  noFee: `
    sin cuota de comunidad, sin gastos de comunidad, no tiene hoa, sin hoa, sin cuota de hoa, no paga comunidad,
    sin cuotas, no tiene cuota, no tiene gastos de comunidad, sin comunidad`,
  withinBudget: `
    dentro de su presupuesto, dentro de tu presupuesto, entra en su presupuesto, por debajo de su presupuesto,
    en su presupuesto, encaja en su presupuesto, dentro del presupuesto`,
  openHouse: 'jornada de puertas abiertas, puertas abiertas, casa abierta, open house',
  tour: `
    visita virtual, recorrido virtual, tour virtual, tour 3d, visita 3d, recorrido 3d, recorrido en 3d`,
  events: {
    built: 'construid*, construy*, construccion, edificad*, data, levant*',
    renewed: `
      reform*, renov*, remodel*, moderniz*, actualiz*, rehabilit*, cambi*, reemplaz*, nuevo, nueva, nuevos, nuevas,
      instal*, restaur*, sustitu*`,
    traded: 'vendid*, vendio, compr*, venta, anunci*, publicad*, alquilad*, dueno*, propietari*',
  },
  parts: {
    roof: 'tejado*, techo, cubierta*',
    kitchen: 'cocina*',
    bath: 'bano, banos',
    windows: 'ventana*',
    heating: 'caldera*, calefaccion, bomba de calor',
    garage: 'garaje*, cochera*',
    floors: 'suelo, suelos, pisos',
    basement: 'sotano*',
    outside: 'terraza*, valla*, porche*, patio*',
    living: 'salon, sala',
    bedroom: 'dormitorio*, habitacion*',
    wiring: 'instalacion electrica, fontaneria',
  },
  exclusives: `
    la unica casa, la unica vivienda, la unica propiedad, la unica opcion, el unico inmueble, el unico piso,
    la unica con, la unica que, el unico con, el unico que, ninguna otra casa, ninguna otra vivienda`,
  ofShown: `
    de las dos, de las tres, de las cuatro, de estas, de estos, de ellas, de ellos, de los dos, entre ellas,
    entre estas, de la lista, de todas`,
  near: `
    unos, unas, aproximadamente, alrededor de, cerca de, casi, en torno a, mas o menos, cerca de los,
    alrededor de los, en torno a los, redondeando, sobre los, rozando los, ronda los, ronda las, rondan los, ronda,
    cosa de, algo asi como, hace unas, hace unos`,
  above: `
    mas de, por encima de, algo mas de, poco mas de, un poco mas de, ligeramente por encima de, justo por encima de,
    supera los, supera las, supera, superior a, al menos, como minimo, no menos de`,
  below: `
    menos de, por debajo de, algo menos de, poco menos de, un poco menos de, ligeramente por debajo de,
    justo por debajo de, no llega a los, no llega a, no llega, no alcanza los, no supera los, inferior a,
    como maximo, hasta, no mas de`,
  behind: {
    near: 'aproximadamente, mas o menos, redondeando, o asi',
    above: 'y pico',
    below: 'o menos, como mucho',
  },
  money: `
    transferencia*, transfiera, transfiere, transferir, gire, giro bancario, giro, envie dinero, enviar dinero,
    envie el dinero, mande dinero, envie su deposito, envie el deposito, envie la fianza, deposite, depositar,
    ingrese, ingresar, numero de tarjeta, numero de su tarjeta, numero de tu tarjeta, tarjeta* de credito,
    tarjeta* de debito, tarjeta*, tarjeta* regalo, tarjeta* de regalo, datos de tarjeta, datos bancarios,
    datos de pago, cuenta bancaria, numero de cuenta, iban, bic, swift, cvv, cvc, codigo de seguridad, paypal, bizum,
    zelle, venmo, western union, moneygram, bitcoin*, cripto*, monedero*, pague ahora, pague aqui, pagar ahora,
    pagar aqui, pague la, pague el, pague su, pague con, pagar con, pago por adelantado, por adelantado, anticipo*,
    senal, efectivo, en efectivo, contrasena*, codigo de verificacion, numero de seguridad social, seguridad social,
    dni, pasaporte*, pin, factura*, reembols*`,
  limits: 'sin, hasta, a menos, salvo, antes, solo, excepto, sino, si, dude, olvide, espere',
  done: `
    la agencia ya sabe, la agencia sabe, hemos tomado nota, queda anotado,
    espera tu, espera su, esperando tu, esperando su, ya avise, avise al, avise a la, lista de espera, le esperan,
    te esperan, lo esperan, la esperan, le espera el, les he dicho, se lo he dicho, ya saben que, queda para el,
    oferta ha sido aceptada, oferta fue aceptada, oferta esta aceptada, aceptado su oferta, aceptaron su oferta,
    reservado, reservada, reservadas, reservados, agendado, agendada, programado, programada, confirmado, confirmada,
    organizado, organizada, aprobado, aprobada, preaprobado, preaprobada, inscrito, inscrita, avisado, avisada,
    enviado, enviada, remitido, notificado, contactado, en camino, apartado, apartada, concertado, concertada,
    firmado, firmada, registrado, registrada, apuntado, apuntada, bloqueado, bloqueada, tramitado, tramitada`,
  deeds: `
    anadido, agregado, conversado, conversamos, comentado, hable con, le puse, le inclui, reserv*, agend*, program*,
    concert*, confirm*, envi*, mand*, remit*, reenvi*, llamar, llamare, llamaremos, llame, llamaron, llamo, llamado,
    llamara, telefone*, contact*, avis*, notific*, inform*, inscrib*, apunt*, firm*, solicit*, pidi*, pedir, pedire,
    pedido, tramit*, negoci*, gestion*, pagar, pagare, pague, pago, apart*, bloque*, guard*, organiz*, prepar*,
    hable, hablado, hablare, hablamos, hablar con, escribir, escribire, escribiremos, escribi, escrito, quedar,
    quede, visitar, visitare, visite, visitado, acord*, acept*, anot*, transmit*, pase, pasado, pasare, entregar,
    entregado, cancel*, complet*, cerrado, comprado, comprare, volver, volvere, recordare, puesto`,
  ownDeeds: `
    guardamos, le guardo, guardo, retenemos, mantenemos, reservo, reservare, reservamos, reserve, agendo, agendare,
    agende, llamare, llamaremos, le llamamos, le llamo, concierto, concertare, concerte, enviare, enviaremos,
    le envio, le envie, envie yo, mando, le mando, confirmo, confirmare, contactare, contactaremos, aviso yo,
    avisare, avisaremos, gestiono, gestionare, gestione, tramito, solicite, solicitare, apunto, apunte, firmo,
    pago yo`,
  doers: `
    yo, me, he, hemos, voy, vamos, nosotros, nuestro equipo, equipo, agente, agentes, asesor*, colega*, propietari*,
    duen*, vendedor*, alguien, ella, ellos, le he, te he, le hemos`,
  mayBe: 'puede, pueden, podria, podrian, podra, podran',
  meetings: 'visita, visitas, cita, citas, reunion, tour, recorrido, llamada',
  pressure: `
    otras ofertas, varias ofertas, otra oferta, otros compradores, varios compradores, otro comprador,
    otros interesados, varios interesados, mucho interes, mucha demanda, no durara, no va a durar, se vende rapido,
    se va rapido, vuela, dese prisa, date prisa, ultima oportunidad, solo hoy, antes de que se venda, no espere,
    no esperes, no lo deje escapar, decida hoy, decidase hoy, decide hoy, hoy mismo, dos personas, mas gente mirando`,
  promises: `
    garantiz*, garantia*, promet*, reembols*, descuento*, rebaja*, asegur*, compromet*, regal*, bonific*, sin riesgo,
    exclusiv*, negociable*, oferta especial, mejor precio`,
  forecasts: `
    momento de comprar, momento para comprar, hora de comprar, momento de invertir, momento para invertir,
    hora de invertir, ganara dinero, valdra mas, ganar dinero, revaloriz*, subira*, subiran, aumentar*, duplicar*,
    doblar*, rentab*, ganancia*, beneficio*, plusval*, se dispar*, bajara*, caera*, buena inversion, gran inversion`,
  judged: `
    zona segura, barrio seguro, calle segura, lugar seguro, es seguro, es segura, es muy seguro, es muy segura,
    muy seguro, muy segura, totalmente seguro, totalmente segura, seguro de noche, segura de noche, mas seguro,
    mas segura, mas seguros, inseguro, insegura, peligros*, poca delincuencia, baja delincuencia, poca criminalidad,
    casi no hay delitos, apenas hay delitos, sin delincuencia, buenos colegios, buenas escuelas, buen colegio,
    mejores colegios, mejores escuelas, excelentes colegios, excelentes escuelas, colegios excelentes,
    escuelas excelentes, colegios son, escuelas son, colegios malos, gente buena, buena gente, gente tranquila,
    buen ambiente, buen barrio, mal barrio, vecinos amables, vecinos tranquilos, ideal para familias,
    perfecto para familias, perfecta para familias`,
  deniesBehind: false,
  compares: [
    {
      field: 'Price',
      sign: 0,
      isMost: false,
      words: `
      el mismo precio, mismo precio, cuesta lo mismo, cuestan lo mismo, igual de cara, igual de caro, igual de caras,
      igual de caros, tan cara como, tan caro como, tanto como, precios identicos`,
    },
    {
      field: 'BuildingArea',
      sign: 0,
      isMost: false,
      words: `
      el mismo tamano, mismo tamano, igual de grande, igual de grandes, tan grande como, la misma superficie`,
    },
    {
      field: 'YearBuilt',
      sign: 0,
      isMost: false,
      words: `
      el mismo ano, mismo ano, igual de antigua, igual de antiguo, tan antigua como, tan antiguo como, tan nueva como,
      la misma edad`,
    },
    {
      field: 'Bedrooms',
      sign: 0,
      isMost: false,
      words: `
      tantas habitaciones, tantos dormitorios, el mismo numero de habitaciones, las mismas habitaciones,
      los mismos dormitorios`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `
      no es tan cara, no es tan caro, se paga menos, paga menos, pagas menos, precio mas bajo, precio inferior,
      precio menor, sale mas barata, sale mas barato, mas barata, mas barato, mas baratas, mas economica,
      mas economico, menos cara, menos caro, cuesta menos, mas asequible, un precio mas bajo`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `
      no es tan barata, no es tan barato, paga mas, pagas mas, se paga mas, precio mas alto, precio superior,
      precio mayor, sale mas cara, sale mas caro, mas cara, mas caro, mas caras, cuesta mas, un precio mas alto,
      menos barata`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `
      mas superficie, mas metros, mas espacio, mas amplia, mas amplio, mayor superficie, mas grande, mas grandes,
      mas espaciosa`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: `
      no es tan grande, menos superficie, menos metros, menos espacio, menor superficie, mas pequena, mas pequeno,
      mas chica`,
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: `
      se construyo despues, construida despues, construido despues, mas moderna, mas moderno, mas reciente, mas nueva,
      mas nuevo`,
    },
    {
      field: 'YearBuilt',
      sign: -1,
      isMost: false,
      words: `
      se construyo antes, construida antes, construido antes, mas antigua, mas antiguo, mas vieja, mas viejo`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `
      la mas barata, el mas barato, la mas economica, el mas economico, la menos cara, el precio mas bajo,
      la mas asequible`,
    },
    { field: 'Price', sign: 1, isMost: true, words: 'la mas cara, el mas caro, el precio mas alto' },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: 'la mas grande, el mas grande, la mas amplia, la mas espaciosa',
    },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'la mas pequena, el mas pequeno' },
    { field: 'YearBuilt', sign: 1, isMost: true, words: 'la mas nueva, el mas nuevo, la mas reciente, la mas moderna' },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'la mas antigua, el mas antiguo, la mas vieja' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'mas dormitorios, mas habitaciones, mas recamaras' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'menos dormitorios, menos habitaciones' },
  ],
}
