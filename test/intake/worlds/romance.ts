import {
  type ExpectedHome,
  group,
  type Home,
  inventHomes,
  squareFeet,
  type World,
  world,
  writeTable,
} from '../world.ts'

const spanish = inventHomes('ES', ['Calle Mayor', 'Avenida del Sol', 'Plaza Nueva'], ['Málaga', 'Marbella'])
const dots = (value: number, decimals = 0): string => group(value, 'de-DE', decimals)
const sale = (home: Home): ExpectedHome => ({
  MLSNumber: home.ref,
  City: home.city,
  Price: home.price,
  SaleType: 'for_sale',
})

const spain = world(
  { name: 'es-portal', country: 'ES', note: 'habitaciones, superficies, estado del anuncio' },
  writeTable(
    spanish,
    [
      ['Referencia', ({ ref }) => ref],
      ['Tipo de inmueble', () => 'Piso'],
      ['Operación', () => 'Venta'],
      ['Precio', ({ price }) => `${dots(price)} €`],
      ['Dirección', ({ street, number }) => `${street}, ${number}`],
      ['Población', ({ city }) => city],
      ['Provincia', () => 'Málaga'],
      ['Código Postal', ({ index }) => `2960${index}`],
      ['Habitaciones', ({ beds }) => String(beds)],
      ['Baños', ({ full }) => String(full)],
      ['Superficie construida', ({ sqm }) => `${sqm} m²`],
      ['Año de construcción', ({ year }) => String(year)],
      ['Estado', ({ index }) => (index % 3 === 1 ? 'Reservado' : 'Disponible')],
      ['Fotos', ({ ref }) => `https://pics.example/${ref}-1.jpg|https://pics.example/${ref}-2.jpg`],
      ['Propietario', () => 'Don Propio'],
      ['Notas internas', () => 'llaves en conserjería'],
    ],
    { delimiter: ';' },
  ),
  spanish.map((home) => ({
    ...sale(home),
    State: 'Málaga',
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
    Currency: 'EUR',
    Available: home.index % 3 !== 1,
    StatusWord: home.index % 3 === 1 ? 'Reservado' : 'Disponible',
    HomeType: 'Piso',
    Pictures: 2,
    Secret: ['Don Propio', 'conserjería'],
  })),
)

const both = world(
  { name: 'es-alquiler', country: 'ES', note: 'rents a month beside sales, useful and built areas' },
  writeTable(
    spanish,
    [
      ['Ref.', ({ ref }) => ref],
      ['Tipo de operación', ({ index }) => (index % 2 === 0 ? 'Alquiler' : 'Venta')],
      ['Precio', ({ index, rent, price }) => (index % 2 === 0 ? `${dots(rent)} €/mes` : `${dots(price)} €`)],
      ['Ciudad', ({ city }) => city],
      ['Dormitorios', ({ beds }) => `${beds} dorm.`],
      ['m² útiles', ({ sqm }) => String(sqm)],
      ['Gastos de comunidad', () => '95 €'],
    ],
    { delimiter: ';' },
  ),
  spanish.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    SaleType: home.index % 2 === 0 ? ('for_rent' as const) : ('for_sale' as const),
    Price: home.index % 2 === 0 ? home.rent : home.price,
    Bedrooms: home.beds,
    Sqft: squareFeet(home.sqm),
    Currency: 'EUR',
  })),
)

const mexican = inventHomes('MX', ['Calle Hidalgo', 'Avenida Juárez'], ['Guadalajara', 'Zapopan'])
const mexico = world(
  { name: 'mx-lista', country: 'MX', note: 'pesos, recámaras, medios baños' },
  writeTable(mexican, [
    ['Clave', ({ ref }) => ref],
    ['Operación', () => 'Venta'],
    ['Precio MXN', ({ price }) => `$${group(price * 12, 'en-US', 2)}`],
    ['Ciudad', ({ city }) => city],
    ['Estado', () => 'Jalisco'],
    ['Recámaras', ({ beds }) => String(beds)],
    ['Baños completos', ({ full }) => String(full)],
    ['Medios baños', ({ half }) => String(half)],
    ['M2 construcción', ({ sqm }) => `${sqm}.5`],
    ['M2 terreno', ({ lotSqm }) => group(lotSqm, 'en-US')],
    ['Estacionamientos', () => '2'],
  ]),
  mexican.map((home) => ({
    ...sale(home),
    Price: home.price * 12,
    State: 'Jalisco',
    Bedrooms: home.beds,
    Bathrooms: home.full + home.half / 2,
    Sqft: squareFeet(home.sqm + 0.5),
    LotSqft: squareFeet(home.lotSqm),
    Currency: 'MXN',
  })),
)

