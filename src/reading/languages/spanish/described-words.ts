import type { DescribedWords } from '../tables/described-words.ts'

export const spanishDescribedWords: DescribedWords = {
  code: 'es',
  pronoun: 'esa propiedad',
  the: 'el, la, ese, esa, este, esta, aquel, aquella, del, al',
  one: 'casa, vivienda, propiedad, inmueble, hogar, sitio, anuncio, unidad',
  kinds: `piso, apartamento, departamento, condominio, adosado, adosada, duplex, triplex, estudio, loft, atico, chalet, cabaña,
    bungalow, terreno, lote, parcela, villa, finca, penthouse, rancho, parcela`,
  rooms: 'habitaciones, dormitorios, recámaras, cuartos',
  links: 'con, de, del, en, sobre, encima, junto, cerca, que, frente, al, tras, bajo',
  more: 'más',
  some: 'un, una, tiene, tenía, lleva',
  small: 'el, la, los, las, de, del, a, al, su',
  ends: `es, era, esta, estan, son, sigue, hay, se, puede, puedo, podemos, podria, quiero, cuanto, cuantos, cuantas, cual,
    como, cuando, donde, por, que, y, o, pero, si, para, acepta, aceptan, permite, permiten, cuesta, vale, parece, me, te, le,
    nos, mañana, hoy, lunes, martes, miercoles, jueves, viernes, sabado, domingo, disponible, todavia, aun, ya, incluye, con`,
  never:
    'misma, mismo, otra, otro, primera, primer, segunda, segundo, tercera, ultima, ultimo, unica, mejor, sueños, ideal, abierta, abiertas, puertas, siguiente, toda, entera, entero',
  cheaper: 'barata, barato | economica, economico',
  pricier: 'cara, caro |',
  bigger: 'grande, amplia, amplio | ',
  smaller: 'pequeña, pequeño, chica, chico |',
  newer: 'nueva, nuevo |',
  older: 'vieja, viejo, antigua, antiguo |',
}
