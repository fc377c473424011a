import type { ClauseWords } from '../tables/clause-words.ts'
import { splitPhrases } from '../tables/phrase-tables.ts'
import { storyWords } from './story-words.ts'

const subjects = `
  yo, nosotros, nosotras, ella, ellos, ellas, alguien, todos, nadie`

const owners = `
  los niños, los hijos, el perro, el gato, el casero, el dueño, el jefe, la jefa, los vecinos, el vecino, la
  vecina, el banco, el tráfico, mi, mis, nuestro, nuestra, nuestros, nuestras, un amigo, una amiga, mi número, mi
  número es, mi teléfono, mi móvil`

const asking = `
  he buscado, hemos buscado, buscaba, buscábamos, queríamos, necesitábamos, pensábamos en, nos decidimos por,
  me decidí por, optamos por,
  ideal, requisitos, preferencia, preferencias, prioridad, favorito, favorita, objetivo, quiero, queremos, quiere,
  quieren, quisiera, quisiéramos, querría, busco, buscamos, busca, buscan, buscando, buscar, necesito,
  necesitamos, necesita, necesitan, requiero, me gustaría, nos gustaría, le gustaría, me encantaría, nos
  encantaría, prefiero, preferimos, prefiere, prefieren, deseo, deseamos, desea, espero encontrar, encontrar,
  interesa, interesan, interesado, interesada, interesados, puedo gastar, podemos gastar, puedo pagar, podemos
  pagar, gastar, pagar, presupuesto, límite, máximo, mínimo, comprar, alquilar, arrendar, rentar, mudarme a,
  mudarnos a, vivir en, muéstrame, enséñame, dame, mándame, hay, tienes, tienen, tiene, tendrán, debe, tiene que,
  podría, podríamos, puede, puedo, podemos, qué tal, odio, odia, detesto, no soporto, evitar, pensando en, pienso
  en, pensaba en, digo, quise decir, que tenga, que sea, con ganas de, sueño con, ahorrado, ahorrados, hasta,
  importante, imprescindible, suficiente, suficientes, obligatorio, me mudo a, mudándome a, mudándonos a, vamos a
  mudarnos a, voy a mudarme a, nos vamos a mudar a, me voy a mudar a, nos estamos mudando a, tengo
  [hasta|unos|como]`

const telling = `
  están construyendo, están levantando, están abriendo, están arreglando, están haciendo obras,
  viviendo de alquiler, viviendo en alquiler, vivimos de alquiler, llevamos, llevo, lleva, perdió su, averió,
  recomendó, estoy escribiendo, escribo, espero que todo, espero que le, espero que te, me mudé, nos mudamos,
  vine, vinimos, llegué, llegamos, llegó, trabajo, trabajo en, trabajo como, trabajamos, trabaja, trabajan,
  trabajaba, vivo, vivimos, vive, viven, vivía, vivíamos, vendí, vendimos, compré, compramos, compró, fui, fuimos,
  fue, fueron, vi, vimos, leí, leímos, oí, escuché, hablé, hablamos, habla, hablo, me dijo, me dijeron, dijo,
  dijeron, conocí, conocimos, visité, visitamos, pasé, pasamos, estudio, estudia, estudian, estudié, enseño,
  enseña, me jubilé, nos jubilamos, se jubiló, me casé, nos casamos, se casó, empecé, empezamos, empezó, terminé,
  terminamos, terminó, era, éramos, estaba, estábamos, estuve, tuve, tuvimos, tenía, teníamos, había, llovió,
  llueve, nevó, nieva, comí, comimos, come, cocina mucho, cocina muy, cociné, juega, juegan, jugaba, duerme,
  dormí, desperté, olvidé, recuerdo, sé que, aprendí, nací, nació, gané, ganó, perdí, perdió, murió, falleció,
  empieza, termina, cerró, abre, subió, creo que, siento, extraño, disfruto, disfrutamos, viajo, viajamos, viajó,
  corro, corre, nado, nada todos, se llama, me llamo, nos llamamos, está enfermo, está enferma, está cansado,
  estoy cansado, estoy cansada, estamos cansados, hace calor, hace frío, hace mucho calor, hace mucho frío, hace
  buen tiempo, ladra, heredé, heredamos, tengo, tenemos, soy, somos, estoy, estamos, voy a ir, pagué, pagamos,
  paga, pagan, pago, alquilé, alquila, alquilan, encontré, encontramos, hicieron, dice, dicen, dicen que, cayeron,
  subieron, bajaron, robaron, vencen, pinto, pintar los, me encanta [pintar|leer|cocinar|viajar|bailar|correr],
  nos encanta [leer|cocinar|viajar|bailar|correr|el senderismo], nos gusta el senderismo, me gusta
  [leer|cocinar|viajar|bailar|correr|el fútbol], gano, ganamos, conduzco, vuelo, volamos, hemos visto, he visto,
  cumple, cumplen, se comió, pasó, llamé, te llamé, le llamé, casi compramos, casi compro, siempre decía, dio,
  dieron, debo, vendo, vendiendo, estamos vendiendo, estoy vendiendo, tengo que vender, tenemos que vender, hago,
  hacemos, cumplo, duró, me dio, nos dio,
  acabo de, acabamos de, acaba de, acaban de, echo de menos, echamos de menos, extraño mucho,
  [compartimos|comparto|comparten], juego al, juego a, jugamos al, jugamos a`

