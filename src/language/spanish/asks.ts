import type { AskTag } from '../ask-tags.ts'

/** How Spanish asks; each tag's phrases, separated by commas. */
export const spanishAsks: Record<AskTag, string> = {
  'talk.greeting': `hola, buenas, buenos días, buen día, buenas tardes, buenas noches, qué onda, ey, hey, holi, hola hola, saludos,
    muy buenas, hola buenas, qué tal hola, hola buenos días, hola buenas tardes, hola buenas noches`,
  'talk.thanks': `gracias, muchas gracias, mil gracias, muchísimas gracias, te lo agradezco, se lo agradezco, muy amable, gracias por la
    ayuda, gracias por tu ayuda, gracias por su ayuda, gracias por todo, te agradezco, le agradezco, eres genial, muy
    útil, buen trabajo, bien hecho, eso ayuda, grax, thanks`,
  'talk.goodbye': `adiós, hasta luego, hasta pronto, hasta mañana, nos vemos, chao, chau, bye, que tengas un buen día, que tenga un buen
    día, buen fin de semana, eso es todo, es todo, nada más gracias, ya está, no tengo más preguntas, hasta la vista,
    que te vaya bien, cuídate, eso sería todo, ya es todo`,
  'talk.who': `quién eres, quién es usted, qué eres, cómo te llamas, cuál es tu nombre, cuál es su nombre, cómo se llama usted, eres
    un bot, eres un robot, eres humano, eres una persona, eres una persona real, eres real, eres una ia, es usted un
    robot, es usted una persona, es usted humano, esto es un bot, esto es un robot, hablo con un robot, hablo con una
    persona, estoy hablando con un robot, estoy hablando con una persona, con quién hablo, eres chatgpt, quién te
    hizo, eres una máquina, sos un bot, sos humano, quién sos`,
  'talk.help': `ayuda, ayúdame, ayúdeme, qué puedes hacer, qué puede hacer, qué sabes hacer, cómo funciona, cómo funciona esto, cómo
    funcionas, qué puedo preguntar, qué puedo preguntarte, qué te puedo preguntar, cómo me puedes ayudar, cómo puedes
    ayudarme, me puedes ayudar, me puede ayudar, necesito ayuda, en qué me puedes ayudar, en qué puede ayudarme, qué
    haces, para qué sirves, puedes ayudarme, puede ayudarme, me ayudas`,
  'talk.howAreYou': `cómo estás, cómo está, cómo está usted, cómo te va, cómo le va, qué tal, qué tal estás, cómo andas, todo bien, qué hay,
    cómo va todo, qué tal todo, cómo vas`,
  'talk.complaint': `no sirves, no sirves para nada, eres inútil, inútil, esto no sirve, no me sirve, estúpido, idiota, tonto, estás mal,
    te equivocas, se equivoca, eso está mal, está mal, mal, eso no es lo que pregunté, no es lo que pregunté, eso no
    fue lo que pregunté, no es lo que pedí, no entiendes, no entiendes nada, no me entiendes, no me entendiste, no
    entendiste, qué malo, pésimo, horrible, terrible, no ayuda, no me ayuda, tonterías, no tiene sentido, no es
    correcto`,
  'talk.yes': `sí, si, claro, claro que sí, por supuesto, dale, adelante, sí por favor, desde luego, cómo no, venga, hazlo, hágalo,
    me parece bien, sí claro, simón, sip, de una, obvio, me gustaría, suena bien`,
  'talk.no':
    'no, nop, no gracias, para nada, ahora no, no hace falta, en realidad no, mejor no, no me interesa, por ahora no',
  'talk.acknowledge': `ok, okey, okay, vale, bien, muy bien, perfecto, genial, bueno, entendido, de acuerdo, listo, ya veo, ya, interesante,
    excelente, estupendo, órale, está bien, jaja, jeje, wow, ah, oh, mmm, bárbaro, qué bien, chévere, ya entiendo,
    comprendo, súper, correcto`,
  'talk.polite': `por favor, porfa, porfavor, otra vez, de nuevo, entonces, pues, ahora, hoy, a todos, y, señor, señora, amigo, amiga,
    mi amigo, también, muy, tú, usted, por todo, por ahora, mucho, de verdad, gracias, y tú, y usted`,

  'fact.Price':
    'precio, precios, costo, coste, valor, caro, cara, renta, alquiler, mensualidad, precio de venta, precio de lista, cuánto piden',
  'fact.Bedrooms':
    'habitación, habitaciones, dormitorio, dormitorios, recámara, recámaras, cuarto, cuartos, alcobas, hab, dorm',
  'fact.Bathrooms': 'baño, baños, aseo, aseos, medio baño, cuartos de baño, sanitarios',
  'fact.BuildingArea': `tamaño, superficie, metros cuadrados, metros, m2, pies cuadrados, área, área construida, superficie habitable,
    superficie construida, construcción, metraje, espacio`,
  'fact.LotArea': `terreno, lote, parcela, tamaño del lote, tamaño del terreno, solar, superficie del terreno, cuánto terreno, acres,
    tierra, metros de terreno, tamaño de la parcela`,
  'fact.YearBuilt': `año, antigüedad, año de construcción, construida, construido, construyeron, cuándo se construyó, cuándo fue
    construida, cuántos años, edad, vieja, viejo, antigua, antiguo, de qué año`,
  'fact.HOAMonth': `hoa, cuota de hoa, cuota hoa, cuotas de hoa, gastos de comunidad, cuota de comunidad, cuota de mantenimiento,
    mantenimiento, expensas, gastos comunes, asociación, cuota mensual, cuotas`,
  'fact.ParkingSpots': `garaje, garage, cochera, cocheras, estacionamiento, aparcamiento, parking, parqueadero, plaza de garaje, plazas de
    garaje, plazas de aparcamiento, dónde aparcar, dónde estacionar, coches, carros, autos, aparcar, estacionar`,
  'fact.DaysOnMarket': `cuánto tiempo, días en el mercado, en el mercado, cuánto lleva, cuánto tiempo lleva, publicada, publicado, cuándo se
    publicó, desde cuándo, tiempo en el mercado, cuánto lleva en venta, anunciada`,
  'fact.DepositFee': 'depósito, fianza, depósito de garantía',
  'fact.ZestimatePrice': 'zestimate, valor estimado, precio estimado, estimación, tasación',
  'fact.UnitAreaPrice': `precio por metro cuadrado, precio del metro cuadrado, por metro cuadrado, precio por m2, precio por pie cuadrado, por
    pie cuadrado, el metro cuadrado, a cuánto el metro, precio del m2, el m2`,
  'fact.PropertyType':
    'tipo, tipo de vivienda, tipo de propiedad, tipo de casa, qué es, qué tipo, clase de vivienda, qué clase',
  'fact.Status': `disponible, sigue disponible, todavía disponible, aún disponible, disponibles, vendida, vendido, sigue en venta, en
    venta, estado, sigue a la venta, reservada, ya se vendió, sigue en alquiler`,
  'fact.Tours': `puertas abiertas, visita, visitas, visita virtual, recorrido virtual, tour virtual, recorrido, tour, visitarla,
    visitarlo, verla en persona, open house, visitar`,
  'fact.SpaceType': 'vivienda entera, casa entera, solo una habitación, compartida, compartido, habitación privada',
  'fact.Address':
    'dirección, dónde está, dónde queda, ubicación, ubicada, qué calle, en qué calle, en qué ciudad, código postal, dónde se encuentra, dónde, en dónde',
  'fact.MLSNumber': 'mls, número mls, número de mls, referencia, número de anuncio',
  'weak.Price':
    'cuánto cuesta, cuánto vale, cuánto es, cuánto sale, cuánto, cuánto cuestan, cuánto valen, a cuánto está, qué tan cara es',
  'weak.BuildingArea':
    'qué tan grande, cómo de grande, qué tamaño, cuánto mide, cuántos metros, grande, qué tan grande es, cuántos metros tiene',

  'ask.distance': `a qué distancia, qué tan lejos, cómo de lejos, lejos, distancia, qué distancia hay, cuántas millas, cuántos
    kilómetros, queda lejos, qué tan cerca, a cuánto queda, a cuántos kilómetros, a cuántas millas, cuánto hay hasta,
    a cuánto está de`,
  'ask.detail': `cuéntame más, cuénteme más, más información, información, detalles, más detalles, detalle, describe, descríbeme,
    descripción, dime más, dígame más, háblame de, hábleme de, saber más, más sobre, acerca de, info, más info, qué
    sabes de, todo sobre, sobre la, sobre el, qué dice de`,
  'ask.pictures': 'foto, fotos, imagen, imágenes, fotografías, cómo se ve, cómo luce, fotografía, pics',
  'ask.link': 'enlace, enlaces, link, links, url, página, página web, dirección web, página del anuncio, web, liga',
  'ask.compare': `compara, comparar, compare, compáralas, compáralos, comparación, diferencia, diferencias, versus, vs, cuál es mejor,
    en qué se diferencian, qué diferencia hay, diferencia entre, compárame, frente a frente`,
  'ask.which':
    'cuál, cuáles, cuál de, cuáles de, cuál de ellas, cuál de ellos, alguna, alguno, algunas, algunos, cuál de esas, cuál de estas, qué casa',
  'ask.question': `qué, cuál es, cómo, tiene, tienen, hay, está, están, es, son, puede, puedo, cuándo, dónde, dime, dígame, muéstrame,
    enséñame, dame, y, y qué, incluye, acepta, admite, permite, viene con, cuenta con, cuántos, cuántas, cuánta, me
    das, pásame, mándame`,

  'point.one': `la casa, el piso, el apartamento, el departamento, la vivienda, la propiedad, el inmueble, esa, ese, esta, este, esa
    casa, esta casa, ese piso, este piso, ese departamento, este departamento, ese apartamento, este apartamento, esa
    propiedad, esta propiedad, ella, eso, esto, esa vivienda, el anuncio, ese anuncio, la misma, el mismo, el condo`,
  'point.last': 'la última, el último, la última casa, el último piso, la de abajo, el último anuncio',
  'point.two': `las dos primeras, los dos primeros, las primeras dos, los primeros dos, las 2 primeras, los 2 primeros, las primeras
    2, los primeros 2, ambas, ambos, las dos, los dos, estas dos, esos dos, esas dos, estos dos`,
  'point.three': `las tres primeras, los tres primeros, las primeras tres, los primeros tres, las 3 primeras, los 3 primeros, las
    primeras 3, los primeros 3, las tres, los tres, estas tres, esas tres, estos tres`,
  'point.all': `estas, estos, esas, esos, ellas, ellos, todas, todos, de estas, de esas, de estos, de esos, de ellas, de ellos, estas
    casas, esas casas, las anteriores, los anteriores, la lista, todas ellas, las casas, los pisos, entre ellas, entre
    estas`,
  'point.number': 'número, núm, nº, #, opción, casa, anuncio, vivienda, la número, el número',

  'loan.payment': `mensualidad, mensualidades, pago mensual, pagos mensuales, cuota mensual de la hipoteca, cuota de la hipoteca,
    hipoteca, préstamo, crédito, financiamiento, financiación, financiar, cuánto pagaría al mes, cuánto pagaría por
    mes, pagar al mes, pago al mes, cuánto al mes, crédito hipotecario, letra mensual, cuotas del préstamo, cuánto
    pagaría`,
  'loan.afford': `puedo permitirme, me puedo permitir, nos podemos permitir, me alcanza, qué me alcanza, cuánto puedo pagar, cuánto me
    prestan, cuánto puedo gastar, qué puedo comprar, cuánta casa puedo, hasta qué precio puedo, alcanzarme, para qué
    me alcanza, podemos permitirnos`,
  'loan.down':
    'entrada, de entrada, enganche, de enganche, pago inicial, de pago inicial, anticipo, pie, inicial, cuota inicial, de anticipo',
  'loan.rate':
    'interés, tasa, tasa de interés, tipo de interés, al, con interés del, tasa del, interés del, tae, de interés',
  'loan.years': 'años, año, a años, años de plazo, plazo de años',
  'loan.month': 'al mes, por mes, mensual, mensuales, cada mes, mes, /mes, mensualmente',
  'loan.percent': '%, por ciento, porciento, por cien',
  'loan.tenths': '',
  'loan.cash': 'al contado, contado, en efectivo, efectivo, sin hipoteca, sin préstamo, de contado, cash',
  'loan.income': `gano, ganamos, mis ingresos, ingresos, ingresos de, sueldo, mi sueldo, salario, mi salario, nuestros ingresos, al año,
    por año, anuales, anual, ingreso`,
}
