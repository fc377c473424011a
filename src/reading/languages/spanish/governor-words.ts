/**
 * Not, ideally, must, or, and, but, with: what the rest of a clause is governed by. Tag -> phrases, separated by
 * commas.
 */
export const governorWords: Record<string, string> = {
  'scope.notOnly': `
    no solo, no sólo, no solamente, no únicamente, no necesariamente, nada en contra de, no tengo nada en contra de,
    nada contra, no tengo nada contra, no me molesta, no me molestan, no me importaría, no hace falta que sea,
    no tiene que ser, no tienen que ser, no tiene por qué ser, no ha de ser, no tiene que tener,
    no tiene por qué tener, no sólo en, no solo en, no únicamente en, con o sin, tenga o no, tenga o no tenga,
    haya o no, haya o no haya`,
  'glue.insteadOf': `
    en vez de, en lugar de, antes que, en vez del, en lugar del`,
  'scope.orElse': `
    si no, y si no, o si no, de lo contrario, en su defecto, si no hay, si no es posible`,
  'glue.anythingLeft': `
    de verdad no hay nada, realmente no hay nada,
    no [hay|habrá|habría|existe] [nada|ningún|ninguna|algún|alguna|un|una], no [tienes|tienen|tendrás|tendrán|tendrías|tendrían|tenéis|tendréis][| nada| ningún| ninguna| algún| alguna| un| una], no [habrá|habría]`,
  'scope.not': `
    cualquier sitio menos, cualquier lugar menos, cualquier parte menos, cualquier lado menos, cualquier ciudad menos, cualquier zona menos, cualquier sitio excepto, cualquier lugar excepto, cualquier sitio salvo, cualquier lugar salvo, cualquier cosa menos, cualquier cosa excepto,
    nada, nada en, nada que sea, nada con, no, sin, sin ningún, sin ninguna, excepto, excepto en, salvo, salvo en,
    excluyendo, excluye, excluir, menos, menos en, que no sea, que no sean, que no tenga, que no tengan, que no esté,
    que no estén, que no incluya, que no incluyan, que no haya, no quiero, no queremos, no quisiera, no me interesa,
    no me interesan, no nos interesa, no necesito, no necesitamos, no me gusta, no me gustan, no deseo, ni, ni en,
    nada de, tampoco, tampoco quiero, evitar, evita, evitando, fuera de, aparte de, no en, no tenga, no tengan,
    no tiene, no tienen, no sea, no sean, no esté en, no estén en, quitando, a excepción de, con excepción de,
    exceptuando, carente de, que carezca de, no incluya, no muestres, no me muestres, no incluyas, odio, detesto,
    jamás, nunca, ningún, ninguna, cualquiera menos, todo menos, todos menos, todas menos, todo excepto,
    que no quede en, que no quede, no debe tener, no debe ser, no puede tener, no puede ser, no deben tener,
    que no cuente con, q no tenga, q no sea, pero no, no con, libre de, prescindir de, no haya, no hay, no busco,
    no ver, no hace falta, en vez del, en lugar del, antes que, no soporto, no aguanto, no me gustaría, no nos gusta,
    no nos gustan, ni hablar de, de ninguna manera, bajo ningún concepto, mientras no sea, mientras no sean,
    mientras no esté, mientras no tenga, siempre que no sea, siempre que no sean, siempre que no esté,
    siempre que no tenga, siempre y cuando no sea, siempre y cuando no tenga, con tal de que no sea,
    con tal que no sea, a no ser que sea, salvo que sea, lejos de los, no me enseñes, no me muestre, no me enseñe,
    no mostrar, no enseñar, descartar, descarto, descartamos, rechazo, mejor no, mejor sin, mejor que no sea,
    mejor que no tenga, harto de, harta de, cansado de, cansada de, no soportamos, aborrezco, no viviría en,
    no quiero vivir en, no queremos vivir en, nunca viviría en, no me veo en, ninguno, ninguno en, ninguna en,
    no quiero nada con, no quiero nada de, no quiero nada en, en cualquier sitio menos, en cualquier lugar menos,
    en cualquier parte menos, en todas partes menos, excepto los, excepto las, excluidos, excluidas, fuera,
    no soy fan de, no soy amigo de, no soy amiga de, no somos fans de, no soy muy de, sin contar, sin contar con,
    sin incluir, se acabaron los, se acabaron las, basta de`,
  'glue.dislike': `
    no soy fan de, no soy amigo de, no soy amiga de, no somos fans de, no soy muy de`,
  'glue.without': `
    sin, sin ningún, sin ninguna, que no tenga, que no tengan, carente de, que carezca de`,
  'glue.except': `
    cualquier sitio menos, cualquier lugar menos, cualquier parte menos, cualquier lado menos, cualquier ciudad menos, cualquier zona menos, cualquier sitio excepto, cualquier lugar excepto, cualquier sitio salvo, cualquier lugar salvo,
    excepto, excepto en, salvo, salvo en, excluyendo, excluye, excluir, menos, menos en, a excepción de,
    con excepción de, exceptuando, cualquiera menos, todo menos, todos menos, todas menos, todo excepto, fuera de,
    aparte de, quitando, evitar, evita, evitando, ni, ni en, descartar, descarto, sin contar, sin contar con,
    sin incluir`,
  'scope.notAfter': `
    excluido, excluida, excluidos, excluidas, queda descartado, queda descartada, quedan descartados, quedan
    descartadas, descartado, descartada, descartados, descartadas, queda excluido, queda excluida, ni hablar, ni
    loco, ni loca, ni de broma, aparte, no me sirve, no me sirven, no me vale, no me valen`,
  'scope.wish': `
    idealmente, preferiblemente, preferentemente, de preferencia, a poder ser, si es posible, si fuera posible, si se
    puede, si puede ser, ojalá, ojalá con, me gustaría que tuviera, me gustaría que tuviese, me encantaría, me
    encantaría que tuviera, nos encantaría, prefiero, preferimos, preferiría, preferiríamos, mejor si, mejor si tiene,
    mejor aún si tiene, lo ideal sería, lo ideal es, lo ideal, sería ideal, sería genial, sería bueno, estaría bien,
    estaría genial, estaría bueno, sería un plus, puntos extra por, puntos extra si, punto extra si, puntos extra si
    tiene, un plus si tiene, un plus, bonus si, opcionalmente, con preferencia, si hay, si tiene mejor, si tuviera, si
    tuviese, de ser posible, en lo posible, en la medida de lo posible, tal vez, quizás, quizá, a lo mejor, estaría
    padre, sería padre, sería lindo, estaría bueno que tenga, sería bueno que tuviera, sería genial que tuviera,
    estaría bien que tuviera, sería un plus que tuviera, sueño con, me haría ilusión, si acaso, dando preferencia a,
    preferible, ojalá que tenga, ojalá tuviera, ojalá tenga, ojalá que tuviera, me gustaría mucho que tuviera,
    quisiera que tuviera, nos gustaría que tuviera, si cabe, mejor con, con suerte, idealmente con, preferiblemente
    con, sería perfecto si tuviera, mucho mejor si tiene, y si tiene, y si tuviera, si pudiera ser, valoro, se valora,
    valoraría, valoraríamos, se valorará, deseable, a ser posible, me gustaría con, preferencia por, no estaría mal,
    si puede tener, y ojalá,
    no diría que no a, no le diría que no a, no diríamos que no a`,
  'scope.wishAfter': `
    sería ideal, sería genial, sería bueno, sería perfecto, sería un plus, sería lindo, sería padre, sería estupendo,
    sería fantástico, sería lo ideal, sería un extra, sería una ventaja, sería un punto a favor, estaría bien, estaría
    genial, estaría bueno, estaría padre, es un plus, un plus, es un extra, es opcional, opcional, si es posible, si
    fuera posible, si se puede, si puede ser, a poder ser, de preferencia, preferiblemente, a ser posible,
    preferentemente, si hay, de ser posible, idealmente, no es imprescindible, pero no es imprescindible, pero no es
    necesario, pero no imprescindible, no imprescindible, no es obligatorio, pero no es obligatorio, no es
    indispensable, pero no indispensable, deseable, es deseable, me encantaría, nos encantaría, me vendría bien,
    vendría bien, nos vendría bien, son un plus, serían un plus, serían ideales, serían lo ideal, sería excelente,
    sería increíble, sería maravilloso, no estaría mal, si lo hay, si la hay, si los hay, si tiene, si es que hay,
    sería chévere, sería bárbaro, sería buenísimo, sería un bonus, es un bonus, sería lo mejor, si cabe, si pudiera
    ser, sería bonito, ayudaría, sumaría puntos, suma puntos, se agradece, se agradecería, es preferible, preferible,
    opcionales`,
  'scope.must': `
    debe, deben, debe tener, deben tener, debe ser, deben ser, debe estar, tiene que, tienen que, tiene que tener,
    tienen que tener, tiene que ser, tienen que ser, tiene que estar, hace falta que tenga, necesito, necesitamos,
    necesito que tenga, necesitamos que tenga, necesito que sea, imprescindible, es imprescindible, indispensable,
    es indispensable, obligatorio, obligatoriamente, es obligatorio, necesario, es necesario, requisito, sí o sí,
    fundamental, es fundamental, esencial, es esencial, debería tener, debería ser, ha de tener, ha de ser, requiero,
    requerimos, que sí o sí tenga, es un requisito, forzosamente, por fuerza, me hace falta, nos hace falta, exijo,
    imprescindible que tenga, definitivamente, necesariamente, tendría que tener, tendría que ser, nada sin,
    ninguna sin, ninguno sin`,
  'scope.or': `
    o, u, ó, o bien, o si no, o incluso, o quizás, o tal vez, /, |, o también, o en, o cerca de, y/o, o a lo mejor`,
  'scope.and': `
    y, e, &, además, además de, así como, y además, y también, junto con, más, al igual que, tanto como, y en, amén de`,
  'scope.but': `
    pero, sin embargo, aunque, no obstante, sino, si bien, eso sí, pero que, ahora bien`,
  'scope.with': `
    con, c/, que tenga, que tengan, que tiene, que tienen, tenga, tengan, tiene, tienen, que cuente con, que cuenten
    con, cuente con, cuenta con, cuentan con, que incluya, que incluyan, incluye, incluyen, incluya, incluyendo, que
    ofrezca, que ofrezcan, ofrece, ofrecen, que haya, que hay, dispone de, que disponga de, que dispongan de, disponen
    de, equipad[o|a|os|as] con, dotad[o|a|os|as] de, dotad[o|a|os|as] con, q tenga, q tengan, k tenga, que traiga, que
    traigan, que sea, que sean, que esté, que estén, posea, posee, que posea, que posean, que tuviera, que tuviese,
    que lleve, que permita, que permitan, que acepte, que acepten, que admita, que admitan, mencione, mencionen, con su,
    con sus, con mucho, con mucha, con muchos, con muchas, con algún, con alguna, que den, que dé, que viene con,
    viene con, que venga con, que vengan con, con el, con la, con los, con las`,
  'scope.letGo': `
    en vez de, en vez del, en lugar de, en lugar del, con o sin, no tiene que ser, no tienen que ser,
    no tiene que tener, no hace falta que sea, no hace falta que sean, no hace falta que tenga, no tiene por qué ser,
    cambia el, cambia la, cambiar el, cambiar la, sustituye, sustituye el, sustituye la, reemplaza, reemplaza el,
    reemplaza la`,
}
