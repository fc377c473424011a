/**
 * Ordinary words. They are reported as ignored when nothing else is made of them, but never taken for a slip of the
 * pen, for a city, or for a feature.
 */
export const ordinaryWords = `
  ingresos por alquiler, ingresos de alquiler, ingresos por renta, ingresos de renta, renta por alquiler,
  rentabilidad, rentabilidad por alquiler, rendimiento de alquiler, rendimiento por alquiler, para alquilarlo,
  para alquilarla, ponerlo en alquiler, ponerla en alquiler, permite alquilarlo, flujo de caja, valor de reventa,
  basta, bastan, suficiente, suficientes, abril, abrir, acaba, acabamos, acabo, barco, barcos, abuela, abuelo, abuelos,
  aceptar, acera, acuerdo, adulto, adultos, agencia, agente, agentes, agosto, agua, ahorrar, ahorros, aire, alegre,
  alto, alta, altos, altas, ambiente, anciano, animal, año nuevo, apartado, aprobado, aprobada, arquitecto, arte,
  asunto, aula, ayuntamiento, azul, bajo, baja, bajos, bajas, banco, bancos, bebé, bebés, bicicleta, blanco, blanca,
  boca, boda, bosque, bus, cabeza, café, caja, calidad, calor, cama, cambio, cambiar, camino, campo, cara a cara,
  carrera, carretera, carta, casado, casada, casados, caso, causa, centro, cerrado, cielo, cine, cita, clima, cliente,
  clientes, cocina, cocinas, cocinar, color, colores, comer, comida, comprador, compradores, comunicar, condición,
  condiciones, confianza, conmigo, conocido, contacto, contactar, contado, contrato, corazón, correo, correr, corto,
  corta, crecer, crédito, cuerpo, cumpleaños, deuda, diciembre, diferente, diferentes, difícil, dios, distancia,
  distinto, distinta, doctor, domingo, dueño, dueña, dueños, edad, educación, ejercicio, empleo, empresa, enero,
  enfermera, enganche, enorme, entrada, entrega, entregar, escribir, escuchar, espacio, español, españa, esperar,
  esposa, esposo, estación, estado, estudiante, estudiantes, estudiar, euríbor, examen, fácil, familia, familias,
  familiar, febrero, fecha, feliz, fiesta, fiestas, fin, final, financiar, financiación, financiamiento, finde, firma,
  firmar, flor, flores, foto, fotos, fresco, frío, fuerte, fuego, futuro, ganar, gobierno, gris, grupo, hermana,
  hermano, hija, hijo, hijas, hijos, hipoteca, historia, hombre, hora, horas, horario, hotel, huésped, idea, iglesia,
  igualmente, impuesto, impuestos, individual, inglés, ingreso, ingresos, inmobiliaria, inquilino, inversión, inversor,
  inversionista, invierno, jefa, joven, jóvenes, jubilado, jubilación, jueves, julio, junio, largo, larga, ley, libre,
  libres, libro, limpieza, llamar, llamada, llegada, lluvia, lunes, luna, luz, madera, madre, maestra, maestro, mamá,
  mañana, mano, manos, mar, marido, martes, marzo, matrimonio, mayo, mayor, mayores, media hora, médico, memoria, mesa,
  miedo, miércoles, minuto, minutos, mitad, momento, motivo, mover, mujer, mundo, música, nacer, naranja, natural,
  naturaleza, navidad, necesario, necesidad, negocio, negro, negra, nene, nieto, nietos, nieve, niña, niñas, niño,
  niños, noche, noches, nombre, norte, novia, noviembre, novio, octubre, oeste, oficio, orden, oro, otoño, padre,
  padres, pagar, pago, pagos, país, papá, papel, pared, pareja, parejas, pasado, pasillo, paso, pelo, perdido, perder,
  perfil, permiso, persona, personas, plan, planes, plata, plaza, pobre, político, primavera, primo, prisa, problema,
  problemas, profesional, profesor, profesora, proyecto, prueba, puerta, puertas, punto, rápido, rápida, razón,
  realidad, recibir, recoger, regalo, regla, requisitos, retirado, reunión, rico, rojo, ropa, ruido, ruidoso, sábado,
  salario, salud, sangre, segundo, seguridad, seguro, semana santa, septiembre, setiembre, serio, servicio, servicios,
  siglo, silencio, silla, sistema, social, socio, sol, soltero, soltera, solución, sombra, sonido, sucio, sueldo, sueño,
  suerte, suficiente, sur, tarde, tardes, tarjeta, tasa, teléfono, temprano, tiempo, tía, tierno, trabajar, trabajo,
  trámite, trámites, triste, universidad, urgencia, vacaciones, valiente, vaso, vecino, vecina, vecinos, vecinas,
  vender, vendedor, ventana, ventanas, verano, verdad, verde, viaje, viajar, vida, viento, viernes, visado, viuda,
  viudo, volar, voz, llevar, lleva, llevo, traer, trae, traigo, sentir, siento, siente, dejar, deja, dejo, pedir, pido,
  pide, preferir, entender, entiendo, esperando, trabajando, viviendo, alguna vez, presupuestos, comodidad, comodidades,
  extras, características, amenidades, capital, caminando, andando, conduciendo, manejando, minutos caminando, bicis,
  coles, paz, tranquilidad, espera, poquito, poquita, quizás, ustedes dos, oeste, este, norte, sureste, centro médico,
  playas, montañas, montaña, valle, isla, lago, río, bahía, puerto, parque, museo, estadio, aeropuerto, trabajo remoto,
  remoto, cuadra, cuadras, manzana, manzanas, bloque, bloques, puente, fila, diseño, decoración, detalles, acabados,
  materiales, moderna, rústico, rústica, entrada de, enganche, enganche de, pago inicial, cuota inicial, anticipo
`
/**
 * Matters of opinion about a place or its people. We do not judge them; who wants to know is pointed to official
 * sources. They are no fault and no refusal.
 */
export const opinionPhrases = `
  zona segura, zonas seguras, barrio seguro, barrios seguros, vecindario seguro, vecindarios seguros, área segura,
  áreas seguras, segur[o|a|os|as], colonia segura, colonias seguras, lugar seguro, seguridad de la zona, seguridad del
  barrio, que sea segura, que sea seguro, zona tranquila y segura, sin delincuencia, poca delincuencia, baja
  delincuencia, baja criminalidad, delincuencia, criminalidad, índice de criminalidad, tasa de criminalidad, poco
  crimen, bajo crimen, sin crimen, crimen, robos, buenas escuelas, buenos colegios, buena escuela, buen colegio,
  mejores escuelas, mejores colegios, excelentes escuelas, excelentes colegios, distrito escolar, buen distrito
  escolar, buenos distritos escolares, escuelas buenas, colegios buenos, gente buena, buena gente, gente agradable,
  gente amable, buenos vecinos, vecinos agradables, vecinos amables, vecinos tranquilos, vecinos buenos, buen barrio,
  buenos barrios, buena zona, buenas zonas, buen vecindario, buenos vecindarios, buena área, buena colonia, mejor
  zona, mejor barrio, mejores barrios, mejores zonas, barrio bonito, barrio peligroso, zona peligrosa, zonas
  peligrosas, peligros[o|a|os|as], insegur[o|a|os|as], mala zona, malas zonas, mal barrio, malos barrios, barrio malo,
  zona conflictiva, barrio conflictivo, barrio emergente, zona emergente, buena reputación, zona bien, barrio bien,
  zona fea, comunidad amigable, barrio agradable, escuelas de calidad, colegios de calidad, buen ambiente, zona buena
`
