import { makeTruths } from '../planted.ts'

const truth = makeTruths('Spanish')

// biome-ignore format: a sentence a line
export const spanishTruths = [
  ...truth('facts', 'sale', `
@home cuesta @price.
@home tiene @beds dormitorios y @baths baños.
@home se construyó en @year.
@home tiene @area.
@home está en @city.
@home está en venta.
@home lleva @days días en el mercado.`),
  ...truth('facts', 'rent', `
El alquiler de @home es de @price al mes.
El depósito de @home es de @deposit.`),
  ...truth('facts', 'fireplace', `
@home tiene chimenea.`),
  ...truth('facts', 'no pets', `
@home no admite mascotas.`),
  ...truth('facts in other wordings', 'sale', `
El precio de @home es de @price.
Por @price, @home le ofrece @bedsword dormitorios.
@home, en @city, tiene @baths baños.
Se construyó en @year y tiene @beds dormitorios.`),
  ...truth('visitor quoted', null, `
busco una casa por menos de 460.000 $ >> Usted pidió casas por menos de 460.000 $.
quiero 3 dormitorios >> Usted pidió 3 dormitorios.
algo con piscina >> Usted preguntó por una piscina.`),
  ...truth('politeness', null, `
¡Hola y bienvenido!
Muchas gracias por su pregunta.
Perdone, no le he entendido.
¡Que tenga un buen día!`),
  ...truth('offers and questions', null, `
¿Quiere ver más viviendas como esta?
¿Cuál es su presupuesto?
¿Busca para comprar o para alquilar?
También puedo buscar por precio o por tamaño.`),
  ...truth('general knowledge', null, `
Un dúplex es una casa con dos viviendas.
Un año tiene doce meses.
Muchos compradores piden una hipoteca al banco.
Una mudanza lleva su tiempo.`),
  ...truth('counts of other things', null, `
Tiene dos opciones: llamarnos o escribirnos.
Puedo ayudarle con una o dos preguntas a la vez.
Hay tres cosas que conviene recordar.
Tengo dos preguntas para usted.`),
  ...truth('terms', null, `
Un estudio es una vivienda sin dormitorio aparte.
La hipoteca es un préstamo para comprar una vivienda.
Las arras son una señal que paga el comprador.`),
  ...truth('steps of buying', null, `
Primero se hace una oferta y después responde el vendedor.
Lea el contrato antes de firmarlo.
Conviene hablar pronto con un banco.`),
  ...truth('unknown said', 'sale', `
El anuncio no dice si @home tiene sauna.
No sé si @home tiene piscina.
No puedo decirle si un barrio es seguro.
El anuncio no menciona los impuestos.`),
]
