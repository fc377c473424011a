import type { LanguageRow } from '../language-rows.fixture.ts'

/** More of everything in Spanish. */
export const sentences: readonly LanguageRow[] = [
  [
    'Quiero una casita con patio cercado para mis perros, 3 cuartos y 2 baños, que no pase de los 450 mil',
    {
      PropertyType: 'house',
      Description: ['patio cercado'],
      Bedrooms: 3,
      Bathrooms: { min: 2 },
      Price: { max: 450000 },
      SaleType: 'for_sale',
    },
    { ignored: ['mis perros'] },
  ],
  [
    'Estamos buscando casa en Bellevue o Kirkland, 4+ habitaciones, 2,5 baños, construida después del 2005',
    {
      PropertyType: 'house',
      City: ['Bellevue', 'Kirkland'],
      Bedrooms: { min: 4 },
      Bathrooms: { min: 2.5 },
      YearBuilt: { above: 2005 },
    },
  ],
  [
    '¿Tendrán algún condominio de dos recámaras con vista al agua por menos de $700,000?',
    {
      PropertyType: 'condo',
      Bedrooms: 2,
      Description: ['vista al agua'],
      Price: { max: 700000 },
      SaleType: 'for_sale',
      CurrencySymbol: '$',
    },
  ],
  [
    'Piso amueblado de alquiler en Seattle, 1 dormitorio, máximo 1.900 euros mensuales',
    {
      PropertyType: 'condo',
      Description: ['amueblado'],
      SaleType: 'for_rent',
      City: 'Seattle',
      Bedrooms: 1,
      Price: { max: 1900 },
      CurrencySymbol: '€',
    },
  ],
  [
    'Se busca terreno de mínimo 2 acres cerca de White Center',
    { LotArea: { min: 2, unit: 'acres' }, PropertyType: 'land', Distance: { maxMiles: 5, from: 'White Center' } },
  ],
  [
    'casa de una sola planta con cocina abierta e isla',
    { PropertyType: 'house', Description: ['una sola planta', 'concepto abierto', 'isla de cocina'] },
  ],
  ['casas con menos de 5 días en el mercado', { PropertyType: 'house', DaysOnMarket: { max: 4 } }],
  [
    '¿Qué casas nuevas han salido esta semana en Kent?',
    { PropertyType: 'house', DaysOnMarket: { max: 7 }, City: 'Kent' },
    { ignored: ['nuevas', 'salido'] },
  ],
  [
    'necesito que tenga aire acondicionado y que acepten gatos',
    { Description: ['aire acondicionado', 'gatos permitidos'] },
  ],
  ['sin cuota de HOA, con garaje para tres coches', { HOAMonth: { max: 0 }, ParkingSpots: { min: 3 } }],
  [
    'prefiero casas con chimenea pero no es obligatorio',
    { wishes: { PropertyType: 'house', Description: ['chimenea'] } },
    { sort: 'closest match first' },
  ],
  [
    'departamento tipo loft en renta, nada de estudios',
    { PropertyType: 'condo', SaleType: 'for_rent', not: { Bedrooms: 0, not: { PropertyType: 'land' } } },
  ],
  [
    'quiero ver todas las casas en venta menos las de Kent',
    { PropertyType: 'house', SaleType: 'for_sale', not: { City: 'Kent' } },
  ],
  [
    '¿cuál es la renta promedio de un departamento de 2 recámaras en Seattle?',
    { SaleType: 'for_rent', PropertyType: 'condo', Bedrooms: 2, City: 'Seattle' },
  ],
  [
    '¿cuánto cuesta en promedio una casa en Kent?',
    { PropertyType: 'house', City: 'Kent' },
    { figures: ['average Price'] },
  ],
  [
    'dame el top 5 de casas más caras en Bellevue',
    { PropertyType: 'house', City: 'Bellevue' },
    { sort: 'most expensive first', limit: 5 },
  ],
  ['¿cuál es la propiedad con el terreno más grande?', {}, { sort: 'largest lot first' }],
  [
    'ordena las casas de Kent de menor a mayor precio',
    { PropertyType: 'house', City: 'Kent' },
    { sort: 'cheapest first' },
  ],
  [
    'casas entre 1,500 y 2,000 pies cuadrados',
    { PropertyType: 'house', BuildingArea: { min: 1500, max: 2000, unit: 'Square Feet' } },
  ],
  [
    'casa de 1.500 a 2.000 pies²',
    { PropertyType: 'house', BuildingArea: { min: 1500, max: 2000, unit: 'Square Feet' } },
  ],
  [
    'más de 200 m2 de construcción y 500 m2 de terreno',
    { BuildingArea: { min: 200, unit: 'Square Meters' }, LotArea: { min: 500, unit: 'Square Meters' } },
  ],
  ['lote de 10 mil pies cuadrados o más', { PropertyType: 'land', LotArea: { min: 10000, unit: 'Square Feet' } }],
  ['casas construidas en los 80 o antes', { PropertyType: 'house', YearBuilt: { max: 1989 } }],
  ['apartamentos construidos entre 2010 y 2020', { PropertyType: 'condo', YearBuilt: { min: 2010, max: 2020 } }],
  [
    'alquiler por menos de mil quinientos dólares al mes',
    { Price: { max: 1500 }, SaleType: 'for_rent', CurrencySymbol: '$' },
  ],
  ['casas de medio millón para arriba', { PropertyType: 'house', Price: { min: 500000 }, SaleType: 'for_sale' }],
  [
    'precio entre cuatrocientos y quinientos mil dólares',
    { Price: { min: 400000, max: 500000 }, SaleType: 'for_sale', CurrencySymbol: '$' },
  ],
  ['entre 1 y 1.5 millones', { Price: { min: 1000000, max: 1500000 }, SaleType: 'for_sale' }],
  ['hasta 1,2 M€', { Price: { max: 1200000 }, SaleType: 'for_sale', CurrencySymbol: '€' }],
  [
    'por unos 350.000 dólares más o menos',
    { Price: { min: 315000, max: 385000 }, SaleType: 'for_sale', CurrencySymbol: '$' },
  ],
  ['busco una vivienda multifamiliar o un dúplex en Kent', { PropertyType: 'multiFamily', City: 'Kent' }],
  ['casa rodante en Mobile', { PropertyType: 'mobile', City: 'Mobile' }],
  [
    'habitación privada en alquiler cerca de Bellevue',
    { SpaceType: 'Room', SaleType: 'for_rent', Distance: { maxMiles: 5, from: 'Bellevue' } },
  ],
  ['que esté a menos de dos millas del centro de Seattle', { Distance: { maxMiles: 2, from: 'Seattle' } }],
  ['a no más de 8 kilómetros de 98004', { Distance: { maxMiles: 4.97, from: '98004' } }],
  ['vivienda en el código postal 98030 o 98103', { ZIP: ['98030', '98103'] }],
  ['propiedades en WA excepto Seattle', { State: 'WA', not: { City: 'Seattle' } }],
  ['casa en la 12 Main St', { PropertyType: 'house', Address: '12 Main St' }],
  ['la ficha MLS 1234505', { MLSNumber: '1234505' }, { ignored: ['ficha'] }],
  ['próximas a salir al mercado en Federal Way', { Status: 'PreOnMarket', City: 'Federal Way' }],
  ['¿se vendió alguna casa en Independence?', { Status: 'Sold', PropertyType: 'house', City: 'Independence' }],
  ['con jornada de puertas abiertas el domingo', { Tours: 'OpenHouse' }, { ignored: ['domingo'] }],
  ['casa con jacuzzi, sauna y gimnasio', { PropertyType: 'house', Description: ['jacuzzi', 'sauna', 'gimnasio'] }],
  ['penthouse con terraza y vistas a la ciudad', { Description: ['ático', 'terraza', 'vista a la ciudad'] }],
  [
    'casa de ladrillo con pisos de madera y techos altos',
    { PropertyType: 'house', Description: ['ladrillo', 'suelos de madera', 'techos altos'] },
  ],
  [
    'casa con cuarto de lavado, despensa y vestidor',
    { PropertyType: 'house', Description: ['lavandería', 'despensa', 'vestidor'] },
  ],
  ['¿hay departamentos con servicios incluidos?', { PropertyType: 'condo', Description: ['servicios incluidos'] }],
  [
    'casa para remodelar barata en Kent',
    { PropertyType: 'house', Description: ['para reformar'], City: 'Kent' },
    { sort: 'cheapest first' },
  ],
  [
    'casa cerca del hospital y del parque',
    { PropertyType: 'house', Description: ['cerca de un hospital', 'cerca de un parque'] },
  ],
  ['zona tranquila, calle sin salida', { Description: ['tranquilo', 'calle sin salida'] }],
  ['casas en la calle Main', { PropertyType: 'house', Address: 'calle Main' }],
  ['en la avenida Oak', { Address: 'avenida Oak' }],
]
