/** Words that hold a sentence together or ask politely: they mean nothing for the search, and nobody misses them. */
export const fillers = `
  cuéntame más sobre, cuénteme más sobre, cuéntame más de, cuénteme más de, cuéntame sobre, háblame más de, hábleme más de,
  dime más sobre, dígame más sobre, dime más de,
  ordena, ordenar, ordéname, ordénalas, ordénalos, ordenada, ordenadas, ordenados, con urgencia, cuánto cuesta, cuánto
  vale, cuánto sale, cuánto piden por, precio de, el precio de, qué precio tiene, a cuánto está, precio del, el precio
  del, a, al, el, la, los, las, lo, un, una, unos, unas, de, del, en, por, para, que, q, qué, con, se, me, te, le,
  les, nos, os, mi, mis, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, yo, tú, vos, usted, ustedes, él,
  ella, ellos, ellas, nosotros, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquella, aquellos,
  aquellas, si, sí, ya, muy, bien, tan, tanto, también, así, como, cómo, cuando, cuándo, donde, dónde, quien, quién,
  cual, cuál, es, son, sea, sean, ser, está, están, esté, estén, estar, estoy, estamos, soy, somos, era, fue, hay,
  haya, hubiera, he, ha, han, hemos, tengo, tenemos, tiene, tienen, tienes, tenés, tenéis, tenga, tener, quiero,
  queremos, quiere, quisiera, quisiéramos, querría, querríamos, querer, busco, buscamos, buscando, busca, buscar,
  buscame, búscame, búsqueme, búscanos, estoy buscando, estamos buscando, ando buscando, andamos buscando, ando,
  necesito, necesitamos, me gustaría, nos gustaría, gustaría, gustarían, me gusta, deseo, deseamos, desearía, me
  interesa, me interesan, interesa, nos interesa, interesado, interesada, interesados, estoy interesado en, estoy
  interesada en, interesado en, me interesaría, nos interesaría, muéstrame, muéstreme, muestra, muestre, mostrar,
  mostrame, muéstranos, muéstrenme, enséñame, enséñeme, enseña, enseñar, enseñarme, enséñanos, dame, deme, danos,
  dime, dígame, decime, díganme, ver, veo, vea, vemos, ve, encontrar, encuentra, encuéntrame, encuéntreme, encontrame,
  encuentre, hallar, puedes, puede, pueden, podrías, podría, podrían, podés, puedo, podemos, poder, quería, queríamos,
  querés, quieres, ayuda, ayúdame, ayudarme, ayudar, ayúdeme, lista, listar, listado, listados, recomienda,
  recomiéndame, recomendar, recomendarías, recomendación, recomendaciones, sugiere, sugiéreme, sugerencias, por favor,
  porfavor, porfa, porfis, xfa, x favor, xfavor, pls, plis, please, gracias, muchas gracias, mil gracias, hola,
  buenas, buenos días, buen día, buenas tardes, buenas noches, saludos, oye, oiga, ey, hey, che, disculpa, disculpe,
  perdón, vale, ok, okey, okay, bueno, pues, entonces, luego, claro, perfecto, genial, listo, mira, mire, a ver, eh,
  este, mmm, jaja, jeje, wow, dale, va, venga, tío, amigo, amiga, güey, señor, señora, estimado, estimados, quizá,
  ahora, ahorita, ahora mismo, actualmente, en este momento, hoy en día, disponible, disponibles, existe, existen,
  alguno, alguna, algunos, algunas, algún, cualquiera, cada, todo, toda, todos, todas, más, menos, mucho, mucha,
  muchos, muchas, poco, poca, pocos, pocas, bastante, varios, varias, otro, otra, otros, otras, mismo, misma, demás,
  tipo, tipos, clase, estilo, forma, manera, sólo, solo, solamente, etc, etcétera, y eso, o algo así, algo así, más o
  menos así, parecido, similar, similares, vivir, vivo, vivamos, viva, mudarme, mudarnos, mudar, mudanza, me mudo, nos
  mudamos, mudándome, instalarme, conseguir, conseguirme, consigues, consígueme, tendrás, tendrán, tendrían, tendrías,
  habrá, habría, habrían, sabes, sabe, saber, quisieran, pensando, pensando en, pienso, creo, digo, decir, dices,
  sería, serían, estaría, estarían, dónde hay, qué hay, qué tienes, que hay, hay alguna, hay algún, tienes algo,
  tienen algo, tienes alguna, tienes algún, tienen alguna, tienen algún, tendrás algo, ofrecen, ofreces, ofrece,
  ofertas, oferta, catálogo, base de datos, mercado, en el mercado, búsqueda, búsquedas, buscador, información, info,
  detalles, detalle, datos, precio, precios, dinero, valor, costo, coste, zona, zonas, área, áreas, ciudad, ciudades,
  barrio, barrios, colonia, colonias, vecindario, vecindarios, lugar, lugares, sitio, sitios, ubicación, ubicado,
  ubicada, ubicados, ubicadas, situado, situada, parte, partes, región, comunidad, sector, municipio, localidad,
  pueblo, calle, hasta, desde, hacia, sobre, entre, según, durante, mediante, ante, tras, aunque, porque, pq, xq,
  porq, pues que, ya que, mientras, además, incluso, aún, todavía, siempre, nunca, casi, apenas, aquí, ahí, allí,
  allá, acá, cerca, lejos, dentro, fuera, arriba, abajo, antes, después, d, x, tmb, tb, también, nomás, no más, nada
  más, o sea, es decir, por ejemplo, ejemplo, digamos, básicamente, realmente, la verdad, de verdad, sinceramente,
  honestamente, tal, tales, cosa, cosas, vez, veces, gente, alguien, uno, unas, cuyo, cuya, consultar, consulta,
  pregunta, preguntar, quería saber, quisiera saber, me gustaría saber, quiero saber, necesito saber, me puedes decir,
  me podrías decir, puedes decirme, podrías decirme, me puedes mostrar, me podrías mostrar, puedes mostrarme, podrías
  mostrarme, me puede mostrar, me podría mostrar, me enseñas, me muestras, me ayudas, me ayudas a encontrar, me
  recomiendas, enseñame, quiero ver, quiero encontrar, quiero buscar, que haya, de esos, de esas, para
  mí, para nosotros, para vivir, donde vivir, dónde vivir, para mi familia, será, serán, hacer, haz, hace, hacen,
  hago, poner, pon, ponme, dar, da, den, dan, doy, venir, viene, vengan, ir, vamos, voy, van, sale, salen, llegar,
  seguir, sigue, queda, quede, queden, quedan, quedar, pasar, pasa, usar, criterio, criterios, opción, opciones,
  resultado, resultados, posibilidad, posibilidades, posible, posibles, próxima, sus precios, suyo, mía, mío, sola,
  par, un par de, montón, un montón de, entre otras, entre otros, verme, verlas, verlos, verla, verlo, visitarla,
  visitar, visita, conocer, mirar, mirando, elegir, escoger, revisar, checar, cuenta, cuento, cuentan, ando en busca
  de, en busca de, estamos en busca de, estoy en busca de, urge, me urge, urgente, pronto, lo antes posible, cuanto
  antes, dispongo, dispone, tamaño, superficie, total, aproximado, rango, tope, interesante, interesantes, seria,
  seguro que, tal que, cuál es, cuáles son, cual seria, que onda, qué onda, q tal, qué tal, onda, ondas, we, wey,
  cabrón, jefe, plis, porfi, actual, actuales, comparar, en total,
  nuevamente, de nuevo, otra vez, igual, dicho, dicha, según tú, ojo, vale la pena, propio, propia, s, n, t, c, p,
  sin duda, sin dudarlo, sin ninguna duda, sin falta, sin prisa, sin prisas, sin compromiso, no hay prisa, sin problema,
  dije, decía, había dicho, he dicho, dijimos
`

