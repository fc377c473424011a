import type { KnowledgeWords } from '../tables/knowledge-words.ts'
import { spanishHomesSenses } from './homes-senses.ts'
import { spanishTenancySenses } from './tenancy-senses.ts'

/** How the papers of a firm, and questions about them, speak Spanish. */
export const spanishKnowledge: KnowledgeWords = {
  firm: {
    asked: 'ustedes, usted, su, sus, tienen, cobran, aceptan, abren',
    told: 'nosotros, nuestro, nuestra, nos, aceptamos, cerramos, cobramos, respondemos, necesitamos',
  },
  small: `a, al, algo, alguien, algun, alguna, algunas, algunos, ante, aqui, asi, aun, aunque, cada, como, con,
    cual, cuales, cuando, cuanta, cuantas, cuanto, cuantos, de, del, desde, donde, e, el, ella, ellas, ellos,
    en, entre, era, es, esa, esas, ese, eso, esos, esta, estan, estar, estas, este, esto, estos, estoy, fue,
    gracias, ha, hace, hacer, hago, hacen, han, hasta, hay, haya, he, hola, la, las, le, les, lo, los, mas, me,
    mi, mis, mucho, muy, nada, ni, no, nos, nosotros, nuestra, nuestro, o, os, otra, otro, otros, para, pero,
    poco, por, porque, pueda, puede, pueden, podemos, podria, puedo, pues, que, quien, quienes, quiero,
    quisiera, saber, se, sea, ser, seria, si, sin, sobre, solo, somos, son, soy, su, sus, tambien, tan, tanto,
    te, tengo, tener, tiene, tienen, todo, todos, tu, tus, u, un, una, unas, uno, unos, usted, ustedes, va, van,
    voy, y, ya, yo, favor, cuesta, cuestan, decir, decirme, digame, necesito, ayuda, debo, debe, hacia, durante,
    cuales son, esto es, oye, buenas, buenos dias, buenas tardes, porfa, por favor, me gustaria, quisiera saber,
    sabe, saben, sabes, podrian, puedes, nuestros, nuestras, les puedo, debo de, acerca, mientras, entonces,
    igual, mas o menos, tampoco, conmigo, contigo, ahi, alla, aca, ustedes me, vez, veces`,
  faint: `dia, dias, semana, semanas, mes, meses, ano, anos, hora, horas, tiempo, casa, apartamento,
    departamento, piso, vivienda, inmueble, propiedad, edificio, empresa, agencia, inmobiliaria, politica,
    politicas, regla, reglas, norma, normas, numero, tipo, tipos, cantidad, total, usar, usa, ofrecen, ofrece,
    aceptan, acepta, cobran, cobra, pasa, pasar, ocurre, sucede, dar, dan, da, quedar, poner, llevar, traer,
    nuevo, nueva, primero, primera, ultimo, mismo, bueno, vivir, encontrar, empezar, incluye, incluido,
    disponible, disponen, hay que, necesario, ver, normalmente, proceso, dejar, dejo, quedarse, quedar, esperar,
    recibir, enviar, mandar, pedir, pido, preguntar, elegir, conseguir, obtener, ir, venir, volver, llegar,
    romper, rompe, roto, viejo, vieja, grande, pequeno, pequena, alto, bajo, cerca, lejos, pronto, temprano,
    noche, tarde, manana, hoy, siempre, nunca, problema, caso, gente, persona, personas, amigo, familia,
    inquilino, inquilinos, posible, existe, existen, pared, paredes, puerta, cosa, cosas, forma, manera, lugar,
    sitio, parte, momento, rato, ahora, luego, antes, despues, pueda, poder, querer, quiere, quieren, deber,
    toca, tocar, hacer, hacerlo, haga, puesto, meter, sacar, saca, abrir la puerta, abra, abrirme, propio,
    propia, propios, alguno, ninguno, ambos, varias personas, padres, papas, mama, papa, madre, padre, hermano,
    hermana, tio, tia, primo, prima, esposo, esposa, marido, mujer, hija, conocido, siguiente, pasado, proximo,
    proxima, cercano, cercana, mas cercano, mas cercana, entera, entero, completo, completa, segun, entrar,
    subir al, alcanza, alcanzar, vengan, venga, vienen, creo, parece, resulta, tal, sirve, servir, funciona,
    atiende, atender, atienden, suele, suelen, antelacion minima, obligatorio, obligatoria, obligacion, exigen,
    exigir, piden, requieren, ustedes mismos, trabajan, tramite, tramites, maximo de tiempo, dura, duran, tarda,
    tardan, llega, llegan, lleva, llevan, mando, mandan, cuento, explicar, explican, informacion, detalles,
    queda, quedo, quedan, quedarme, permanecer, estancia, alguien mas, barato, caro, quisieramos, alla,
    alrededor, incluso, general, normal, comun, mio, mia, suyo, suya, nombre, llamarse, situacion, cualquier,
    acabar, acabaron, terminar, hogar, residencia, domicilio, inmuebles, casas, depa, deptos, depto, viviendas,
    apartamentos, departamentos, pisos, edificios, propiedades, olor, huele, huelo, anual, anuales`,
  whole: `este, tres, mes, mas, gas, lunes, martes, miercoles, jueves, viernes, oficina`,
  endings: [
    `2 ces>z 3 es> 3 s>`,
    `3 amient> 4 amiento> 4 imiento> 3 acion> 3 icion> 3 cion> 4 adora> 4 ador> 4 idad> 4 mente> 3 iendo> 3 ando> 3 ieron> 3 aron>
     4 aba> 4 ado> 4 ada> 4 ido> 4 ida> 3 arse> 3 ar> 3 er> 3 ir> 3 an> 3 en> 3 ia> 3 io> 3 o> 3 a> 3 e>`,
  ],
  senses: { ...spanishTenancySenses, ...spanishHomesSenses },
  asks: {
    time: `cuando, a que hora, que dia, que dias, que horario, en que fecha, desde cuando, hasta cuando, que
      horarios, hasta que hora, horario, fecha, que hora, a que horas, que dias de la semana, hasta que dia, en
      que mes, que mes, de que fecha, desde que hora, a partir de que hora, a partir de cuando, en que momento,
      para cuando, que ano, que dia de la semana`,
    span: `cuanto tiempo, cuantos dias, cuantas semanas, cuantos meses, cuanto tarda, cuanto tardan, cuanto
      dura, con cuanta antelacion, con cuanta anticipacion, cada cuanto, cuantas horas, plazo, en cuanto tiempo,
      cuanto se tarda, cuanto demora, cuanto demoran, cuanto me tardo, cuanto tardo, por cuanto tiempo, cuantas
      noches, cuantos anos, cuanto falta, que tan rapido, cuanto antes, con cuanto tiempo, con cuantos dias, de
      cuantos meses, cada cuanto tiempo, cuanto hay que esperar, dentro de cuanto`,
    money: `cuanto cuesta, cuanto cuestan, cuanto cobran, cuanto es, cuanto vale, cuanto sale, cuanto hay que
      pagar, precio, que costo, que tarifa, cuanto pago, que porcentaje, costo, de cuanto, cobran, cuanto me
      cobran, cuanto se paga, cuanto piden, cuanto me cuesta, cuanto saldria, cuanto costaria, cuanto dinero, a
      cuanto, que precio, cual es el precio, cual es el costo, cuanto debo pagar, cuanto tengo que pagar, que
      monto, hasta que monto, cuanto suben, cuanto sube, cuanto me descuentan, cuesta algo, es gratis, cuanto
      gano, que tengo que ganar, cuanto tengo que ganar, cuanto hay que ganar, cuanto se llevan, cuanto se
      quedan`,
    count: `cuantos, cuantas, cuanto pesa, que tamano, maximo, que cantidad, cuantos puedo, numero maximo,
      cuanto puede pesar, cuanta gente`,
    person: `quien, quienes, a quien, con quien, de quien, quien es, a que persona, quien se encarga, quien
      paga, para quien`,
    place: `donde, direccion, en que lugar, adonde, en que calle, en donde, a donde, por donde, en que oficina,
      en que sitio, donde puedo`,
    contact: `telefono, que numero, correo electronico, como contacto, como puedo contactar, a que numero, a
      quien llamo, a quien le llamo, a quien puedo llamar, a donde llamo, cual es su telefono, a quien aviso,
      con quien me comunico, como los contacto, numero de telefono, correo, donde llamo, a quien escribo, como
      les contacto, con quien hablo`,
    way: `como, de que manera, que pasos, que debo hacer, que tengo que hacer, que hago, que pasa si, de que
      forma, que pasos hay, que debo, que hay que hacer, cual es el proceso, como hago, como se hace`,
    whether: `puedo, se puede, aceptan, permiten, hay, es, esta, son, tienen, cobran, debo, es obligatorio,
      admiten, necesito, ofrecen, me dejan, se permite, es posible, tengo que, hay que, dejan, se admiten, es
      obligatoria, me pueden, esta permitido, podemos, necesitan, incluye`,
  },
  signs: {
    time: `lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo, abril, mayo,
      junio, julio, agosto, septiembre, octubre, noviembre, diciembre, mediodia, am, pm, dia, horas, diario,
      medianoche, primero de, enseguida, manana, tarde, siguiente, madrugada, navidad, hoy`,
    span: `dia, semana, mes, ano, hora, minuto, anual, mensual, inmediatamente, dias, meses, semanas, noche,
      noches, anos, horas, minutos, habiles, laborables, diario, enseguida`,
    money: `dolar, dolares, por ciento, gratis, gratuito, sin costo, sin cargo, euro, mitad, gratuita, un mes de
      alquiler, sin coste, mes de renta, mes de alquiler, media mensualidad, no se cobra, sin recargo, sin
      pagar, mensualidad, porcentaje, incluido, gratuitamente, ningun costo`,
    place: `calle, avenida, piso, edificio, sotano, planta, oficina, plaza, entrada, portal, esquina, junto, al
      lado, frente, detras, local, primer piso, planta baja, sala, garaje, numero, km, barrio, estacion, centro,
      camino`,
    person: `gerente, administrador, agente, corredor, director, propietario, inquilino, comprador, vendedor,
      equipo, empresa, notario, tecnico, casero, inspector, directora, inquilina, gestor, encargado, senor,
      senora, duena, nosotros`,
    contact: `portal, escribir, linea, telefono, correo, formulario`,
  },
}
