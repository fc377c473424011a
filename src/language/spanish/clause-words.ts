import type { ClauseWords } from '../clause-words.ts'
import { splitPhrases } from '../phrase-tables.ts'

const subjects = `
  yo, nosotros, nosotras, él, ella, ellos, ellas, alguien, todos, nadie`

const owners = `
  los niños, los hijos, el perro, el gato, el casero, el dueño, el jefe, la jefa, los vecinos, el vecino, la vecina,
  el banco, el tráfico,
  mi, mis, nuestro, nuestra, nuestros, nuestras, un amigo, una amiga`

const asking = `
  ideal, requisitos, preferencia, preferencias, prioridad, favorito, favorita, objetivo,
  quiero, queremos, quiere, quieren, quisiera, quisiéramos, querría, busco, buscamos, busca, buscan, buscando,
  buscar, necesito, necesitamos, necesita, necesitan, requiero, me gustaría, nos gustaría, le gustaría, me
  encantaría, nos encantaría, prefiero, preferimos, prefiere, prefieren, deseo, deseamos, desea, espero encontrar,
  encontrar, interesa, interesan, interesado, interesada, interesados, puedo gastar, podemos gastar, puedo pagar,
  podemos pagar, gastar, pagar, presupuesto, límite, máximo, mínimo, comprar, alquilar, arrendar, rentar, mudarme a,
  mudarnos a, vivir en, muéstrame, enséñame, dame, mándame, hay, tienes, tienen, tiene, tendrán, debe, tiene que,
  podría, podríamos, puede, puedo, podemos, qué tal, odio, odia, detesto, no soporto, evitar, pensando en, pienso en,
  pensaba en, digo, quise decir, que tenga, que sea, con ganas de, sueño con, ahorrado, ahorrados, hasta`

const telling = `
  viviendo de alquiler, viviendo en alquiler, vivimos de alquiler,
  llevamos, llevo, lleva, perdió su, averió, recomendó, estoy escribiendo, escribo, espero que todo, espero que le,
  espero que te,
  me mudé, nos mudamos, vine, vinimos, llegué, llegamos, llegó, trabajo, trabajo en, trabajo como, trabajamos,
  trabaja, trabajan, trabajaba, vivo, vivimos, vive, viven, vivía, vivíamos, vendí, vendimos, compré, compramos,
  compró, fui, fuimos, fue, fueron, vi, vimos, leí, leímos, oí, escuché, hablé, hablamos, habla, hablo, me dijo, me
  dijeron, dijo, dijeron, conocí, conocimos, visité, visitamos, pasé, pasamos, estudio, estudia, estudian, estudié,
  enseño, enseña, me jubilé, nos jubilamos, se jubiló, me casé, nos casamos, se casó, empecé, empezamos, empezó,
  terminé, terminamos, terminó, era, éramos, estaba, estábamos, estuve, tuve, tuvimos, tenía, teníamos, había,
  llovió, llueve, nevó, nieva, comí, comimos, come, cocina mucho, cocina muy, cociné, juega, juegan, jugaba, duerme,
  dormí, desperté, olvidé, recuerdo, sé que, aprendí, nací, nació, gané, ganó, perdí, perdió, murió, falleció,
  empieza, termina, cerró, abre, subió, creo que, siento, extraño, disfruto, disfrutamos, viajo, viajamos, viajó,
  corro, corre, nado, nada todos, se llama, me llamo, nos llamamos, está enfermo, está enferma, está cansado, estoy
  cansado, estoy cansada, estamos cansados, hace calor, hace frío, hace mucho calor, hace mucho frío, hace buen
  tiempo, ladra, heredé, heredamos`

const seams = `
  porque, ya que, así que, por eso, por lo que, entonces, ahora, y ahora, por cierto, mientras, cuando, aunque, de
  modo que, pues`

const elsewhere = `
  qué opinas, qué opina, qué piensas, qué piensa, qué te parece, viste el, viste la, has visto, has oído, sabes de
  un, conoces un, conoces a, cómo se hace, cuánto es dos, de dónde eres, quién te creó,
  el tiempo hace, qué tiempo, el clima, clima, pronóstico, olimpiadas, juegos olímpicos, mundial, el mundial,
  presidente, elecciones, capital de, población de, receta, recetas, un chiste, chiste, chistes, poema, canción,
  canciones, película, películas, fútbol, baloncesto, el partido, partido de, quién ganó, quién es, quién fue, quién
  inventó, quién escribió, quién eres, quién te, cuándo fue, cuándo se fundó, por qué, cuánto costará, costará,
  valdrá, bolsa de valores, bitcoin, dinosaurios, planeta, la luna, eres un, eres una, eres humano, robot, cómo te
  llamas, tu nombre, te gusta, cómo estás, sabes cantar, cántame, cuéntame un, qué hora es, qué día es, fundada,
  fundado, se fundó, alcalde, historia de, restaurante, restaurantes, pizza, el autobús, el tren sale, vuelo,
  horóscopo, mi batería, mi español`

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
  mañana, todo el día`

export const clauseWords: ClauseWords = {
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
}