const argentina = world(
  { name: 'ar-ambientes', country: 'AR', note: 'ambientes count the living room, dollars' },
  writeTable(
    spanish,
    [
      ['Código', ({ ref }) => ref],
      ['Precio', ({ price }) => `USD ${dots(price)}`],
      ['Barrio', () => 'Palermo'],
      ['Ambientes', ({ beds }) => String(beds + 1)],
      ['Superficie total', ({ sqm }) => `${sqm} m2`],
    ],
    { delimiter: ';' },
  ),
  spanish.map((home) => ({
    MLSNumber: home.ref,
    Price: home.price,
    Bedrooms: home.beds,
    Sqft: squareFeet(home.sqm),
    Currency: 'USD',
  })),
)

const french = inventHomes('FR', ['rue des Lilas', 'avenue Foch', 'place du Marché'], ['Lyon', 'Annecy'])
const blanks = (value: number): string => group(value, 'fr-FR').replaceAll(/\s/g, ' ')
const france = world(
  { name: 'fr-agence', country: 'FR', note: 'blanks between thousands, pièces and chambres, FAI' },
  writeTable(
    french,
    [
      ['Réf. mandat', ({ ref }) => ref],
      ['Type de bien', () => 'Appartement'],
      ['Adresse', ({ number, street }) => `${number} ${street}`],
      ['Code postal', ({ index }) => `6900${index}`],
      ['Ville', ({ city }) => city],
      ['Prix FAI', ({ price, index }) => (index === 5 ? 'Nous consulter' : `${blanks(price)} €`)],
      ['Nb pièces', ({ beds }) => String(beds + 1)],
      ['Nb chambres', ({ beds }) => String(beds)],
      ['Salles de bain', ({ full }) => String(full)],
      ['Surface habitable (m²)', ({ sqm }) => `${sqm},25`],
      ['Surface terrain', ({ lotSqm }) => `${blanks(lotSqm)} m²`],
      ['Année construction', ({ year }) => String(year)],
      ['Statut', ({ index }) => (index % 4 === 2 ? 'Sous compromis' : 'Disponible')],
      ['Négociateur', ({ agent }) => agent],
      ['Descriptif', () => '<ul><li>Balcon</li><li>Cave</li></ul>'],
    ],
    { delimiter: ';' },
  ),
  french.map((home) => ({
    MLSNumber: home.ref,
    StreetAddress: `${home.number} ${home.street}`,
    City: home.city,
    SaleType: 'for_sale' as const,
    ...(home.index === 5 ? { PriceUnknown: true as const } : { Price: home.price }),
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm + 0.25),
    LotSqft: squareFeet(home.lotSqm),
    YearBuilt: home.year,
    Currency: 'EUR',
    Available: home.index % 4 !== 2,
    AgentName: home.agent,
    HomeType: 'Appartement',
    Text: ['• Balcon', '• Cave'],
  })),
)

const loyers = world(
  { name: 'fr-location', country: 'FR', note: 'rents with charges, T2 and T3' },
  writeTable(
    french,
    [
      ['Référence', ({ ref }) => ref],
      ['Typologie', ({ beds }) => `T${beds + 1}`],
      ['Ville', ({ city }) => city],
      ['Loyer CC', ({ rent }) => `${blanks(rent)} € CC`],
      ['Dépôt de garantie', ({ rent }) => `${blanks(rent)} €`],
      ['Surface', ({ sqm }) => `${sqm} m²`],
      ['Disponibilité', () => 'immédiate'],
    ],
    { delimiter: ';' },
  ),
  french.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    SaleType: 'for_rent' as const,
    Price: home.rent,
    Bedrooms: home.beds,
    Sqft: squareFeet(home.sqm),
    Currency: 'EUR',
  })),
)

const brazilian = inventHomes('BR', ['Rua das Flores', 'Avenida Central'], ['Campinas', 'Santos'])
const brazil = world(
  { name: 'br-imobiliaria', country: 'BR', note: 'reais, quartos, vagas, condomínio' },
  writeTable(
    brazilian,
    [
      ['Código do imóvel', ({ ref }) => ref],
      ['Finalidade', ({ index }) => (index % 2 === 0 ? 'Venda' : 'Aluguel')],
      ['Valor', ({ index, price, rent }) => (index % 2 === 0 ? `R$ ${dots(price, 2)}` : `R$ ${dots(rent, 2)}`)],
      ['Endereço', ({ street, number }) => `${street}, ${number}`],
      ['Bairro', () => 'Centro'],
      ['Cidade', ({ city }) => city],
      ['UF', () => 'SP'],
      ['CEP', ({ index }) => `1301${index}-000`],
      ['Quartos', ({ beds }) => String(beds)],
      ['Banheiros', ({ full }) => String(full)],
      ['Vagas', () => '2'],
      ['Área útil (m²)', ({ sqm }) => `${sqm},50`],
      ['Condomínio', () => 'R$ 650,00'],
      ['Proprietário', () => 'Dona Proprix'],
      ['Corretor', ({ agent }) => agent],
    ],
    { delimiter: ';' },
  ),
  brazilian.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    State: 'SP',
    SaleType: home.index % 2 === 0 ? ('for_sale' as const) : ('for_rent' as const),
    Price: home.index % 2 === 0 ? home.price : home.rent,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm + 0.5),
    Currency: 'BRL',
    AgentName: home.agent,
    Secret: ['Proprix'],
  })),
)

