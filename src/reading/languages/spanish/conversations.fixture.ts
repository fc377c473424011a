import type { LanguageTalk } from '../language-rows.fixture.ts'

const cheapest = 'cheapest first'

/** Follow-ups in Spanish. */
export const talks: readonly LanguageTalk[] = [
  [['casas en venta en Seattle', '¿y en Kent?'], { PropertyType: 'house', SaleType: 'for_sale', City: 'Kent' }],
  [
    ['casas en Kent', 'con garaje', 'y con piscina'],
    { PropertyType: 'house', City: 'Kent', ParkingSpots: { min: 1 }, Description: ['piscina'] },
  ],
  [['casas en Seattle', 'más baratas'], { PropertyType: 'house', City: 'Seattle' }, { sort: cheapest }],
  [['casas', 'más baratas', '¿y en Kent?'], { PropertyType: 'house', City: 'Kent' }, { sort: cheapest }],
  [['casas en Kent por menos de 500 mil', 'olvida el precio'], { PropertyType: 'house', City: 'Kent' }],
  [['casas en Kent por menos de 500 mil', 'el precio no importa'], { PropertyType: 'house', City: 'Kent' }],
  [['casas en Kent con piscina', 'quita la piscina'], { PropertyType: 'house', City: 'Kent' }],
  [['casas en Kent', 'solo departamentos'], { City: 'Kent', PropertyType: 'condo' }],
  [['casas en Kent', 'también en Bellevue'], { PropertyType: 'house', City: ['Kent', 'Bellevue'] }],
  [['casas en Kent', 'ahora en Bellevue'], { PropertyType: 'house', City: 'Bellevue' }],
  [['casas en Kent', 'pero sin piscina'], { PropertyType: 'house', City: 'Kent', not: { Description: ['piscina'] } }],
  [['casas en Kent', 'cualquier ciudad'], { PropertyType: 'house' }],
  [
    ['casas en Kent con 3 habitaciones', 'con 4 habitaciones mejor'],
    { PropertyType: 'house', City: 'Kent', Bedrooms: 4 },
  ],
  [
    ['casas en Kent con 3 habitaciones', 'con 4 habitaciones en su lugar'],
    { PropertyType: 'house', City: 'Kent', Bedrooms: 4 },
  ],
  [['casas en Kent', 'en Bellevue', 'vuelve atrás'], { PropertyType: 'house', City: 'Kent' }],
  [['casas en Kent', 'empezar de nuevo'], {}],
  [['casas en Kent', '¿cuántas hay?'], { PropertyType: 'house', City: 'Kent' }, { figures: ['count id'] }],
  [
    ['casas en Kent', '¿cuál es el precio medio?'],
    { PropertyType: 'house', City: 'Kent' },
    { figures: ['average Price'] },
  ],
  [['casas', 'las 2 más baratas'], { PropertyType: 'house' }, { sort: cheapest, limit: 2 }],
  [['casas en Kent', 'ordénalas por precio'], { PropertyType: 'house', City: 'Kent' }, { sort: cheapest }],
  [['casas en venta en Kent', 'en alquiler'], { PropertyType: 'house', City: 'Kent', SaleType: 'for_rent' }],
  [['casas cerca de Kent', 'a menos de 3 km'], { PropertyType: 'house', Distance: { maxMiles: 1.86, from: 'Kent' } }],
  [
    ['casas en Kent', 'hasta 450 mil', 'desde 300 mil'],
    { PropertyType: 'house', City: 'Kent', Price: { min: 300000, max: 450000 }, SaleType: 'for_sale' },
  ],
  [
    ['casas en Kent', 'que acepten mascotas'],
    { PropertyType: 'house', City: 'Kent', Description: ['mascotas permitidas'] },
  ],
  [['casas en Kent', '98103'], { PropertyType: 'house', ZIP: '98103' }],
]
