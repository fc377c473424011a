import type { SkillWords } from '../tables/skill-words.ts'

export const spanishSkillWords: SkillWords = {
  code: 'es',
  buttons: {
    tour: 'Pedir una visita',
    ask: 'Preguntar al agente',
    person: 'Hablar con alguien',
    alert: 'Avisarme de nuevas',
    save: 'Guardar',
    compare: 'Comparar',
    more: 'Ver más',
    similar: 'Parecidas',
    search: 'Buscar',
    pictures: 'Fotos',
    map: 'En el mapa',
    link: 'Abrir su página',
    restart: 'Empezar de nuevo',
  },
  say: {
    yes: 'sí',
    cheaper: 'más barato',
    bigger: 'más grande',
    startOver: 'empezar de nuevo',
    inPlace: (place) => `viviendas en ${place}`,
    under: (amount) => `viviendas por menos de ${amount}`,
    withFeature: (feature) => `viviendas con ${feature}`,
    ofType: (types) => `solo ${types}`,
    tour: 'quiero una visita',
    forSale: 'solo en venta',
    forRent: 'solo en alquiler',
    fine: (kinds) => `${kinds}, está bien`,
    without: (kinds) => `sin ${kinds}`,
    fewerBedrooms: (count) => `menos de ${count} habitaciones`,
    onlyIn: (place) => `solo en ${place}`,
    notIn: (place) => `no en ${place}`,
    moreIsFine: 'puede ser más',
    agrees: `está bien, esta bien, sí está bien, me vale, me valen, nos vale, me parece bien, me va bien, me sirve, me sirven,
      sin problema, no hay problema, así es, correcto, eso es, eso está bien, bien así, con eso vale, sí quiero, comprar,
      para comprar`,
    refuses: `no tantas, no tantos, no hacen falta tantas, no necesito tantas, no tanto, no me sirve, no me sirven, no me vale,
      no quiero, no me gustan, prefiero que no, mejor no, no hace falta, alquilar, para alquilar`,
    either: `me da igual, da igual, da lo mismo, me da lo mismo, no importa, no me importa, cualquiera, las dos, los dos,
      ambos, ambas, las dos cosas, no sé, no se, todavía no sé, no lo sé, no estoy seguro, no estoy segura, lo que sea,
      todo`,
  },
  opening: (name) =>
    `Hola, soy ${name}. ¿Qué tipo de vivienda busca? Dígamelo con sus palabras o empiece por una de estas ideas.`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [
            `Hay una que encaja${from === '' ? '' : `, por ${from}`}.`,
            `He encontrado una${from === '' ? '' : `, por ${from}`}.`,
          ]
        : from === ''
          ? [`Hay ${total} que encajan.`, `Tengo ${total} para usted.`]
          : from === to
            ? [`Hay ${total} que encajan, todas por ${from}.`, `Tengo ${total} para usted, todas por ${from}.`]
            : [`Hay ${total} que encajan, de ${from} a ${to}.`, `Tengo ${total} para usted, entre ${from} y ${to}.`],
    close: [
      'Hoy no hay nada que lo cumpla todo. Estas se acercan:',
      'Con todo eso no tengo ninguna ahora, pero estas no andan lejos:',
    ],
    none: [
      'Hoy no hay aquí nada parecido. Puedo avisarle en cuanto aparezca.',
      'Ahora mismo no tengo nada así. ¿Quiere que le avise cuando llegue?',
    ],
    beyond: {
      cheaper: ['No hay precio más bajo para todo eso. Estas cuestan menos, aunque les falta algo:'],
      bigger: ['No hay nada más grande con todo eso. Estas lo son, aunque les falta algo:'],
    },
    next: ['Aquí van las siguientes.', 'Y también estas.'],
    inThousands: (amount) => `Por esa cantidad aquí no se alquila nada, así que he entendido ${amount}.`,
  },

  split: {
    kinds: {
      house: 'casas',
      condo: 'apartamentos',
      townhouse: 'casas adosadas',
      multiFamily: 'viviendas multifamiliares',
      land: 'terrenos',
      mobile: 'casas móviles',
    },
    most: (kinds) => [`La mayoría son ${kinds}; ¿le parece bien?`, `Casi todo son ${kinds}. ¿Le sirve?`],
    half: (kinds) => [`Cerca de la mitad son ${kinds}; ¿le parece bien?`],
    mostIn: (place) => [`La mayoría está en ${place}; ¿le viene bien?`],
    halfIn: (place) => [`Cerca de la mitad está en ${place}; ¿le viene bien?`],
    bedrooms: (count) => [`Cerca de la mitad tiene ${count} habitaciones o más; ¿necesita tantas?`],
    price: (amount) => [`La mitad cuesta menos de ${amount}; ¿la suya también?`],
    offer: ['Unas están en venta y otras en alquiler. ¿Busca para comprar?'],
    kept: ['Bien, entonces se quedan todas.', 'De acuerdo, no cambio nada.'],
  },

  which: ['¿A cuál de estas se refiere?', 'Hay más de una así. ¿Cuál le interesa?'],
  outsideSearch: (misses) => [`Queda fuera de lo que busca: ${misses}.`],
  askAgent: [
    'El agente lo sabrá; se le pregunta con un clic.',
    'Eso lo sabe su agente: basta un clic para preguntarle.',
  ],
  askAgentNamed: (agent) => [
    `El agente lo sabrá: ${agent}. Se le pregunta con un clic.`,
    `Eso lo sabe su agente, ${agent}: basta un clic para preguntarle.`,
  ],
  agentKnowsMore: (agent) => [`Lo demás lo sabe su agente: ${agent}.`, `Para el resto, su agente: ${agent}.`],
  available: (home) => [
    `Según su anuncio, ${home} sigue disponible. Pedir una visita es la forma más rápida de estar seguro.`,
    `El anuncio de ${home} sigue activo. Con certeza solo lo sabe la agencia; ¿le pido una visita?`,
  ],
  notAvailable: (home, status) => [`${home}: ${status}. Puedo mostrarle otras parecidas.`],
  tour: {
    offer: (home) => [
      `Con mucho gusto. Elija una hora para ${home} y la agencia se la confirma.`,
      `Claro que sí: elija cuándo quiere ver ${home}. La agencia se lo confirma.`,
    ],
    which: ['Con gusto. ¿Cuál de estas quiere ver?', 'Claro que sí. ¿Cuál le gustaría visitar?'],
    none: ['Con gusto. Dígame primero qué vivienda, o qué está buscando.'],
    sold: (home) => [`${home} ya se vendió, así que no hay nada que visitar. Puedo mostrarle otras parecidas.`],
  },
  contact: {
    kept: (_, details) => [
      `Gracias, he anotado ${details} para la agencia. Alguien se pondrá en contacto con usted.`,
      `Anotado: ${details}. Ya lo tiene la agencia, y alguien le responderá.`,
    ],
    form: ['Deje sus datos en el formulario, por favor, para que la agencia pueda usarlos.'],
  },
  seller: [
    'Con gusto le ayudo. Cuánto se pagaría por su vivienda depende de cosas que no puedo ver, así que no doy cifras; un agente sí puede. Deje sus datos y cuente un poco cómo es.',
    'Un agente puede decirle cuánto vale la suya; lo mío sería adivinar. Deje sus datos de contacto y se pondrán en contacto con usted.',
  ],
  sellerMore: ['Es bueno saberlo. Déjelo junto con sus datos de contacto y un agente se encarga de lo demás.'],
  agent: {
    listedBy: (home, names) => `${home}: lo anuncia ${names}.`,
    unknown: (home) => [`El anuncio de ${home} no nombra a ningún agente, pero la agencia sabe quién lo lleva.`],
    other: [
      'Eso no lo sé, pero se lo pueden decir directamente.',
      'El anuncio no lo dice; lo más rápido es preguntarlo.',
    ],
  },
  pictures: {
    all: (home, formatted, count) => [
      `${home} tiene ${formatted} ${count === 1 ? 'foto' : 'fotos'}; échele un vistazo.`,
    ],
    room: (home, formatted, count) => [
      count === 1
        ? `${home} tiene una foto; no dice qué parte de la casa muestra.`
        : `${home} tiene ${formatted} fotos. No dicen qué muestra cada una, así que lo mejor es verlas todas.`,
    ],
    none: (home) => [`${home} todavía no tiene fotos. Quizá las tenga su agente, o véala en persona en una visita.`],
  },
  map: {
    where: (home, address) => [`${home} está en ${address}. El mapa muestra dónde queda.`],
    unknown: (home) => [
      `El anuncio de ${home} no da su posición, así que no puedo ponerla en el mapa. Su agente puede indicarle el camino.`,
    ],
  },
  send: {
    page: (home) => [`Aquí tiene la página de ${home}, para guardarla o compartirla.`],
    none: (home) => [`${home} no tiene página propia. Deje su correo y la agencia le envía lo que tenga.`],
  },
  alert: {
    offer: (described) => [
      `Con gusto. Estaré pendiente de esto: ${described}. ¿Adónde le mando el aviso?`,
      `Claro que sí. En cuanto salga algo así, se lo digo: ${described}. ¿Adónde le escribo?`,
    ],
    ofHome: (home) => [
      `Con gusto. Le avisaré si cambia el precio de ${home} o si se vende. ¿Adónde le mando el aviso?`,
    ],
    none: ['Con gusto. Dígame primero qué debo vigilar: un lugar, un precio, un número de habitaciones.'],
    made: (email) => [`Listo. He enviado un mensaje a ${email}: confírmelo allí y empezarán los avisos.`],
    watching: (described) => `Estaré pendiente de esto: ${described}.`,
    confirmed: (email) => [`Listo. Los avisos van a ${email}.`],
    waiting: ['Listo. Aquí aún no se envían correos; hasta entonces, los avisos le esperan en este chat.'],
    already: (total, count) => (count === 1 ? 'Ya hay una que encaja:' : `Ya hay ${total} que encajan:`),
    ends: ['Cada mensaje trae un enlace para dejar de recibirlos con un clic.'],
  },
  save: (home) => [`Toque el corazón y ${home} se queda en su lista.`],
  feelings: {
    cheaper: ['Le entiendo. Estas cuestan menos:', 'Entendido, bajemos un poco:'],
    noneCheaper: [
      'Le entiendo, pero no hay precios más bajos para eso. Si renuncia a algún deseo, quizá aparezcan más.',
    ],
    bigger: ['Entendido. Estas tienen más espacio:'],
    likes: (home) => [
      `Buena elección. ¿Le gustaría ver ${home} en persona?`,
      `Me alegra. Una visita a ${home} le dirá más que yo.`,
    ],
    likesAny: ['Me alegro. ¿Cuál le gusta más?'],
    dislikes: [
      'Está bien. ¿Qué es lo que menos le convence: el precio, el tamaño o la zona?',
      'De acuerdo, estas no. ¿Es por el precio, el tamaño o la zona?',
    ],
  },
  area: [
    'Eso lo dejo a mejores fuentes: la policía publica los datos de delitos y los distritos escolares los suyos. Lo mejor es ir y dar una vuelta.',
    'No opino sobre barrios. La policía y el distrito escolar publican sus datos, y una visita dice más que nada.',
  ],
  advice: [
    'Para eso hace falta alguien que conozca la ley y su situación. La agencia puede indicarle a la persona adecuada.',
    'Ahí prefiero no adivinar: debería verlo un profesional. Alguien de la agencia puede recomendarle uno.',
  ],
  offer: {
    home: (home, price) => [
      `Por ${home} piden ${price}. Cuánto aceptaría el dueño, solo puede averiguarlo el agente.`,
      `El precio de ${home} es ${price}; si hay margen, su agente puede preguntarlo.`,
    ],
    unnamed: ['Cuánto aceptaría un dueño, solo puede averiguarlo el agente. ¿De qué vivienda se trata?'],
    costs: [
      'Al precio se suman los gastos de cierre, los impuestos y el seguro; cuánto es depende del lugar y del préstamo. Alguien de la agencia puede calcularlo con usted.',
    ],
  },
  whyPrice: (home, price) => [`El anuncio no dice por qué ${home} cuesta ${price}.`],
  overBy: {
    over: (home, amount, most) => `${home} se pasa en ${amount} de sus ${most}.`,
    under: (home, amount, most) => `${home} no se pasa: queda ${amount} por debajo de sus ${most}.`,
    unsaid: (home, price) => `${home} cuesta ${price}. ¿Cuánto quiere gastar como máximo?`,
  },
  perArea: (own, middle) => `Sale a ${own}; lo habitual en viviendas parecidas es ${middle}.`,
  outside: [
    'Eso queda fuera de lo que sé. Lo mío son las viviendas; ¿qué está buscando?',
    'Ahí no le sirvo de mucho. Con viviendas sí: ¿dónde le gustaría la suya?',
    'Mejor me quedo con las casas. ¿Buscamos una?',
  ],
  heard: [
    'Es bueno saberlo. ¿Qué debería tener su vivienda?',
    'Gracias por contármelo. ¿Dónde le gustaría vivir?',
    'Muy bien. ¿Qué es lo que más le importa en una vivienda?',
  ],
  thanks: ['Con mucho gusto.', 'Me alegra haberle ayudado.', 'De nada, para eso estoy.'],
  goodbye: ['Hasta luego, y mucha suerte con su búsqueda.', 'Hasta pronto. Aquí estoy cuando quiera.'],
  offerPerson: ['¿Prefiere hablarlo con alguien de la agencia?'],
}
