/** How limits on an amount are said, before it and after it. Tag -> phrases, separated by commas. */
export const boundPhrases: Record<string, string> = {
  'bound.min': `
    al menos, por lo menos, como mínimo, mínimo, mínima, mínimos, mínimas, min, un mínimo de, mínimo de,
    no menos de, cuando menos, a lo menos, no menor de, no menor a, no inferior a, no más pequeñ[o|a|os|as] que,
    >=, igual o mayor que, igual o superior a, mayor o igual a, mayor o igual que, que no baje de,
    no por debajo de, de mínimo, nada por debajo de, nada de menos de, con un mínimo de, con al menos, lo menos,
    tirando por lo bajo`,
  'bound.max': `
    como máximo, máximo, máxima, máximos, máximas, max, un máximo de, máximo de, como mucho, a lo sumo, a lo más,
    cuando mucho, no más de, no más que, no mayor de, no mayor a, no mayor que, no superior a, hasta, hasta los,
    hasta un máximo de, que no pase de, que no pasen de, que no supere, que no supere los, que no superen,
    que no superen los, que no exceda, que no exceda de, que no excedan, que no excedan de, que no pase los,
    sin pasar de, sin pasarse de, sin exceder, sin superar, sin pasar los, sin superar los, sin exceder los,
    <=, tope de, tope, con tope de, límite de, limitado a, nada por encima de, nada de más de, que no sobrepase,
    que no sobrepasen, que no llegue a más de, menor o igual a, menor o igual que, igual o menor que, dentro de,
    que no cueste más de, que no cuesten más de, que no valga más de, que no salga de, no puedo pasar de,
    no puedo pagar más de, no puedo gastar más de, no quiero gastar más de, no quiero pagar más de,
    con un máximo de, no sobrepasar, no exceder, no pasar de, no pasarme de, no pase de, no supere, no exceda,
    puedo gastar hasta, puedo pagar hasta, puedo llegar a, llego hasta, máx,
    no más caro de, no más caro que, no más caros de, no más caros que, no más cara de, no más cara que, no más
    caras de, no más caras que`,
  'bound.over': `
    más de, más que, por encima de, superior a, superiores a, mayor de, mayor a, mayor que, mayores de, mayores a,
    mayores que, >, que pase de, que pasen de, que supere, que supere los, que superen, que superen los, que exceda,
    arriba de, más grande que, más grandes que, más car[o|a|os|as] que, de más de, con más de, a partir de más de,
    sobrepasando, excediendo`,
  'bound.under': `
    menos de, menos que, por debajo de, por menos de, inferior a, inferiores a, menor de, menor a, menor que, menores
    de, menores a, menores que, <, debajo de, abajo de, más barat[o|a|os|as] que, más pequeñ[o|a|os|as] que, más
    chic[o|a|os|as] que, más económic[o|a|os|as] que, que no llegue a, que no lleguen a, de menos de, con menos de,
    bajo los, bajo,
    que cuesten menos de, que cueste menos de, que valgan menos de`,
  'bound.about': `
    alrededor de, alrededor de los, aproximadamente, aprox, aprox., unos, unas, más o menos, en torno a, en torno a los,
    cerca de, cerca de los, cercano a, cercanos a, rondando, rondando los, que ronde, que ronde los, que ronden,
    que ronden los, sobre, sobre los, casi, ~, por el orden de, del orden de, a eso de, como unos, como unas, tipo,
    por los, por ahí de, alrededor, aprox de, aproximadamente de, más o menos de, cosa de, unos aproximadamente`,
  'bound.exact': `
    exactamente, justo, exacto, exactos, exactas, solo, sólo, solamente, únicamente, precisamente, igual a, =,
    ni más ni menos que, ni más ni menos de`,
  'bound.after': `
    después de, después del, posterior a, posteriores a, más nuev[o|a|os|as] que,
    más reciente que, más recientes que, más modern[o|a|os|as] que, tras, post, pasado el, después del año,
    posterior al, posteriores al, posterior al año`,
  'bound.since': `
    desde, a partir de, desde los, a partir de los, a partir del, desde el, desde el año, a partir del año,
    no anterior a, no anteriores a, no más antigu[o|a|os|as] que, no más viej[o|a|os|as] que, no antes de,
    que no sea anterior a, que no sean anteriores a, no empezando en`,
  'bound.before': `
    antes de, antes del, antes de los, anterior a, anteriores a, anterior al, anteriores al,
    más antigu[o|a|os|as] que, más viej[o|a|os|as] que, previo a,
    previ[o|a|os|as] a, antes del año, anterior al año`,
  'bound.until': `
    no después de, no posterior a, no posteriores a, no más tarde de, a más tardar, no más nuev[o|a|os|as] que`,
  'post.min': `
    o más, y más, ó más, o mas, en adelante, para arriba, hacia arriba, o superior, o superiores, como mínimo,
    mínimo, mínimos, de mínimo, +, al menos, por lo menos, o mayor, o mayores, min, cuando menos, para adelante,
    como poco, por lo bajo, o por encima, o más grande, o más grandes, pa arriba`,
  'post.max': `
    o menos, y menos, ó menos, como máximo, máximo, máximos, max, de máximo, de tope, tope, como mucho, a lo sumo,
    a lo más, cuando mucho, para abajo, hacia abajo, o inferior, o por debajo, es mi máximo, es mi límite,
    es mi tope, es el máximo, es el tope, es el límite, es lo máximo, es mi presupuesto, es nuestro presupuesto,
    es nuestro máximo, es lo máximo que puedo pagar, como tope, o menor, o menores, de presupuesto máximo, o más barato,
    es todo lo que tengo, pa abajo, de límite, o menos que eso, máx`,
  'glue.percent': `
    por ciento`,
  'post.about': `
    más o menos, aproximadamente, aprox, aprox., o así, o algo así, por ahí, o por ahí, y pico, aproximados,
    aproximadas, o cerca, o alrededor, o similar`,
  'post.since': `
    o posterior, o posteriores, o después, o más nuev[o|a|os|as], o más reciente, o más recientes, o más
    modern[o|a|os|as], en adelante, para acá, hasta hoy, hasta ahora, hasta la fecha`,
  'post.until': `
    o anterior, o anteriores, o antes, o más antigu[o|a|os|as], o más viej[o|a|os|as], para atrás, hacia atrás`,
  'range.between': `
    entre, entre los, entre las, de entre, que esté entre, que estén entre, en el rango de, rango de, rango entre,
    que vaya de, que vayan de, en un rango de, entre unos, entre el, entre la`,
  'range.to': `
    a, -, hasta, al, a los, ~, hasta los, y hasta, hasta las, hasta el`,
  'time.last': `
    últim[o|a|os|as], [el|la|los|las] últim[o|a|os|as], en [el|la|los|las] últim[o|a|os|as],
    durante [el|la|los|las] últim[o|a|os|as], de [el|la|los|las] últim[o|a|os|as], del últim[o|a],
    dentro de [el|la|los|las] últim[o|a|os|as], estos últimos, estas últimas, en estos últimos, en estas últimas,
    en el pasado, la pasada, el pasado, los pasados, las pasadas, en la pasada, en los pasados,
    desde [el|la] últim[o|a], desde la pasada`,
  'time.deed': `
    rebajado, rebajada, rebajados, rebajadas, reducido, reducida, reducidos, reducidas, bajada de precio, bajado de precio,
    bajó de precio, bajaron de precio, renovado, renovada, renovados, renovadas, reformado, reformada, reformados,
    reformadas, remodelado, remodelada, pintado, pintada, pintados, pintadas, cambiado, cambiada, reparado, reparada`,
  'unit.halfYear': `
    medio año, medio ano`,
  'time.unsold': `
    no se ha vendido, no se han vendido, no se vendió, no se vendieron, no se vende, no se venden, sin vender, sin venderse,
    no vendid[o|a|os|as], no ha sido vendid[o|a], no han sido vendid[os|as], siguen sin venderse, sigue sin venderse,
    todavía sin vender, aún sin vender, que no se han vendido, que no se ha vendido, no logran vender, no consiguen vender`,
  'time.listed': `
    publicad[o|a|os|as], anunciad[o|a|os|as], listad[o|a|os|as], subid[o|a|os|as], puest[o|a|os|as] en venta,
    puest[o|a|os|as] a la venta, puest[o|a|os|as] en el mercado, puest[o|a|os|as] en renta, puest[o|a|os|as] en
    alquiler, que salieron, salieron, que salió, que salieron a la venta, que salieron al mercado, salid[o|a|os|as] al
    mercado, aparecid[o|a|os|as], agregad[o|a|os|as], añadid[o|a|os|as], ingresad[o|a|os|as], que aparecieron, que
    publicaron, que se publicaron, que pusieron en venta, que han salido, que hayan salido, que llevan, que lleven,
    que lleve, llevan, lleven, nuev[o|a|os|as] en, nuev[o|a|os|as] de, en el mercado desde, colgad[o|a|os|as], que
    entraron al mercado, que llegaron al mercado, llegad[o|a|os|as] al mercado, salid[o|a|os|as] a la venta, que se
    anunciaron, que hayan publicado, que hayan subido, que subieron, con anuncio de, recién salid[o|a|os|as]`,
  'time.ago': `
    atrás`,
  'time.agoBefore': `
    hace, desde hace, de hace`,
  'decade.prefix': `
    principios de, a principios de, mediados de, a mediados de, finales de, a finales de, fines de, a fines de,
    inicios de, comienzos de, principios de los, finales de los, mediados de los`,
  'per.month': `
    al mes, por mes, mensual, mensuales, mensualmente, cada mes, /mes, / mes, x mes, a el mes, el mes, /mo, mes,
    de mensualidad, por cada mes, todos los meses, de alquiler al mes, de renta al mes, de alquiler mensual,
    de renta mensual`,
  'per.year': `
    al año, por año, anual, anuales, anualmente, cada año, /año`,
  'bound.only': `
    solo, sólo, solamente, justo`,
  'bound.refused': `
    que no sea, que no sean, que no cueste, que no cuesten, que no tenga, que no tengan, no quiero, no queremos`,
}