const portuguese = inventHomes('PT', ['Rua do Ouro', 'Travessa Nova'], ['Porto', 'Braga'])
const portugal = world(
  { name: 'pt-portal', country: 'PT', note: 'T2 and T3 count bedrooms, concelho and freguesia' },
  writeTable(
    portuguese,
    [
      ['Referência', ({ ref }) => ref],
      ['Negócio', () => 'Venda'],
      ['Tipologia', ({ beds }) => `T${beds}`],
      ['Preço', ({ price }) => `${blanks(price)} €`],
      ['Morada', ({ street, number }) => `${street}, ${number}`],
      ['Concelho', ({ city }) => city],
      ['Freguesia', () => 'Bonfim'],
      ['Código Postal', ({ index }) => `400${index}-123`],
      ['Casas de banho', ({ full }) => String(full)],
      ['Área bruta', ({ sqm }) => `${sqm} m²`],
      ['Ano de construção', ({ year }) => String(year)],
      ['Situação', ({ index }) => (index === 3 ? 'Vendido' : 'Disponível')],
    ],
    { delimiter: ';' },
  ),
  portuguese.map((home) => ({
    ...sale(home),
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
    Currency: 'EUR',
    Available: home.index !== 3,
  })),
)

const italian = inventHomes('IT', ['Via Roma', 'Corso Italia'], ['Torino', 'Asti'])
const italy = world(
  { name: 'it-agenzia', country: 'IT', note: 'camere da letto, trattativa riservata' },
  writeTable(
    italian,
    [
      ['Riferimento', ({ ref }) => ref],
      ['Contratto', () => 'Vendita'],
      ['Tipologia', () => 'Villetta'],
      ['Prezzo', ({ price, index }) => (index === 2 ? 'Trattativa riservata' : `€ ${dots(price)}`)],
      ['Indirizzo', ({ street, number }) => `${street} ${number}`],
      ['Comune', ({ city }) => city],
      ['CAP', ({ index }) => `1012${index}`],
      ['Camere da letto', ({ beds }) => String(beds)],
      ['Bagni', ({ full }) => String(full)],
      ['Superficie (mq)', ({ sqm }) => String(sqm)],
    ],
    { delimiter: ';' },
  ),
  italian.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    SaleType: 'for_sale' as const,
    ...(home.index === 2 ? { PriceUnknown: true as const } : { Price: home.price }),
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    Currency: 'EUR',
  })),
)

const dutch = inventHomes('NL', ['Kerkstraat', 'Molenweg'], ['Utrecht', 'Gouda'])
const netherlands = world(
  { name: 'nl-makelaar', country: 'NL', note: 'k.k., slaapkamers, verkocht onder voorbehoud' },
  writeTable(
    dutch,
    [
      ['Objectnummer', ({ ref }) => ref],
      ['Straat', ({ street }) => street],
      ['Huisnummer', ({ number }) => number],
      ['Postcode', ({ index }) => `351${index} AB`],
      ['Plaats', ({ city }) => city],
      ['Vraagprijs', ({ price }) => `€ ${dots(price)} k.k.`],
      ['Slaapkamers', ({ beds }) => String(beds)],
      ['Badkamers', ({ full }) => String(full)],
      ['Woonoppervlakte', ({ sqm }) => `${sqm} m²`],
      ['Bouwjaar', ({ year }) => String(year)],
      ['Status', ({ index }) => (index % 3 === 2 ? 'Verkocht onder voorbehoud' : 'Beschikbaar')],
    ],
    { delimiter: ';' },
  ),
  dutch.map((home) => ({
    ...sale(home),
    StreetAddress: `${home.street} ${home.number}`,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
    Currency: 'EUR',
    Available: home.index % 3 !== 2,
    Qualifier: 'k.k.',
  })),
)

export const romance: readonly World[] = [
  spain,
  both,
  mexico,
  argentina,
  france,
  loyers,
  brazil,
  portugal,
  italy,
  netherlands,
]
