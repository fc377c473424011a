import type { GeneralWords } from '../tables/general-words.ts'

/** What is so in general, in Spanish. */
export const spanishGeneral: GeneralWords = {
  habits: `
    cada casa tiene su, cada casa tiene sus, toda casa tiene su, toda casa tiene sus, toda vivienda tiene su,
    cada vivienda tiene sus, ninguna casa es perfecta, una semana tiene, un ano tiene, un dia tiene, una hora
    tiene, regla general, como regla, suele, suelen, normalmente, generalmente, habitualmente, en general, por
    lo general, a menudo, casi siempre, la mayoria, muchos, muchas, algunos, algunas, tipicamente, en la mayoria
    de los casos, es habitual, es comun, lo habitual, lo normal, frecuentemente, con frecuencia, a veces, por
    regla general, de media, en promedio, cada pais, cada banco, cada estado, cada comunidad autonoma, segun el
    pais, rara vez, usualmente`,
  explains: `
    describe, describen, significa, significan, quiere decir, se refiere a, indica`,
  onlyExplains: `
    describe, significa, significan, quiere decir`,
  names: `se llama, se llaman, se denomina, se denominan, se conoce como, se entiende por, llamamos`,
  actors: `comprador*, inquilino*, arrendatario*, banco, bancos, prestamista*, tasador*, inspector*, notario*, notaria,
    abogado*, asesor*, gestor*, perito*, profesional*, experto*, solicitante*, prestatario*, mudanza*, aseguradora*,
    un agente, un buen agente, los agentes, pais, paises, estado, estados, registrador*, arquitecto*,
    empresa de mudanzas, empresas de mudanzas`,
  parties: `vendedor*, propietario*, dueno*, casero*, arrendador*, agente, comunidad, constructor*`,
  processes: `
    primavera, verano, otono, invierno, arras, contrato de alquiler, ofertas de prestamo, ofertas, mudanza*, coste de, letra pequena, letra
    chica, seguro de titulo, nomina*, extracto*, periodo de preaviso, preaviso, aval, avalista*, historial
    crediticio, ratio*, inspeccion*, tasacion*, deuda*, refinanciar, refinanciacion, una semana tiene, un ano tiene, un dia tiene, una hora tiene, copia*, gasto*,
    vivienda, norma, normas, normativa*, garantizado con, garantizado por, garantizada con, hipoteca*, prestamo*,
    credito*, historial*, financiacion, financiamiento, entrada, enganche, pago inicial, arras, senal, contrato*,
    escritura*, firma, firmas, cierre, gastos, gastos de cierre, costos de cierre, notaria, registro, impuesto*, itp,
    iva, ibi, fianza*, deposito*, alquiler*, arrendamiento*, renta, nomina*, ingresos, justificante*, aval, avales,
    documento*, documentacion, papeles, visita*, inspeccion*, tasacion*, valoracion*, avaluo*, oferta*, contraoferta*,
    precio*, negociacion*, entrega, llave*, mudanza*, mudarse, compra*, comprar, comprarse, venta*, vender, alquilar,
    interes*, tipo de interes, tipos de interes, tasa*, cuota*, mensualidad*, pago*, presupuesto*, ahorro*, reforma*,
    reparacion*, mantenimiento, seguro*, titulo*, plazo*, proceso*, paso*, busqueda*, estacion*, metro cuadrado, metros cuadrados, hectarea*, acre*, pie cuadrado, pies cuadrados, duplex,
    adosado*, estudio*, piso*, apartamento*, condominio*, hoa*, regla*, ley, leyes, libreta, cinta metrica, nota*,
    lista*, suministros, propiedad, compromiso, preaprobacion*`,
  matters: `
    patrimonio neto, patrimonio, amortizacion, aislamiento, buen
    aislamiento, humedad, entrada, una entrada, embargo, gravamen, servidumbre, inquilino*, drenaje,
    hipoteca*, prestamo*, piso, pisos, tejados planos, tejado plano, arboles, mascotas de, detector*, bomba de calor, granito, marmol, bombas de calor, tuberia*, caldera*, suelo de madera, claraboya*,
    ventanas, radon, amianto, moho, humedad, seguro de hogar, ladrillo*, madera*, hormigon, cemento, acero, metal, viga*, aislamiento, cimiento*, cimentacion,
      muro*, muros de carga, tejado*, techo*, tejas, bomba de calor, bombas de calor, panel*, paneles solares,
      pintura*, yeso, piedra, vidrio, arquitecto*, constructor*, albanil*, tierra, suelo, permiso*, licencia*,
      construir, edificar, mudarse, alquilar, comprar, casero*, arrendador*, propietario*, inquilino*, contrato de
      alquiler, contrato*, calor, energia, agua, lluvia, luz, ruido, sol, clima, humedad, moho, tiempo, paciencia,
      dinero, jardin*, cesped, arbol*, raices, perros, gatos, familias, gente, casa, casas, vivienda*, piso*,
      habitacion*, ventana*, puerta*, parcela*, chimenea*, caldera*, sotano*, piscina*, cocina*, escalera*, tuberia*,
      comprador*, vendedor*, fianza*, aval*, servidumbre*, tasacion*, fiador*, hectarea*, mueble*, obra*, reforma*`,
  does: `
    mantien*, reduc*, permit*, viene de, suele, suelen, es la, es el, es un, es una, traslad*, conviene, demuestr*, transport*, produc*, proteg*, cubre, cubren, aport*, necesit*, dura, duran, lleva, llevan, guarda, guardan, ahorra, ahorran, soporta, soportan, gasta, gastan,
      cuesta, cuestan, reciben, recibe, debe, deben, puede, pueden, no se puede, no se pueden, se puede, se pueden,
      hace falta, hacen falta, fija, fijan, se dilata, se dilatan, pierde, pierden, requiere, requieren, exige,
      exigen, crece, crecen, pesa, pesan, protege, protegen, evita, evitan, absorbe, aisla, aislan, tiene, tienen,
      suele, suelen, paga, pagan, se mide, se miden, consume, consumen, arde, seca, se seca, tarda, tardan, depende,
      dependen, varia, varian, cambia, cambian, regula, regulan, convierte, convierten, es comun, son comunes`,
  homes: `casa, casas, vivienda*, piso, pisos, inmueble*, apartamento*, propiedades, hogar, hogares, departamento*`,
  actEndings: 'ar er ir',
  noActs: '',
  indefinite: 'un una',
  every: 'cada',
  few: 'uno varios varias alguna algunas alguno algunos',
  leads: `primer paso, siguiente paso, ultimo paso, segundo paso, primero, primeramente, en primer lugar, segundo,
    tercero, luego, despues, a continuacion, por ultimo, finalmente, al final, una vez, antes de, antes, cuando, si,
    mientras, durante, para empezar, tras, al firmar, en la firma, paso, para una visita, para alquilar, para comprar,
    con un, con una, en un, en una, de ahi, desde ahi`,
  steps: `
    hable, hable pronto, pregunte si, pregunte sobre, no gaste, gaste, pregunte el, calcule, haga, visite,
    lleve, compare, revise, compruebe, pregunte por, pregunte cuanto, lea, prepare, pida, busque, elija, decida,
    ahorre, contrate, negocie, firme, reuna, mida, anote, tome, piense, considere, hable con, solicite,
    planifique, defina, establezca, determine, consulte, conviene, fijese, recuerde, reserve tiempo, entregue,
    recoja, mire, calcula, haz, visita, lleva, compara, revisa, lee`,
  examines: `revis*, comprueb*, comprob*, inspeccion*, examin*, fijese en, mire, mira, visitar, visite, verific*,
    analiz*, medir, observ*`,
  parts: `techo*, tejado*, tuberia*, fontaneria, instalacion*, electric*, calefaccion, ventana*, puerta*, pared*,
    suelo*, cimiento*, estructura, humedad*, presion, aislamiento, sotano*, zona, barrio, ruido*, luz, estado, entorno,
    alrededores, calle, cocina, bano*, caldera, enchufe*, armario*, almacenaje`,
  certain: `el, la, los, las, al, del`,
  certainly: `
    forma en que, forma, epoca, cuota mensual, cuota, vivienda, parte, devolucion, dias, gente, terreno, mismo, misma, resto, final, fin, comienzo, principio, inicio, dia, semana, mes,
    meses, ano, anos, tiempo, proximo, primer, primera, segundo, segunda, tercer, tercero, ultimo, ultimos, ultimas,
    otro, otra, otros, otras, mejor, mayoria, diferencia, importe, valor, estado, tamano, ubicacion, interior, exterior,
    proceso, idea, riesgo, numero, dinero, caso, tipo, suma, mercado, momento, fecha, total, parte, partes, persona,
    habitual, cantidad, detalle, detalles, manana, tarde, noche, hora, horas, plazo, plazos, mas, casos, vendedora, que,
    hecho, pais, misma, casa, vivienda, inmueble, piso, propiedad, ley, region, verano, invierno, lado, cuenta, propio`,
  moments: `hoy, ahora, ahora mismo, actualmente, en este momento, ayer, manana mismo, esta semana, este mes, este ano,
    la semana pasada, el mes pasado, el ano pasado, la proxima semana, ya, recientemente, fue, fueron, era, eran,
    estaba, tenia, habia, ha sido, han sido, todavia, aun, pronto, desde 1*, desde 2*, ya no`,
  points: `esta, este, estos, estas, esa, ese, esos, esas, aquella, aquel, aqui, alli, ahi, asi tiene, nuestro, nuestra,
    nuestros, nuestras, un piso asi, una casa asi, un apartamento asi`,
  pointsNot: `
    hablar pronto, hable pronto, pronto con un, pronto con una, cuanto antes, de hacer esto, hacer esto, abordar
    esto, hacerlo, sus propias, sus propios, su propia, su propio, en este caso, esto significa, esta
    garantizado, en este paso, esta formado, de esta forma, de esta manera, este paso, esta fase, estos gastos,
    eso depende`,
  expletives: `
    convendria, es conveniente, es bueno, es util, es importante, es mejor, basta con, hace falta, hay que, se
    tarda, conviene, es recomendable, vale la pena, depende`,
  counted: `opcion*, manera*, forma, formas, paso, pasos, pregunta*, consejo*, motivo*, razon*, detalle*, dato, datos,
    punto*, cosa*, ejemplo*, tema*, idea*, respuesta*, posibilidad*, alternativa*, criterio*, idioma*, mensaje*, tipo,
    tipos, clase*, sugerencia*, factor*, etapa*, fase*, palabra*, frase*, requisito*, filtro*, informacion*`,
  shares: `de, del, de la`,
  rates: `interes*, tipo, tipos, tasa*, descuento*, rebaja*, menos, mas barat*, rentab*, sub*, baj*, comision*,
    beneficio*, plusval*, aument*`,
  market: `
    que la mayoria, que la media, que el promedio, como la mayoria, como muchas, como muchos, como es habitual, como es comun, como siempre,
    por encima del precio, se vende rapido, se venden rapido, vuelan, muy demandad*, mucha demanda, mantienen su valor`,
}