const seams = `
  porque, ya que, así que, por eso, por lo que, entonces, ahora, y ahora, por cierto, mientras, cuando, aunque, de
  modo que, pues`

const elsewhere = `
  qué opinas, qué opina, qué piensas, qué piensa, qué te parece, viste el, viste la, has visto, has oído, sabes de
  un, conoces un, conoces a, cómo se hace, cuánto es dos, de dónde eres, quién te creó, el tiempo hace, qué
  tiempo, el clima, clima, pronóstico, olimpiadas, juegos olímpicos, mundial, el mundial, presidente, elecciones,
  capital de, población de, receta, recetas, un chiste, chiste, chistes, poema, canción, canciones, película,
  películas, fútbol, baloncesto, el partido, partido de, quién ganó, quién es, quién fue, quién inventó, quién
  escribió, quién eres, quién te, cuándo fue, cuándo se fundó, por qué, cuánto costará, costará, valdrá, bolsa de
  valores, bitcoin, dinosaurios, planeta, la luna, eres un, eres una, eres humano, robot, cómo te llamas, tu
  nombre, te gusta, cómo estás, sabes cantar, cántame, cuéntame un, qué hora es, qué día es, fundada, fundado, se
  fundó, alcalde, historia de, restaurante, restaurantes, pizza, el autobús, el tren sale, vuelo, horóscopo, mi
  batería, mi español, dicen que, la gente dice, se dice que, raíz de, raíz cuadrada, cuántas horas, cuántos
  goles, cuánto tiempo, buen fontanero, buen restaurante, la hipoteca, las hipotecas, los intereses, contraseña,
  su oficina, tu oficina, vuestra oficina, invertir en bolsa, la bolsa, acciones`

const talk = `
  muchas gracias, mil gracias, gracias por todo, gracias por su ayuda, gracias por tu ayuda, de antemano, gracias de
  antemano, un saludo, saludos, saludos cordiales, un abrazo, atentamente, cordialmente, que tenga un buen día, que
  tengas un buen día, buen día, buen fin de semana, feliz navidad, feliz año, tengo prisa, tenemos prisa, con prisa,
  sin prisa, sin prisas, no hay prisa, no corre prisa, de todas formas, de todos modos, por favor y gracias, por otro
  lado, al fin y al cabo, a decir verdad, la verdad, la verdad es que, para ser sincero, para ser sincera, en
  realidad, en general, en resumen, en fin, en todo caso, en ese caso, por ejemplo, por supuesto, por ahora, por si
  acaso, sin problema, no hay problema, no pasa nada, no te preocupes, no se preocupe, no sé, no lo sé, no estoy
  seguro, no estoy segura, ni idea, en buenas manos, mucho gusto, encantado, encantada, perdón por la molestia,
  perdón por molestar, disculpe la molestia, disculpa, disculpe, cómo estás, cómo está, cómo va, qué tal estás, qué
  tal todo, espero que esté bien, espero que estés bien, aparte de eso, además de eso, eso es todo, nada más, es
  todo, solo eso, ya está, a fin de cuentas, buena suerte, como ya dije, como dije, ayer por la tarde, anoche, esta
  mañana, todo el día,
  sin broma, sin bromas, sin parar, sin duda, sin falta`

const courtesies = `
  [felices|felices pascuas] [fiestas|vacaciones], feliz [navidad|año|año nuevo|cumpleaños|semana|finde], muy buenas, hola otra vez, hola de nuevo,
  [hola|buenos días|buenas tardes|buenas noches|buenas|saludos|un saludo] [desde|de|a todos desde],
  gracias por, gracias, mil gracias por, muchas gracias por, perdón por, perdona por, perdona que, perdone que,
  perdonen, perdonad, disculpa por, disculpe por, disculpe mi, disculpe la, disculpen, disculpa que, disculpe que,
  lo siento por, siento mucho, lo siento, felicidades, enhorabuena, hasta luego, hasta pronto, hasta mañana, hasta
  la próxima, hasta el, nos vemos, nos hablamos, adiós, chao, chau, un saludo, saludos de, saludos desde, feliz
  [lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana], que tengas, que tenga, que tengan, que pase, que
  pases, espero que, enviado desde, enviado por, atentamente, con cariño, suerte, buena suerte, le explico, te
  explico, les explico, os explico, le cuento, te cuento, les cuento, os cuento, seré breve, voy a ser breve, mi
  situación es, la situación es, a ver si me explico, como dice, como dicen, como se dice, como decía, como suele
  decirse, buenos días a, buenas tardes a, buenas noches a, bendiciones, un beso, besos, qué
  [buena|buen|bonita|linda|gran] [página|web|sitio|servicio|trabajo|aplicación], felicitaciones, agradezco, le
  agradezco, te agradezco, les agradezco, te lo agradezco, se lo agradezco, tengo que decirle, tengo que decirte,
  tengo que contarle, quiero contarle, quiero contarte`

