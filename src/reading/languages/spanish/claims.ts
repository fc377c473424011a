import type { ClaimTable } from '../tables/claim-table.ts'
import { spanishCompared } from './compared-words.ts'
import { spanishFields } from './field-words.ts'
import { spanishGeneral } from './general-words.ts'
import { spanishPlain } from './plain-words.ts'
import { spanishRecord } from './record-words.ts'

/** How claims about homes are made in Spanish. */
export const spanishClaims: ClaimTable = {
  general: spanishGeneral,
  plain: spanishPlain,
  denied: spanishFields,
  record: spanishRecord,
  neutral: ` mide miden anunciada anunciado publicada publicado  perdone perdon entendi entendido trabaja trabaja
    montante  espera esperar disculpe disculpen disculpa atento atenta virtual fin semana sirva ayude ayudarle ayudarte
    ingles espanol frances aleman portugues chino idioma idiomas legales consejo consejos molestia molestias demora
    tardanza saludo encantado encantada noche tarde descanse web pagina conversacion  arriba abajo breve conseguir
    consigo debe deben debido delante demasiado embargo existe existen fin hablar hable habla hablan intentar intento
    largo lado llevar menudo principalmente proximos propios propias sola solas solos supuesto tal tales traves ti
    tienes trabajo uso usar verdadero verdadera ultimos ultimas lamento admite admiten permite permiten acepta aceptan
    parcela terreno ordenar ordeno directamente empezar empecemos empiece ninos mudanza mudarse mudar    profesional
    entender importa importan respecto honesto sinceramente relativo relacionado sentido unicamente precisamente
    superficie sigue siguen fuente fuentes cometer cometo equivocarme el la los las lo un una unos unas al del de a ante
    bajo con contra desde durante en entre hacia hasta mediante para por segun sin sobre tras y e o u ni que quien
    quienes cual cuales cuyo cuya cuando cuanto cuanta cuantos cuantas donde como porque pues si no ya aun todavia
    tambien tampoco solo solamente incluso ademas asi entonces luego despues antes mientras aunque sino pero mas menos
    muy mucho mucha muchos muchas poco poca pocos pocas tan tanto tanta tantos tantas bastante casi apenas quiza quizas
    probablemente posiblemente seguramente ciertamente realmente verdaderamente claramente simplemente exactamente
    precisamente aproximadamente alrededor unos cerca? siempre nunca jamas normalmente generalmente habitualmente
    actualmente ahora hoy mismo misma mismos mismas aqui ahi alli alla yo tu el ella ello usted nosotros nosotras
    ustedes ellos ellas me te se nos os le les lo mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta esto
    estos estas ese esa eso esos esas aquel aquella aquellos aquellas mio suyo suya otro otra otros otras cada todo toda
    todos todas ambos ambas alguno alguna algun algunos algunas ninguno ninguna ningun nada algo nadie alguien cualquier
    cualquiera cualesquiera varios varias demas cierto cierta ser es son era eran fue fueron sea sean sido siendo soy
    somos eres seria seran sera estar esta estan estaba estaban estuvo este esten estado estoy estamos estas haber ha
    han he hemos habia hay haya habra tener tiene tienen tenia tuvo tenga tengan tengo tenemos teniendo tenido poder
    puede pueden podria podrian puedo podemos pueda pudo querer quiere quieren quiero queremos quisiera quieres quieras
    quiera desea desean deseo deseas gustaria gusta gustan guste gustarle gustarte hacer hace hacen hizo hago haga hecho
    ir va van vamos voy dar da dan doy demos decir dice dicen digo digame dime diga dijo dicho ver ve ven veo vea vemos
    visto saber sabe saben se sepa sabemos conocer conoce conozco llamar llame llamenos llamar llama escribir escriba
    escribanos escribenos preguntar pregunte pregunta preguntas preguntar responder respondo responde respuesta
    respuestas ayudar ayuda ayudo ayudarle ayudarte ayudarlo ayudarla ayudarles ayudara buscar busca busco buscas buscar
    buscando buscado busque busquemos busqueda busquedas buscaba encontrar encuentra encuentro encuentran encontrado
    encontre encontramos encontraron encontrara mostrar muestra muestro mostrarle mostrarte muestre mostrado ensenar
    ensene ensenarle comparar compara comparo compare comparacion comparado comparando filtrar filtro filtros filtre
    acotar reducir afinar ampliar listar lista listas listado listados anuncio anuncios resultado resultados coincide
    coinciden coincidencia coincidencias cumple cumplen encaja encajan adapta ajusta corresponde corresponden mencionar
    menciona mencionan mencionado mencionada indica indican indicado indicada especifica especifican figura figuran
    consta constan aparece aparecen detalla describe descripcion ficha fichas dato datos informacion detalle detalles
    hecho hechos cifra cifras numero numeros nombre nombres registro registros campo campos pagina paginas enlace
    enlaces foto fotos imagen imagenes sitio web chat mensaje mensajes conversacion herramienta opcion opciones eleccion
    elegir elija elegido preferir prefiere prefieres preferencia preferencias necesita necesitas necesito necesidad
    necesidades interesa interesan interesado interesada  pensar piensa pienso creo cree creer considerar considere
    considera parecer parece parecen sentir siento recordar recuerdo recuerde mantener dejar deje deja tomar tome
    tomarse usar use usado utilizar utilizando compartir continuar empezar comenzar terminar anadir agregar cambiar
    cambio ajustar incluir incluye incluyen incluido incluida contener contiene contienen ofrecer ofrece ofrecen
    ofrecemos disponer dispone disponen contar cuenta cuentan poseer posee poseen consultar consulte consulta verificar
    verifique comprobar compruebe confirmar? explicar explico explicarle significar significa quiere entender entiendo
    comprender comprendo posible posibles imposible capaz ejemplo ejemplos caso casos manera maneras forma formas modo
    modos cosa cosas parte partes tipo tipos clase clases tamano tamanos orden paso pasos punto puntos idea ideas
    diferencia diferencias diferente diferentes distinto distinta distintos distintas similar similares parecido
    parecida parecidos parecidas igual iguales alternativa alternativas junto juntos juntas total totales suma promedio
    media mediana medio rango minimo maximo limite limites criterio criterios requisito requisitos presupuesto primero
    primera primeros primeras primer segundo segunda tercero tercera tercer ultimo ultima siguiente siguientes proximo
    proxima anterior anteriores uno dos tres cuatro cinco seis siete ocho nueve diez once doce cien mil millon millones
    dia dias semana? mes meses ano anos anual mensual mensuales hora horas minuto minutos momento vez veces tiempo casa
    casas vivienda viviendas hogar hogares propiedad propiedades inmueble inmuebles lugar sitio dormitorio dormitorios
    habitacion habitaciones recamara recamaras alcoba alcobas cuarto cuartos bano banos aseo aseos salon sala cocina
    cocinas superficie espacio metros metro cuadrado cuadrados cuadradas pie pies m² m2 ft² ft2 acre acres hectarea
    hectareas terreno? parcela? lote precio precios costar cuesta cuestan coste costo costos costes vale valen pedir
    pide piden cuota cuotas comunidad gasto gastos tarifa tarifas fianza deposito zestimate estimado estimada mls id
    codigo postal zip direccion ubicada ubicado ubicadas ubicados situada situado situadas situados ubicacion? encuentra
    queda quedan plaza plazas aparcamiento estacionamiento coche coches auto autos construida construido construidas
    construidos construccion construyo data mercado lleva llevan llevando publicada publicado estado dolar dolares euro
    euros usd eur kilometro kilometros milla millas ciento porcentaje agente agentes equipo oficina asesor asesora
    asesores contacto contactar contacte correo telefono hola adios gracias favor bienvenido bienvenida bienvenidos
    saludos claro perfecto bueno vale ok okay si gusto placer encantado encantada encantados lastima lamentablemente
    desgraciadamente disculpe disculpa perdon suerte paciencia lunes martes miercoles jueves viernes sabado domingo
    cuidado verdad correcto correcta exacto exacta importante importantes util facil sencillo claro clara bien mejor
    mejores mal peor comprar compra  visitar visita? mudarse plan planes duda dudas asistente chatbot bot error errores
    humano humana debajo encima dentro fuera mayor menor mayores menores completo completa entero entera unico unica
    propio propia real resumen tabla comparativa respecto cuanto relacion acuerdo base segun puesto trata tratarse
    mayoria resto e.j ej p etc hoa sq ft sqft casita? llamado llamada primeramente finalmente conmigo contigo
    diferencian distingue distinguen servir sirve sirven alquilar? pedido pedida gusten avisar aviseme avisa permita
    permitame permite quedo quedamos disposicion a disposicion tarda tomese ademas acerca vez inicio final medida
    confusion interes cuidese saludarle saludarla agradezco agradecemos agradecido amable amables gentil exito animo
    abrazo cordial cordialmente atentamente tardes noches feliz disfrute alegra alegro curiosidad`,
  praise: `
    bonito bonita bonitos bonitas hermoso hermosa lindo linda precioso preciosa encantador encantadora gran grande
    grandes excelente excelentes maravilloso maravillosa fantastico fantastica estupendo estupenda perfecto perfecta
    ideal ideales atractivo atractiva impresionante agradable comodo comoda acogedor acogedora amplio amplia amplios
    amplias espacioso espaciosa pequeno pequena pequenos pequenas compacto compacta especial unico unica buen buena
    bueno buenos buenas magnifico magnifica favorita favorito practico practica enorme genial increible interesante`,
  unpraised: `
    barrio*, vecindario*, zona*, area*, alrededores, entorno, comunidad*, calle*, ciudad*, region, ubicacion,
    oportunidad*, ganga*, valor, inversion*, negocio, gente, colonia*, sector`,
  rhetoric: `
    me quede por debajo, me quedo por debajo, me he quedado por debajo, por debajo de ese, cien preguntas, mil preguntas, mil gracias, cien veces, mil veces, buenos dias, buenas tardes, buenas
    noches, hasta manana, asistente virtual, fin de semana, quedo atento, quedo atenta, a su disposicion, a tu
    disposicion, mucho gusto, no es ningun secreto, no es un secreto, no es secreto, sin duda, sin lugar a
    dudas, no hay duda, no cabe duda, ni que decir tiene, no hace falta decir, huelga decir, no solo, no
    solamente, no unicamente, sabia que, sabias que, sabia usted que, como sabe, como ya sabe, como sabes, como
    ya sabes, no se pierda, no te pierdas, no olvide, no olvides, no se preocupe, no te preocupes, no puedo
    negar, no se puede negar, nadie duda, nadie puede negar, no dude, no dudes, si no me equivoco, si mal no
    recuerdo, no puedo dejar de, no menos, nada menos, no por nada, no en vano, verdad que, no es verdad, no es
    cierto, no le parece, no te parece, le puedo asegurar, quien no, por que no, como no, no es broma, no es de
    extranar, sorprendentemente, a que no sabia`,
  unknown: `
    no entra en detalles, no entra en detalle, no profundiza en, no aclara, no detalla, no concreta, no
    precisa, no encontre nada sobre, no encuentro nada sobre, no he encontrado nada sobre, no hay ningun
    dato sobre, no hay datos sobre, ningun dato sobre, no hay informacion sobre, nada sobre, prefiero no
    adivinar, no quiero adivinar, no me consta, no tengo constancia, habria que preguntar, convendria
    preguntar, seria cuestion de preguntar, no puedo verificar, no puedo confirmar, no esta claro, no menciona ni, no puedo decirle, no sabria decir, no puedo hablar, no puedo comentar, nadie puede
      decir, nadie sabe, solo el agente, si el anuncio, no dice, no dicen, no indica, no indican, no menciona, no
      mencionan, no especifica, no especifican, no consta, no constan, no figura, no figuran, no aparece, no aparecen,
      no detalla, no aclara, no precisa, no informa, no confirma, no incluye informacion, no contiene informacion, no
      da informacion, no se si, no lo se, no se cuando, no se que, no se cual, no se cuales, no se cuanto, no se
      cuanta, no se cuantos, no se cuantas, no se como, no se donde, no se quien, no se el, no se los, eso no se, no
      lo se, no sabemos, no tengo informacion, no tengo datos, no tengo constancia, no tengo acceso, no tenemos
      informacion, no tenemos datos, no dispongo de, no disponemos de informacion, no dispongo de datos, no hay
      informacion, no hay datos, sin informacion, sin datos, desconozco, desconocemos, se desconoce, no estoy seguro,
      no estoy segura, no puedo confirmar, no puedo decir*, no puedo saber, no puedo verificar, no puedo asegurar, no
      puedo juzgar, no puedo valorar, no puedo comprobar, no podemos confirmar, no podemos decir, no he encontrado
      informacion, no encuentro informacion, pregunte al agente, pregunta al agente, consulte con el agente, consulte
      al agente, consulta con el agente, consultelo con, preguntar al agente, consultar con, confirme con, confirmar
      con, verifique con, compruebe si, comprobar si, verificar si, preguntar si, pregunte si, saber si, decir si,
      dice si, indica si, menciona si, depende de, desconocido, desconocida, nada dice, nada sobre, no puedo decir
      nada, no puedo opinar, no aclaran, guarda silencio, no trae, no recoge, no da detalles, no da datos, falta
      informacion, faltan datos, ignoro, no me consta, no queda claro, no esta claro`,
  unknownBehind: `no se menciona, no se mencionan, no se indica, no se indican, no se especifica, no se
      especifican, no se dice, no se sabe, no se conoce, es desconocido, es desconocida, no esta indicado, no esta
      indicada, no esta especificado, no esta especificada, no consta, no constan, no figura, no figuran, no aparece,
      no aparecen, no esta claro, no esta en el anuncio, se desconoce, se desconocen, no esta confirmado, no se
      conocen, queda sin aclarar, falta en el anuncio, faltan en el anuncio, lo desconozco, no lo se, no lo dice`,
  declines: `
    nunca envie, nunca envies, nunca comparta, nunca mande, nunca pedimos, nunca pedire, nunca le pedire, nunca de,
    nunca pague,     no puedo, no podemos, no soy capaz, no estoy autorizado, no me es posible, no debo,   no hago,
    no hacemos, no pedimos, no solicitamos, no pedimos nunca, no envie, no envies, no mande, no comparta, no compartas,
    oficial, oficiales, por favor consulte, puede consultar, puede preguntar, no es posible, no he, no hemos, no voy a`,
  searches: `busco, buscar, busque, buscamos, buscando, puedo buscar, quiere que busque, filtrar, filtro, filtre,
    acotar, encontrar casas, encontrarle, mostrar casas, mostrarle otras, mostrarte otras, mostrarle casas, casas con,
    viviendas con, pisos con, algo con, alguna con, como por ejemplo, por ejemplo, tales como, caracteristicas como,
    criterios como, ordenar por, comparar, ninguna casa, ninguna vivienda, ningun anuncio, ninguno de los anuncios,
    ninguna de las, no hay casas, no hay viviendas, no encontre, no encuentro, no he encontrado, ningun resultado,
    no hay resultados, sin resultados, puede buscar, digame, dime, avise*, cualquiera, anadir, quitar, excluir,
    limitar`,
  asks: `quiere, quieres, quisiera, desea, desean, le gustaria, te gustaria, prefiere, prefieres, necesita, necesitas,
    busca, buscas, tiene alguna, tienes alguna, tiene algun, tiene usted, esta buscando, estas buscando,
    esta interesad*, hay algo, hay alguna, puedo, podria, puede, que, cual, cuales, como, cuando, donde, quien, por que,
    cuanto, cuantos, cuantas, en que, para que, con que, algo mas, alguna otra, le parece, te parece, le interesa,
    te interesa, o, desearia, ha pensado, debo, le ayudo, le muestro, busco`,
  echo: `
    tu tope, su tope, tu techo, su techo, tu maximo, su maximo, me dijiste, me dijo, me contaste, me
    comentaste, pregunto, usted pregunto, ha preguntado, preguntaba, preguntaste, has preguntado, me pregunto, usted pide,
    usted pidio, pidio, ha pedido, pediste, has pedido, pide, dijo, ha dicho, dijiste, has dicho, menciono, ha
    mencionado, mencionaste, has mencionado, usted quiere, tu quieres, queria, querias, que busca, que buscas,
    que buscaba, usted busca, esta buscando, su solicitud, su busqueda, tu busqueda, su presupuesto, tu
    presupuesto, sus criterios, tus criterios, su limite, escribio, ha escrito, solicito, ha solicitado, me ha
    contado, me conto, me dijo, como pidio, segun lo que pidio, tenia en mente, su maximo, su minimo, su mensaje`,
  breaks: `pero, sin embargo, no obstante, aunque, sino, mientras que, porque, ya que, puesto que, y tiene, y cuenta,
    y esta, y es, la cual, el cual, que tiene, que cuenta, pues, y la casa, y la vivienda, y hay, y puedo, y he,
    y hemos, y fue`,
  relatives: `que, la cual, el cual, cuya, cuyo, donde`,
  conditions: `si, cuando, que, en caso de que, lo que, cual`,
  haves: `tiene, tienen, tenia, cuenta con, cuentan con, dispone de, disponen de, ofrece, ofrecen, incluye, incluyen,
    posee, poseen, con, hay`,
  mayBe: `puede, pueden, podria, podrian, podra, podran`,
  ownDeeds: `guardamos, le guardo, guardo, retenemos, mantenemos, reservo, reservare, reservamos, reserve, agendo,
    agendare, agende, llamare, llamaremos, le llamamos, le llamo, concierto, concertare, concerte, enviare, enviaremos,
    le envio, le envie, envie yo, mando, le mando, confirmo, confirmare, contactare, contactaremos, aviso yo, avisare,
    avisaremos, gestiono, gestionare, gestione, tramito, solicite, solicitare, apunto, apunte, firmo, pago yo`,
  done: `
    espera tu, espera su, esperando tu, esperando su, ya avise, avise al, avise a la, lista de espera, le esperan, te esperan, lo esperan, la esperan, le espera el, les he dicho, se lo he dicho,
    ya saben que, queda para el, oferta ha sido aceptada, oferta fue aceptada, oferta esta aceptada, aceptado su
    oferta, aceptaron su oferta, reservado, reservada, reservadas, reservados, agendado, agendada, programado,
    programada, confirmado, confirmada, organizado, organizada, aprobado, aprobada, preaprobado, preaprobada,
    inscrito, inscrita, avisado, avisada, enviado, enviada, remitido, notificado, contactado, en camino,
    apartado, apartada, concertado, concertada, concertada, firmado, firmada, registrado, registrada, apuntado,
    apuntada, bloqueado, bloqueada, tramitado, tramitada`,
  deeds: `
    anadido, agregado, conversado, conversamos, comentado, hable con, le puse, le inclui, reserv*, agend*,
    program*, concert*, confirm*, envi*, mand*, remit*, reenvi*, llamar, llamare, llamaremos, llame, llamaron,
    llamo, llamado, llamara, telefone*, contact*, avis*, notific*, inform*, inscrib*, apunt*, firm*, solicit*,
    pidi*, pedir, pedire, pedido, tramit*, negoci*, gestion*, pagar, pagare, pague, pago, apart*, bloque*,
    guard*, organiz*, prepar*, hable, hablado, hablare, hablamos, hablar con, escribir, escribire, escribiremos,
    escribi, escrito, quedar, quede, visitar, visitare, visite, visitado, acord*, acept*, anot*, transmit*,
    pase, pasado, pasare, entregar, entregado, cancel*, complet*, cerrado, comprado, comprare, volver, volvere,
    recordare, puesto`,
  doers: `yo, me, he, hemos, voy, vamos, nosotros, nuestro equipo, equipo, agente, agentes, asesor*, colega*,
    propietari*, duen*, vendedor*, alguien, ella, ellos, le he, te he, le hemos`,
  deniesBehind: false,
  denials: `no, sin, ni, ningun, ninguna, ninguno, nunca, jamas, tampoco, carece, carecen, falta, nada, nadie`,
  articles: `el la los las un una unos unas su sus nuestro nuestra este esta esa ese tu del al`,
  definites: `el la los las este esta estos estas ese esa esos esas su sus nuestra nuestro cada ambas ambos primeras
    primeros ultimas otra otras dicha`,
  meetings: `visita, visitas, cita, citas, reunion, tour, recorrido, llamada`,
  limits: `sin, hasta, a menos, salvo, antes, solo, excepto, sino, si, dude, olvide, espere`,
  generalLeads: `un, una, unos, unas, el, la, los, las, en general, general, generalmente, normalmente, por lo general,
    tipicamente, habitualmente, muchos, muchas, la mayoria de, si, bueno, basicamente, en resumen`,
  glossary: `
    duplex, triplex, condominio*, apartamento*, piso*, estudio*, loft*, casa adosada, casas adosadas, adosado*, chalet*,
    bungalow*, villa*, hoa*, asociacion de propietarios, comunidad de propietarios, hipoteca*, entrada, pago inicial,
    enganche, gastos de cierre, costos de cierre, costes de cierre, arras, fianza*, deposito de garantia, deposito*,
    tasacion*, inspeccion*, mls, zestimate, preaprobacion*, contingencia*, escritura*, gravamen*, tasa* de interes,
    tipo* de interes, interes*, impuesto*, alquiler*, arrendamiento*, arrendador*, arrendatario*, inquilino*,
    agente inmobiliario, agente*, corredor*, notari*, pies cuadrados, pie cuadrado, metro* cuadrado*, acre*, hectarea*,
    medio bano, aseo*, visita virtual, jornada de puertas abiertas, casa unifamiliar, vivienda unifamiliar,
    casas unifamiliares, viviendas unifamiliares, vivienda plurifamiliar, casa movil, zonificacion, servidumbre*,
    refinanciacion, historial de credito, seguro de titulo, seguro*, comprar, vender, alquilar, comprar una casa,
    comprar una vivienda, compra, escrow, avaluo*, diferencia entre, prestamo*, contrato*, oferta*, comprador*,
    vendedor*, prestamista*, plusvalia, planta baja, atico*, garaje*, sotano*, patio*, terraza*, chatbot*,
    cuenta de deposito`,
  defines: `
    mira, miran, examina, examinan, revisa, revisan, busca, cambia, cambian, es un, es quien, es de quien, es
    como, es si, es una, es el, es la, es lo, es cuando, es que, es donde, son, significa, significan, quiere
    decir, se refiere, se refieren, describe, describen, suele, suelen, normalmente, generalmente,
    habitualmente, puede, pueden, incluye, incluyen, cubre, cubren, varia, varian, depende, dependen, consiste,
    consisten, tiene, tienen, sirve, sirven, se paga, se pagan, se calcula, indica, indican, muestra, protege,
    protegen, equivale, equivalen, mide, miden, permite, permiten, dura, duran, esta, requiere, requieren,
    comparten, comparte, es decir, no es, no son, consta, ayuda, cuesta`,
  oneOf: `uno de, una de, alguno, alguna, o, respectivamente, la otra, el otro, algunas de`,
  lists: `o, ni, u`,
  here: `aqui, esta zona, este barrio, alli`,
  things: `idioma*, informacion*, pregunta*, opcion*, manera*, forma*, paso*, cosa*, posibilidad*, motivo*, razon*,
    punto*, ejemplo*, minuto*, momento*, tema*, consejo*, idea*, criterio*, requisito*, palabra*, frase*, tipo*, clase*,
    parte*, unidad*, vivienda*, familia*, persona*, vez, veces, respuesta*, factor*, dato*, detalle*, mensaje*`,
  finds: `encontr*, coincid*, disponible*, anuncios, resultados, en venta, en alquiler, casas, pisos, encajan, cumplen,
    hay`,
  homeRefs: `ella, ellas, esta casa, esta vivienda, esta propiedad, este inmueble, este piso, este apartamento,
    este anuncio, esa casa, esa vivienda, esa propiedad, ese piso, la casa, la vivienda, la propiedad, el inmueble,
    el piso, el apartamento, el edificio, el chalet, estas casas, estas viviendas, estas propiedades, esas casas,
    la primera, la segunda, la tercera, el primero, el segundo, la otra, ambas, ambas casas, ambas viviendas,
    todas ellas, cada una, cada casa, todas las casas, la cocina, el propietario, la propietaria, los propietarios,
    el dueno, los duenos, el vendedor, el vendedora, el tejado, el techo, el jardin, la vista, el garaje, el sotano,
    sus`,
  firmRefs: `yo, me, nosotros, nuestro, nuestra, nuestros, nuestras, mi, el equipo, nuestro equipo, la oficina,
    la empresa, la agencia, he, hemos, ofrecemos, tenemos, somos, voy, vamos`,
  selfRefs: `yo, me, mi, por favor, siento, lamento, entiendo, puedo, soy, estoy, no se, lo se, creo, gracias, depende,
    empecemos, hable, consulte, sinceramente`,
  visitorRefs: `usted, ustedes, tu, su, le, te, puede, puedes, quiere, quieres, desea, desee, le gustaria, te gustaria`,
  status: {
    active: `activa, activo, disponible*, en venta, a la venta, en alquiler, en el mercado, no vendida, no vendido,
      sin vender, esperando comprador, a la espera de comprador, en busca de comprador, busca comprador`,
    pending: `tiene una oferta, tiene oferta, hay una oferta, con oferta, varias ofertas, una oferta por, pendiente*,
      bajo contrato, en contrato, reservada, reservado, con oferta aceptada, oferta aceptada, en proceso de venta,
      apalabrada, apalabrado, en negociacion, senalizada, apartada, comprometida, comprometido, en tramite,
      varias ofertas`,
    sold: `vendida, vendido, vendidas, vendidos, se vendio, vendio, se vendieron, comprada, comprado, alquilada,
      alquilado, arrendada, rentada, adjudicada, ocupada, ocupado`,
    off: `fuera del mercado, retirada, retirado, no disponible, ya no esta disponible, no esta disponible,
      ya no esta en venta, no esta en venta, fuera de mercado, inactiva, inactivo, cancelada, cancelado, agotada,
      agotado`,
    soon: `proximamente, pronto en el mercado, pronto a la venta, preventa, en preventa, saldra al mercado,
      saldra a la venta, antes de salir al mercado`,
  },
  sale: `
    comprarla, comprarlo, se compra, puede comprarse, en venta, a la venta, se vende, venta, comprar, precio de
    venta, para comprar`,
  rent: `
    alquilarla, alquilarlo, rentarla, rentarlo, puede alquilarse, en alquiler, alquiler, alquileres, se alquila,
    renta, rentas, alquilar, en renta, arriendo, en arriendo, arrendamiento, inquilin*, al mes de renta, para
    alquilar, para rentar`,
  families: {
    house: `casa, casas, casa unifamiliar, vivienda unifamiliar, unifamiliar*, chalet*, villa*, cabana*, bungalow*,
      mansion*, casita*`,
    condo: `condominio*, apartamento*, departamento*, piso, pisos, loft*, atico*, estudio, estudios`,
    townhouse: `casa adosada, casas adosadas, adosado*, adosada*, pareado*`,
    multiFamily: `duplex, triplex, plurifamiliar*, multifamiliar*, bifamiliar*`,
    land: `es un terreno, es una parcela, es un lote, es un solar, terreno edificable, terreno urbanizable, solar,
      solares, lote vacio, parcela vacia, terreno baldio`,
    mobile: `casa movil, casas moviles, casa prefabricada, caravana*`,
  },
  looseFamilies: `casa, casas, casa unifamiliar, vivienda unifamiliar, unifamiliar, unifamiliares, condominio,
    condominios, apartamento, apartamentos, departamento, departamentos, piso, pisos, casa adosada, casas adosadas,
    adosado, duplex, estudio, estudios`,
  fresh: `recien publicada, recien publicado, recien listada, recien llegada, nueva en el mercado, nuevo en el mercado,
    nuevo anuncio, recien puesta`,
  free: `incluidos en el alquiler, incluido en el alquiler, incluidas en el alquiler, incluidos en el precio,
    incluido en el precio, gastos incluidos, todo incluido, gratis, gratuito, gratuita, sin coste, sin costo, sin cargo,
    no cuesta nada, de balde, regalad*, cero euros, cero dolares`,
  noFee: `sin cuota de comunidad, sin gastos de comunidad, no tiene hoa, sin hoa, sin cuota de hoa, no paga comunidad,
    sin cuotas, no tiene cuota, no tiene gastos de comunidad, sin comunidad`,
  fees: `fianza*, deposito*, cuota*, gastos, tarifa*, comunidad, impuesto*, comision*, hoa`,
  withinBudget: `dentro de su presupuesto, dentro de tu presupuesto, entra en su presupuesto,
    por debajo de su presupuesto, en su presupuesto, encaja en su presupuesto, dentro del presupuesto`,
  openHouse: `jornada de puertas abiertas, puertas abiertas, casa abierta, open house`,
  tour: `visita virtual, recorrido virtual, tour virtual, tour 3d, visita 3d, recorrido 3d, recorrido en 3d`,
  compares: [
    ...spanishCompared,
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `mas barata, mas barato, mas baratas, mas economica, mas economico, menos cara, menos caro, cuesta menos,
        mas asequible, un precio mas bajo, precio menor`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `la mas barata, el mas barato, la mas economica, el mas economico, la menos cara, el precio mas bajo,
        la mas asequible`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `mas cara, mas caro, mas caras, cuesta mas, un precio mas alto, menos barata`,
    },
    { field: 'Price', sign: 1, isMost: true, words: `la mas cara, el mas caro, el precio mas alto` },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `mas grande, mas grandes, mas amplia, mas amplio, mas espaciosa, mas espacio, mas superficie`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: `la mas grande, el mas grande, la mas amplia, la mas espaciosa`,
    },
    { field: 'BuildingArea', sign: -1, isMost: false, words: `mas pequena, mas pequeno, menos espacio, mas chica` },
    { field: 'BuildingArea', sign: -1, isMost: true, words: `la mas pequena, el mas pequeno` },
    { field: 'YearBuilt', sign: 1, isMost: false, words: `mas nueva, mas nuevo, mas reciente, mas moderna` },
    { field: 'YearBuilt', sign: 1, isMost: true, words: `la mas nueva, el mas nuevo, la mas reciente, la mas moderna` },
    { field: 'YearBuilt', sign: -1, isMost: false, words: `mas antigua, mas antiguo, mas vieja, mas viejo` },
    { field: 'YearBuilt', sign: -1, isMost: true, words: `la mas antigua, el mas antiguo, la mas vieja` },
    { field: 'Bedrooms', sign: 1, isMost: false, words: `mas dormitorios, mas habitaciones, mas recamaras` },
    { field: 'Bedrooms', sign: -1, isMost: false, words: `menos dormitorios, menos habitaciones` },
  ],
  money: `
    transferencia*, transfiera, transfiere, transferir, gire, giro bancario, giro, envie dinero, enviar dinero,
    envie el dinero, mande dinero, envie su deposito, envie el deposito, envie la fianza, deposite, depositar, ingrese,
    ingresar, numero de tarjeta, numero de su tarjeta, numero de tu tarjeta, tarjeta* de credito, tarjeta* de debito,
    tarjeta*, tarjeta* regalo, tarjeta* de regalo, datos de tarjeta, datos bancarios, datos de pago, cuenta bancaria,
    numero de cuenta, iban, bic, swift, cvv, cvc, codigo de seguridad, paypal, bizum, zelle, venmo, western union,
    moneygram, bitcoin*, cripto*, monedero*, pague ahora, pague aqui, pagar ahora, pagar aqui, pague la, pague el,
    pague su, pague con, pagar con, pago por adelantado, por adelantado, anticipo*, senal, efectivo, en efectivo,
    contrasena*, codigo de verificacion, numero de seguridad social, seguridad social, dni, pasaporte*, pin, factura*,
    reembols*`,
  promises: `garantiz*, garantia*, promet*, reembols*, descuento*, rebaja*, asegur*, compromet*, regal*, bonific*,
    sin riesgo, exclusiv*, negociable*, oferta especial, mejor precio`,
  forecasts: `
    momento de comprar, momento para comprar, hora de comprar, momento de invertir, momento para invertir, hora
    de invertir, ganara dinero, valdra mas, ganar dinero, revaloriz*, subira*, subiran, aumentar*, duplicar*,
    doblar*, rentab*, ganancia*, beneficio*, plusval*, se dispar*, bajara*, caera*, buena inversion, gran
    inversion`,
  judged: `
    bajo de precio, bajar de precio, ha bajado, rebajada, rebajado, rebajaron, solo un ano, toda la casa, la casa entera, en cada habitacion, en todas las habitaciones, hecha de, hecho de, por un
    cargo extra, cargo adicional, recargo, a pie de, interesado*, interesada*, precio de mercado, del
    mercado, necesita reformas, necesita obras, incendio*, acepta menos, aceptan menos, aceptaria menos, aceptarian menos, acepta un precio menor, acepta una oferta
    mas baja, acepta ofertas, acepta una oferta menor, ofertas mas bajas, bajaria el precio, bajarian el precio,
      bajar el precio, dispuesto a bajar, dispuesta a bajar, dispuestos a bajar, vende por menos, venderia por
    menos, venderian por menos, se conforma con menos, precio flexible, prisa por vender, desde hace meses, desde
      hace semanas, desde hace anos, hace meses, hace semanas, hace mas de un ano, mas de un ano, casi un
    ano, durante meses, desde hace tiempo, hace mucho, mucho tiempo, varios meses, medio ano, desde hace un ano,
      lleva meses, lleva semanas, lleva anos, cada dormitorio, cada habitacion, cada cuarto, propio bano, bano
    propio, gastos incluidos, todo incluido, ha bajado, bajado, rebajado, rebajada, un solo dueno, unico dueno,
      nunca se ha usado, sin usar, nunca usado, cambiado de manos, cambio de manos, vive en ella, vive alli, ya
    estuvo anunciada, la semana pasada, el mes pasado, el ano pasado, el lunes pasado, la proxima semana, el
    proximo mes, el proximo ano, ayer, este fin de semana, se vende en, se venden en, vende en, despert*, pasear, se
      oye, oir, decidir hoy, hoy mismo, ultima oportunidad, dese prisa, puede mudarse, podra mudarse, entrar a vivir,
      mudarse a, seguro, segura, seguros, seguras, seguridad, insegur*, delincuen*, crimen*, criminal*, delito*,
      robo*, pelig*, policia, tranquil*, silencios*, ruid*, trafico, trayecto*, escuela*, colegio*, instituto*,
      universidad*, guarderia*, vecin*, residente*, gente, amable*, poblacion, de moda, cotizad*, solicitad*,
      popular*, prestigios*, exclusiv*, cerca, cerca de, cercano, cercana, a pocos pasos, a
    un paso, al lado de, junto a, a minutos, centro, aeropuerto, tienda*, restaurante*, hospital*, autobus*, metro
      de, tren*, autopista*, parque*, transporte*, inversion, invertir, demanda, futuro, senor, senora, sr, sra, antes
      era, antiguamente, la mejor, el mejor, insuperable, inmejorable, unica en su clase, nuestra oficina esta, nos
      encuentra en, abrimos todos los dias, en minutos, primera opcion, la ultima que queda, numero uno`,
}
