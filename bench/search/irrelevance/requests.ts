import type { LanguageName } from '../say.ts'

/** Requests in two pieces, so that a clause can be put between; all for sale, for a rental heeds a visitor's animals. */
export const requests: Record<LanguageName, readonly (readonly [string, string])[]> = {
  English: [
    ['I am looking for a house for sale in TOWN', '3 bedrooms and a garage, under 700k'],
    ['Condos for sale in TOWN please', 'At least 2 baths and a balcony'],
    ['We want to buy in TOWN', 'No townhouses, built after 1980'],
    ['Show me homes for sale within 6 miles of TOWN', 'Ideally with a fireplace, cheapest first'],
  ],
  Spanish: [
    ['Busco una casa en venta en TOWN', '3 dormitorios y garaje, menos de 700.000'],
    ['Quiero comprar un piso en TOWN', 'Al menos 2 baños y balcón'],
  ],
  French: [
    ['Je cherche une maison à vendre à TOWN', '3 chambres et un garage, moins de 700 000'],
    ['Je veux acheter un appartement à TOWN', 'Au moins 2 salles de bain et un balcon'],
  ],
  German: [
    ['Ich suche ein Haus zum Kauf in TOWN', '3 Schlafzimmer und Garage, unter 700.000'],
    ['Ich möchte eine Wohnung in TOWN kaufen', 'Mindestens 2 Bäder und Balkon'],
  ],
  Portuguese: [
    ['Procuro uma casa à venda em TOWN', '3 quartos e garagem, menos de 700.000'],
    ['Quero comprar um apartamento em TOWN', 'Pelo menos 2 casas de banho e varanda'],
  ],
  Chinese: [
    ['我想在TOWN买一套独立屋', '三个卧室，带车库，70万以下'],
    ['TOWN在售的公寓', '至少两个卫生间，要有阳台'],
  ],
}
