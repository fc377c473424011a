import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('Spanish')

// biome-ignore format: a sentence a line
export const spanishTruths = [
  ...truth('facts', 'sale', `
Piden @price por @home.
@home sigue disponible.
El número MLS de @home es @mls.
El año de construcción de @home es @year.`),
  ...truth('facts', 'sold', `
@home ya está vendida.`),
  ...truth('facts', 'rent', `
@home se alquila por @price al mes, con un depósito de @deposit.`),
  ...truth('facts', 'no fireplace', `
@home no tiene chimenea.`),
  ...truth('facts in other wordings', 'sale', `
En @city puede usted comprar @home por @price.
@home es de @year y tiene @bedsword dormitorios.
En cuanto a baños, @home tiene @baths.`),
  ...truth('rounded figures', 'sale', `
@home cuesta unos @roundprice.
@home cuesta menos de @underprice.
@home cuesta más de @overprice.
@home es de la @decade.`),
  ...truth('comparison of homes', 'sale', `
@cheaper es más barata que @dearer.
@larger es más grande que @smaller.`),
  ...truth('tables and lists', 'sale', `
| Precio de @home | @price | ⏎ | --- | --- | ⏎ | Dormitorios | @beds | ⏎ | Baños | @baths |
@home: @price; @beds dormitorios; @baths baños; año @year.`),
  ...truth('long answers', 'sale', `
@home está en venta en @city por @price, tiene @beds dormitorios, @baths baños y @area, y se construyó en @year.`),
  ...truth('hedged facts', 'sale', `
Según el anuncio, @home cuesta @price.
Creo que @home tiene @beds dormitorios.`),
  ...truth('visitor quoted', null, `
mi tope son 390.000 $ >> Usted dijo que su tope son 390.000 $.
no queremos piscina >> Usted dijo que no quiere piscina.`),
  ...truth('politeness', null, `
Con mucho gusto.
¡Mucha suerte con su búsqueda!
Disculpe la confusión.`),
  ...truth('offers and questions', null, `
Si quiere, puedo comparar dos viviendas.
¿Cuánto le gustaría gastar?
¿Las ordeno por precio?`),
  ...truth('general knowledge', null, `
Una hectárea son 10.000 metros cuadrados.
Las casas antiguas suelen necesitar más cuidados.
Los tipos de interés suben y bajan.`),
  ...truth('building and renting', null, `
El inquilino suele pagar la renta una vez al mes.
Un buen aislamiento ahorra energía.
Para construir suele hacer falta un permiso.`),
  ...truth('counts of other things', null, `
El año tiene cuatro estaciones.
Le doy tres consejos.`),
  ...truth('terms', null, `
La fianza es el dinero que el inquilino deja en garantía.
Una tasación es la estimación del valor por un experto.
Un inquilino es quien vive de alquiler.`),
  ...truth('steps of buying', null, `
Empiece por calcular cuánto puede pagar.
El último paso es la firma ante notario.
Nunca envíe dinero a quien no conoce.`),
  ...truth('unknown said', 'sale', `
En el anuncio de @home no consta si hay ascensor.
No tengo datos sobre los impuestos de @home.
No he hablado con nadie sobre @home.`),
]