/** Praise: a matter of taste that no listing can be held to. */
export const subjectiveWords = `
  bonit[o|a|os|as], lind[o|a|os|as], hermos[o|a|os|as], bell[o|a|os|as], preciosa, precios[o|os|as], buen,
  buen[a|os|as], mejor, excelente, excelentes, increíble, increíbles, maravillos[o|a|os|as], fantástic[o|a|os|as],
  espectacular, espectaculares, estupend[o|a|os|as], acogedor, acogedora, acogedores, acogedoras, encantador,
  encantadora, encantadores, encantadoras, cómod[o|a|os|as], confortable, confortables, agradable, agradables,
  perfecta, perfect[os|as], ideal, ideales, elegante, elegantes, grande, grandes, gran, enorme, enormes,
  ampli[o|a|os|as], espacios[o|a|os|as], pequeñ[o|a|os|as], chic[o|a|os|as], chiquit[o|a|os|as], pequeñit[o|a|os|as],
  nuev[o|a|os|as], viej[o|a|os|as], antigu[o|a|os|as], decente, decentes, razonable, razonables, simple, simples,
  sencill[o|a|os|as], especial, especiales, únic[o|a|os|as], limpi[o|a|os|as], bien cuidad[o|a|os|as],
  chul[o|a|os|as], chévere, bien conservad[o|a|os|as], padre, coquet[o|a|os|as], guap[o|a|os|as], chid[o|a|os|as],
  bacán, adecuad[o|a|os|as], suficiente, suficientes, suficientemente grande, mon[o|a|os|as], precioso, impresionante,
  impresionantes, de buen tamaño, normal, normales, funcional, funcionales, atractiv[o|a|os|as], interesante,
  buenísim[o|a|os|as], grandot[e|a|es|as], median[o|a|os|as], de tamaño medio, humilde, modest[o|a|os|as],
  pintoresc[o|a|os|as], soñad[o|a], de ensueño, de mis sueños`

/** Small words by which Spanish is told from Portuguese; none that other languages of ours have too. */
export const marks = `
  el, los, las, lo, una, unos, unas, y, del, con, sin, más, muy, hasta, pero, yo, usted, eso, esto, ella, tiene, tienen,
  hay, quiero, después, donde, también
`
