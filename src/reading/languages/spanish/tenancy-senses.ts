/** How Spanish speaks of getting in touch, applying, paying, the lease and its end: sense -> phrases. */
export const spanishTenancySenses: Readonly<Record<string, string>> = {
  hours: `horario, horarios, horario de oficina, horario de atencion, horas de atencion, horario de apertura,
    a que hora abren, a que hora cierran, cuando abren, cuando cierran, abren los, hasta que hora, que dias
    abren, estan abiertos, horas de oficina, horas de apertura, a que hora atienden, atienden, a que horas
    abren, hasta que hora abren, estan abiertas, abren hoy, cuando atienden, hora de cierre, hora de
    apertura`,
  open: `abierto, abre, abren, abrir`,
  closed: `cerrado, cierra, cierran, cerrar, cierre por festivo, cerrados, cerrada, cerramos`,
  holiday: `feriado, festivo, dia festivo, navidad, dias festivos, accion de gracias, festivos, feriados, dias
    feriados, dias de fiesta, asueto, ano nuevo, nochebuena, semana santa, dia del trabajo, cuatro de julio,
    nochevieja`,
  office: `oficina, sucursal, recepcion, sede, local, agencia inmobiliaria, oficinas, sucursales, mostrador`,
  address: `direccion, ubicacion, ubicado, donde estan, donde queda, como llego, ubicados, donde se
    encuentran, en que calle, como llegar, donde se ubican`,
  phone: `telefono, llamar, a quien llamo, numero de telefono, llame, llamo, linea, celular, numero para
    llamar, movil, whatsapp, llamada, llamar por telefono, telefonico, contestador`,
  email: `correo, correo electronico, email, e-mail, escribir, correo de contacto, mail, mandar un correo, por
    correo, escribir un correo`,
  website: `sitio web, portal, pagina web, en linea, internet, por internet, portal de residentes, cuenta,
    pagina, aplicacion movil, app, iniciar sesion, portal del inquilino, area de clientes, sitio, online`,
  contact: `contacto, contactar, comunicar, comunicarme, comunicarse, contacto con, hablar con, a quien aviso,
    ponerme en contacto, contactarlos, localizar, comunicarme con, con quien hablo, con quien puedo hablar, a
    quien me dirijo, dirigirme, hablar con alguien, hablar con una persona, persona de contacto, ponerse en
    contacto, a quien le aviso, quien atiende, quien me atiende`,
  visit: `cita, sin cita, cita previa, pasar por la oficina, en persona, hacer una cita, agendar, agendar una
    cita, pedir cita, pedir hora, turno, sacar turno, concertar, presencial, pasarme, acercarme, concertar una
    cita`,
  apply: `solicitar, solicitud, solicitante, aplicar, aplicacion, postular, solicito, solicitudes,
    candidatura, postularme, postulacion, aplicar para, solicitar un apartamento, hacer la solicitud, llenar
    la solicitud, rellenar la solicitud, presentar la solicitud, estudio del expediente, revisar los papeles,
    revisar mis papeles, estudiar los papeles, aplico`,
  reply: `responder, respondemos, respuesta, contestar, tardan en responder, decision, aprobacion, aprueban,
    responden, contestan, me contestan, tiempo de respuesta, me dicen algo, me avisan, cuando sabre, me
    entero`,
  approve: `aprobar, aprobacion, aprobado, aprueban, decision, respuesta, calificar, rechazar, rechazo,
    rechazan, requisitos, condiciones, criterios, aprobaron, me aprueban, aceptado, aceptada, me aceptan, me
    rechazan, rechazaron, rechazado, denegar, denegaron, denegada, negaron, me dicen que no, elegir inquilino,
    elegimos, eligen, seleccionar, seleccion, exigencias, que piden, requisito, criterio, me eligen, para
    entrar, lo que pedimos, que pedimos`,
  screening: `verificacion, evaluacion, revision de antecedentes, antecedentes, verificar, comprobar,
    comprobamos, revisan, revisar antecedentes, filtro`,
  credit: `credito, puntaje, puntaje de credito, historial de credito, buro de credito, puntuacion, historial
    crediticio, puntuacion de credito, buro, morosidad, moroso, mal credito, score`,
  income: `ingreso, ingresos, salario, sueldo, ganar, gano, comprobante de ingresos, nomina, ganan, cobrar al
    mes, ganar al mes, nominas, tengo que ganar, hay que ganar, debo ganar, basta con ganar, cuanto ganar,
    cuanto debo ganar, sueldos, recibo de nomina, recibos de sueldo, comprobantes de ingresos, talones de
    pago, declaracion de la renta, extractos bancarios, estado bancario, solvencia, ingresos minimos, colilla
    de pago, ganancias`,
  background: `antecedentes, antecedentes penales, condena, delito, antecedentes criminales`,
  eviction: `desalojo, desahucio, desalojar, desahuciar, lanzamiento, me echan, me pueden echar, expulsar`,
  identity: `identificacion, pasaporte, licencia de conducir, documento de identidad, dni, cedula, carnet de
    conducir, ine, carne`,
  cosigner: `aval, fiador, garante, codeudor, cofirmante, avalista, avalar, responder por mi, aval bancario,
    garantes, avale, avalen, avala, avales, fiadores, garantizar, codeudores, respaldar, responder por,
    responda por mi, como garante, como aval`,
  references: `referencia, referencias, casero anterior, casero actual, arrendador anterior, dueno anterior,
    antiguo casero, historial de alquiler, carta de recomendacion`,
  employment: `empleo, empleador, trabajo, autonomo, por cuenta propia, trabajador independiente, desempleo,
    en paro, despedido, perder el trabajo, perdi mi trabajo, me despiden, me despidieron, me quedo sin
    trabajo, quedarme sin trabajo, sin trabajo, desempleado, desempleada, pierdo el trabajo, pierdo mi
    trabajo, perdi el trabajo, perdi mi empleo, paro, freelance, independiente, cuenta propia, monotributista,
    trabajo por mi cuenta`,
  fee: `tarifa, cargo, cuota, costo, coste, cuesta, cuestan, precio, cobrar, cobran, recargo, gasto, multa,
    penalizacion, tasa, cuotas, cargos, tarifas, recargos, cobro, cobros, cobran por, cobrarme, cobraran, me
    cobran, cobrar por, costos, costes, precios, cuanto vale, cuanto sale, importe, monto, tasas, comision de
    gestion, pagan, penalizan, penalidad, sancion, sancionan, multas, cargo extra, cuanto me toca, cuanto
    pide, porcentaje`,
  rent: `alquiler, renta, arriendo, mensualidad, alquileres, rentas, arriendos, renta mensual, alquiler
    mensual, canon, canon de arrendamiento, mensualidades`,
  deposit: `deposito, fianza, garantia, deposito de seguridad, garantias, fianzas, depositos, deposito en
    garantia, deposito de garantia, mes de fianza, meses de fianza, mes de deposito, senal de alquiler, dinero
    del deposito`,
  refund: `reembolso, reembolsar, devolver, devolucion, devuelven, reembolsable, devuelve, me devuelven,
    devuelvan, devuelto, devuelta, reintegro, reintegrar, regresar el dinero, regresan, me regresan,
    recuperar, recupero, recuperar el deposito, recuperar la fianza, de vuelta, devoluciones, reembolsan,
    devolverme, me lo devuelven`,
  pay: `pagar, pago, pagos, abonar, vence, vencimiento, pagan, pago mensual, se paga, pagarlo, liquidar, dia
    de pago, fecha de pago, paga`,
  payWay: `forma de pago, formas de pago, metodo de pago, metodos de pago, medios de pago, como puedo pagar,
    como pago, pagar con, formas de pagar, maneras de pagar, de que forma pago, con que puedo pagar, como se
    paga, donde pago, via de pago, como hago el pago, con que se puede pagar, modos de pago`,
  card: `tarjeta, tarjeta de credito, tarjeta de debito, visa, mastercard, tarjetas, debito, con tarjeta,
    credito visa`,
  cash: `efectivo, en efectivo, monedas, billetes, metalico, dinero en efectivo, cash, plata en efectivo, al
    contado, en mano, en metalico, pago en efectivo`,
  cheque: `cheque, giro postal, cheques, giro, cheque de caja, cheque bancario, cheque personal, orden de
    pago, talon, money order, cheque certificado`,
  transfer: `transferencia, transferencia bancaria, pago automatico, domiciliacion, zelle, debito automatico,
    domiciliar, transferir, transfiere, deposito bancario, adeudo, cargo automatico, domiciliado, recibo
    domiciliado, venmo, paypal, giro bancario, bizum, debito directo, se descuenta de mi cuenta, me depositan,
    me ingresan, orden permanente`,
  discount: `descuento, rebaja, promocion, oferta, oferta especial, descuentos, rebajan, hacen precio, me
    hacen precio, mas barato, hacer un descuento, exoneran, bonificacion, ahorrar, regatear, precio especial,
    eximir, sin cobrar`,
  installments: `plazos, a plazos, cuotas, plan de pagos, en partes, fraccionar, aplazar, pagar a plazos,
    cuotas mensuales, pagar en cuotas, pagar en partes, en dos partes, en varios pagos, dividir el pago,
    repartir el pago, plan de pago, fraccionado, fraccionamiento, no me alcanza, no puedo pagar, no puedo con
    la renta, no llego a fin de mes, aplazar el pago, prorrogar el pago, dos veces`,
  late: `tarde, retraso, atraso, atrasado, mora, retrasar, tardio, demora, retraso en el pago, pago con
    retraso, me atraso, me retraso, atrasarse, atrasada, morosos, pago tardio, pago atrasado, fuera de plazo,
    pasada la fecha, despues de la fecha, intereses de demora, vencido, impago, deja de pagar, no paga,
    recargo por mora`,
  grace: `periodo de gracia, dias de gracia, gracia, dias de margen, margen, plazo de gracia, de gracia, dias
    de tolerancia`,
  returned: `cheque devuelto, sin fondos, pago devuelto, rebota, reboto, rebotado, rebotar, cheque sin fondos,
    pago rechazado, devuelven el recibo, recibo devuelto, falla el cobro, falla el pago, cobro fallido, no
    pasa el pago, me reboto el cheque, cheque rebotado`,
  tax: `impuesto, impuestos, predial, impuesto predial, impuesto de propiedad, contribuciones, ibi, iva,
    hacienda, fiscal, declaracion de impuestos, impuesto sobre la propiedad`,
  invoice: `factura, recibo, comprobante, facturas, recibos, comprobantes, boleta, factura mensual,
    comprobante de pago`,
  increase: `aumento, subir, sube, suben, aumentar, incremento, subida, aumentan, subir la renta, suben la
    renta, aumentos, subidas, suba, subas, subiran, aumentara, encarecer, encarece, ajuste de renta, ajuste,
    alza, alzas, me suben, suben el alquiler, sube la renta, sube el alquiler, actualizacion de la renta,
    aumento de renta, aumento del alquiler, me pueden subir`,
  lease: `contrato, contrato de alquiler, contrato de arrendamiento, arrendamiento, contratos, contratos de
    alquiler, contrato de renta, contrato de arriendo, arrendamientos, acuerdo de alquiler`,
  term: `plazo, duracion, plazo del contrato, contrato minimo, duracion del contrato, estancia minima, plazo
    minimo, por cuanto tiempo es el contrato, cuanto dura el contrato, duracion minima, tiempo minimo, estadia
    minima, corto plazo, largo plazo, por meses, contrato corto, contrato largo, de cuantos meses, contratos
    de`,
  monthly: `mes a mes, mensual, de mes a mes, mensualmente, mes por mes, sin contrato fijo`,
  renew: `renovar, renovacion, prorroga, prorrogar, extender, renuevo, renueva, renuevan, renuevo el contrato,
    quedarme otro ano, quedarme mas tiempo, seguir otro ano, prorrogo, prolongar, prolonga, extension, otro
    ano, renovaciones, quiero seguir`,
  breakLease: `irse antes, romper el contrato, rescindir, rescision, terminar el contrato antes, irme antes,
    salir antes, terminacion anticipada, cancelar el contrato, terminar antes, dejar el apartamento antes,
    rescindo, dejar el piso antes, romper el contrato antes, rompo el contrato, terminar el contrato,
    terminacion, finalizar el contrato, finalizar antes, dar por terminado, antes de tiempo, antes de que
    acabe, antes de que termine, antes del final, marcharme antes, mudarme antes, salirme antes, me voy antes,
    me salgo antes, dejar el contrato, cancelacion anticipada, rescindirlo, dejar antes, a mitad de contrato,
    antes del vencimiento, termino anticipado, irse antes de tiempo`,
  notice: `aviso, avisar, preaviso, notificar, notificacion, con antelacion, anticipacion, antelacion, con
    anticipacion, aviso por escrito, avisarles, con cuanto tiempo aviso, aviso previo, previo aviso, pre
    aviso, notificarles, dar aviso, por escrito, comunicarles, informarles, avisan, les aviso, con cuanto
    tiempo, les digo, decirles, avisarme, con cuantos dias`,
  moveIn: `mudanza, entrada, mudarme, entrar a vivir, dia de entrada, mudarse, entrega de llaves, dan las
    llaves, entregan las llaves, primer dia, mudo, entrar al apartamento, entro a vivir, instalarme, fecha de
    entrada, fecha de mudanza, recibir las llaves, recoger las llaves, recojo las llaves, me entregan las
    llaves, me dan las llaves, mudanzas, empezar el contrato, ingreso al apartamento, el dia que entro, entrar
    a la vivienda, primera semana`,
  moveOut: `salida, desocupar, dejar el apartamento, dejar el piso, irme, me voy, marcharme, entrega del
    apartamento, al irme, me mudo, ultimo dia, entregar el piso, devolver las llaves, mudarse, marcharse, dejo
    el apartamento, dejo el piso, dejo la casa, dejar la casa, cuando me vaya, al salir, al marcharme, que me
    voy, desalojar el apartamento, entrego las llaves, entregar las llaves, entregar el apartamento, devolver
    el apartamento, devolver el piso, ultimo dia del contrato, fin de contrato, al final del contrato, dejar
    la vivienda, salirme, antes de irme, cuando me voy`,
  key: `llave, llaves, llavero, mando, tarjeta de acceso, llave extra, juego de llaves, copia de llave, copia
    de la llave, otra llave, duplicado de llave, llave nueva, controles, tag, sin llaves, perdi la llave,
    perdi mis llaves, perdi las llaves, perder la llave, llave perdida, pierdo la llave, pierdo mis llaves,
    perder las llaves, cerre la puerta con las llaves dentro, deje las llaves dentro, dejo las llaves dentro,
    olvide las llaves, olvido las llaves, olvide mi llave, se me olvidaron las llaves, sin llave, extravie las
    llaves, extravio las llaves, se me perdio la llave, se me perdieron las llaves, perdida de llaves, robaron
    las llaves, entrar sin llave`,
  locked: `me quede fuera, sin llaves, perdi la llave, perdi mis llaves, perdi las llaves, perder la llave,
    cerrajero, llave perdida, pierdo la llave, pierdo mis llaves, perder las llaves, quedarse fuera, me quedo
    fuera, me quede afuera, me quedo afuera, quedarme afuera, me quedo en la calle, quede en la calle, cerre
    la puerta con las llaves dentro, deje las llaves dentro, dejo las llaves dentro, olvide las llaves, olvido
    las llaves, olvide mi llave, se me olvidaron las llaves, se me cerro la puerta, no puedo entrar, abrirme
    la puerta, me abre, sin llave, extravie las llaves, extravio las llaves, se me perdio la llave, se me
    perdieron las llaves, perdida de llaves, cerrajeria, robaron las llaves, encerrado fuera, quede encerrado,
    entrar sin llave`,
  inspection: `inspeccion, inspeccionar, revision, inspecciones, inspeccionan, recorrido final, revisar el
    apartamento, revisan el piso, revisar el piso antes, revision final, entrar a mi apartamento, entrar en mi
    casa, entran a mi casa, entrar al piso, acta de entrada, inventario, visita previa, reporte de condicion,
    estado de la vivienda`,
  cleaning: `limpieza, limpiar, limpio, aseo, limpieza final, limpio el piso, barrer, barrido, fregar,
    servicio de limpieza, sucio, sucia, limpia, limpiarlo, limpiar el apartamento, lavar la alfombra, limpieza
    profesional`,
  damage: `dano, danos, danar, deterioro, descontar, deduccion, desperfecto, descuentan, danado, danada, danos
    en la vivienda, descontarme, me descuentan, deducciones, deducir, retener, retienen, rompo algo, rompi,
    quebrar, quebrado, vidrio roto, se rompe un vidrio, se rompe un cristal, cristal roto, rayones, rayar,
    manchas, manchar, agujero, desperfectos, estropear, descuentos del deposito`,
  wear: `desgaste, desgaste normal, uso normal, desgastado, gastado, desgastada, gastados, desgaste por uso,
    uso ordinario, rayones normales, paredes gastadas`,
}
