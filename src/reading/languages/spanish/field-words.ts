import type { FieldWords } from '../tables/field-words.ts'

/** How Spanish denies what a record says. */
export const spanishFields: FieldWords = {
  fields: {
    Price: 'precio*, cuesta, cuanto cuesta, costo, coste, alquiler, renta',
    Bedrooms: 'habitacion*, dormitorio*, recamara*',
    Bathrooms: 'bano, banos',
    BuildingArea: 'superficie, metros cuadrados, tamano, como de grande, que tan grande',
    LotArea: 'terreno, parcela, lote',
    YearBuilt: 'construida, construido, construyo, ano de construccion, antiguedad, cuantos anos tiene, edad',
    DaysOnMarket: 'dias en el mercado, cuanto tiempo, cuantos dias',
    ParkingSpots: 'plazas de garaje, garaje, aparcamiento, estacionamiento, plazas',
    HOAMonth: 'hoa*, cuota de comunidad, gastos de comunidad, cuota',
    DepositFee: 'fianza, deposito',
    City: 'ciudad, donde, ubicacion',
    ZIP: 'codigo postal',
    MLSNumber: 'mls*',
    PropertyType: 'tipo de vivienda, tipo de propiedad, tipo de inmueble',
  },
  besides: `por que, quien, incluy*, incluid*, negocia*, cambi*, baj*, sub*, firme, antes, despues, otro, otra,
      otros, otras,
    anterior*, ultim*, todavia, aun`,
  untrue: `no es cierto que, no es verdad que, es falso que, es mentira que, es un error pensar, es un error creer, es
    incorrecto que, no es correcto que, nadie pide, ya no, dejo de, tampoco`,
  nounDenials: 'sin, ningun, ninguna, ninguno, carece, carece de, ni',
  fronts: 'sobre, acerca de, de, del, en cuanto a, respecto a, respecto de, con respecto a',
  yes: 'si, verdadero, incluido, incluida, incluidos, incluidas, permitido, permitidas, permitidos, disponible, hay, x',
  no: 'no, ninguno, ninguna, falso, nada, sin, no hay, no incluido, no incluida, no permitido, no permitidas',
  blank: 'n/a, nd, n/d, desconocido, no se sabe, no indicado, no consta, sin datos, no figura, no especificado',
  opposites: `
    !grande, grandes, amplia, amplio, amplias, amplios, espaciosa, espacioso / pequena, pequeno, pequenas,
      pequenos, compacta, compacto
    comprar, compra, adquirir / alquilar, alquiler, rentar, arrendar, renta
    comprar, compra, adquirir / vender, venta
    alquilar, alquiler, rentar / vender
    mas de, al menos, minimo, como minimo, a partir de, desde, por encima de, superior a / menos de, por debajo
      de, hasta, maximo, como maximo, como mucho, no mas de, tope, limite
    !barata, barato, baratas, baratos, economica, economico, asequible / cara, caro, caras, caros, lujosa, lujoso, lujo
    !nueva, nuevo, nuevas, nuevos, moderna, moderno / vieja, viejo, antigua, antiguo, historica
    !dia, de dia, manana / noche, de noche, noches
    !tranquila, tranquilo, silenciosa / animada, ruidosa, bulliciosa
    sola, solo / juntos, familia, pareja
    antes / despues
    !cerca / lejos
    casa, casas / apartamento, apartamentos, piso, pisos, departamento, condominio, adosada, adosado, terreno
    apartamento, apartamentos, piso, pisos, departamento, condominio / adosada, adosado, terreno
    !amueblada, amueblado / sin amueblar
    planta baja / ultima planta, atico
    imprescindible, debe, obligatorio, ya mismo / quizas, quiza, tal vez, opcional, solo miro
    presupuesto, gastar, pagar / gano, ingresos, sueldo`,
}