const interrogatives = `
  cuánto [se tarda|tarda|tardan|dura|duran], cuánto tiempo,
  quién, quiénes, por qué, cuándo, qué, cómo, dónde está, dónde queda, dónde es, cuánto dura, cuánto tarda, cuánto
  mide, cuánto tiempo, cuántas horas, cuántos días, cuántos años, cuántas veces, a qué hora, de qué, para qué, de
  dónde, cuál es, cuáles son, es verdad, es cierto, sabes, sabe, saben, conoces, conoce, conocen, eres, sois, son
  ustedes, estás, están ustedes, abren, abrís, cierran, cerráis, has, habéis, han, viste, vieron, te, le, ganó,
  cuánto cuesta, debería, va a llover, va a, me dices, me dice, trabajan, hay clases`

const modals = `
  puedo, podemos, puede, pueden, podría, podríamos, debo, debemos, debe, debería, tengo que, tenemos que, tiene
  que, hay que, hay, tienen, tienes, tiene, digo`

const being = `
  es, son, está, están, era, eran, fue, fueron, estaba, estaban, estoy, estamos, soy, somos, he, hemos, ha, han,
  había, habían, hube, tengo, tenemos, tiene, tienen, tenía, tenían, tuvo, tuvieron, será, serán, sea, sean, sido,
  queda, quedan, cuesta, cuestan, parece, parecen, sale, salen, cumple, cumplen, sube, suben, baja, bajan, tarda,
  vence, va, van, voy, vamos, da, dan, se ve, se ven`

const definites = `
  el, la, los, las, este, esta, ese, esa, eso, esto, aquel, aquella, estos, estas, esos, esas, cada, todo, todos
  los, todas las, el último, la última, su, sus, tu, tus, vuestra, vuestro, la gente, el que, la que, lo, los
  precios, las ventas, los alquileres`

const relatives = `
  que, donde, cuyo, cuya, que está, que esté, que sea, que tenga, en la que, en el que, si, siempre que, con tal
  de que`

const pastEndings = `
  ~ó, ~é, ~aron, ~ieron, ~aba, ~aban, ~ábamos, ~yeron, ~iste, ~aste`

const contacts = `
  tel, teléfono, móvil, celular, mi número es, mi número, mi teléfono, mi móvil, llámame al, llámeme al, fax,
  whatsapp`

const clocks = `
  am, pm, a.m, p.m, h, hrs, horas, de la mañana, de la tarde, de la noche, y media, en punto`

const clockLeads = `
  a las, a la, a eso de las, sobre las, hasta las`

const months = `
  enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre`

const dateLinks = `
  de, del`

const percents = `
  por ciento, porciento, kilos, kilo, kg`

const numbered = `
  sala, aula, puerta, vuelo, autobús, línea, andén, página, capítulo, versión, android, windows, iphone, canal,
  temporada, episodio, autopista, carretera, ruta, salida, pedido, factura, asiento, fila, mesa, despacho número`

const firms = `
  [su|sus|tu|tus|vuestra|vuestro|vuestras|vuestros] [oficina|oficinas|empresa|agencia|inmobiliaria|equipo|sucursal|página|web|sitio|aplicación|horario|horarios|comisión|honorarios|tarifa|tarifas|servicio|servicios|agentes|agente|jefe|dirección],
  [oficina|empresa|agencia|inmobiliaria|equipo|horario] de ustedes`

export const clauseWords = (): ClauseWords => ({
  ...storyWords(),
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
  courtesies: splitPhrases(courtesies),
  interrogatives: splitPhrases(interrogatives),
  modals: splitPhrases(modals),
  being: splitPhrases(being),
  definites: splitPhrases(definites),
  relatives: splitPhrases(relatives),
  firms: splitPhrases(firms),
  contacts: splitPhrases(contacts),
  clocks: splitPhrases(clocks),
  clockLeads: splitPhrases(clockLeads),
  months: splitPhrases(months),
  dateLinks: splitPhrases(dateLinks),
  percents: splitPhrases(percents),
  numbered: splitPhrases(numbered),
  dropsSubjects: true,
  pastEndings: splitPhrases(pastEndings),
})
