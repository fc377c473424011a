import type { LanguageTalk } from '../language-rows.fixture.ts'

/** Follow-ups in German. */
export const talks: readonly LanguageTalk[] = [
  [
    ['Häuser zum Verkauf in Kent', 'billiger'],
    { PropertyType: 'house', SaleType: 'for_sale', City: 'Kent' },
    { sort: 'cheapest first' },
  ],
  [
    ['Häuser in Seattle', 'günstiger', 'und in Kent?'],
    { PropertyType: 'house', City: 'Kent' },
    { sort: 'cheapest first' },
  ],
  [
    ['Häuser in Kent', 'mit Garage', 'und mit Pool'],
    { PropertyType: 'house', City: 'Kent', ParkingSpots: { min: 1 }, Description: ['Pool'] },
  ],
  [['Häuser in Kent unter 500.000', 'vergiss den Preis'], { PropertyType: 'house', City: 'Kent' }],
  [['Häuser in Kent unter 500.000', 'der Preis ist egal'], { PropertyType: 'house', City: 'Kent' }],
  [['Häuser in Kent unter 500.000', 'Preis spielt keine Rolle'], { PropertyType: 'house', City: 'Kent' }],
  [['Häuser in Kent mit Pool', 'Pool doch nicht'], { PropertyType: 'house', City: 'Kent' }],
  [['Häuser in Kent', 'nur Wohnungen'], { City: 'Kent', PropertyType: 'condo' }],
  [['Häuser in Kent', 'doch lieber Wohnungen'], { City: 'Kent', PropertyType: 'condo' }],
  [['Häuser in Kent mit 3 Schlafzimmern', 'doch lieber 4'], { PropertyType: 'house', City: 'Kent', Bedrooms: 4 }],
  [['Häuser in Kent', 'auch in Bellevue'], { PropertyType: 'house', City: ['Kent', 'Bellevue'] }],
  [['Häuser in Kent', 'jetzt in Bellevue'], { PropertyType: 'house', City: 'Bellevue' }],
  [['Häuser in Kent', 'und was ist mit Seattle?'], { PropertyType: 'house', City: 'Seattle' }],
  [['Häuser in Kent', 'wie wäre es mit Bellevue?'], { PropertyType: 'house', City: 'Bellevue' }],
  [['Häuser in Kent', 'größer'], { PropertyType: 'house', City: 'Kent' }, { sort: 'biggest first' }],
  [['Häuser in Kent', 'etwas kleiner'], { PropertyType: 'house', City: 'Kent' }, { sort: 'smallest first' }],
  [['Häuser in Kent', 'neuer'], { PropertyType: 'house', City: 'Kent' }, { sort: 'newest built first' }],
  [['Häuser in Kent', 'mehr Schlafzimmer'], { PropertyType: 'house', City: 'Kent' }, { sort: 'most bedrooms first' }],
  [['Wohnungen', 'zeig mir mehr'], { PropertyType: 'condo' }, { offset: 3 }],
  [['Häuser', 'nächste Seite'], { PropertyType: 'house' }, { offset: 9 }],
  [['Häuser in Kent', 'Häuser in Seattle mit Pool', 'zurück'], { PropertyType: 'house', City: 'Kent' }],
  [['Häuser in Kent mit Garage', 'von vorne'], {}],
  [['Häuser in Kent', 'wie viele sind das?'], { PropertyType: 'house', City: 'Kent' }, { figures: ['count id'] }],
  [
    ['Häuser in Kent', 'Durchschnittspreis davon?'],
    { PropertyType: 'house', City: 'Kent' },
    { figures: ['average Price'] },
  ],
  [['Häuser in Kent', 'nach Preis sortiert'], { PropertyType: 'house', City: 'Kent' }, { sort: 'cheapest first' }],
  [['Häuser in Kent', 'die günstigsten zuerst'], { PropertyType: 'house', City: 'Kent' }, { sort: 'cheapest first' }],
  [
    ['Häuser in Kent', 'die 2 günstigsten'],
    { PropertyType: 'house', City: 'Kent' },
    { sort: 'cheapest first', limit: 2 },
  ],
  [['Häuser in Kent', 'aber ohne Pool'], { PropertyType: 'house', City: 'Kent', not: { Description: ['Pool'] } }],
  [['Häuser in Kent', 'nur zum Verkauf'], { PropertyType: 'house', City: 'Kent', SaleType: 'for_sale' }],
  [
    ['Wohnungen in Seattle', 'nur zur Miete', 'und in Bellevue?'],
    { PropertyType: 'condo', SaleType: 'for_rent', City: 'Bellevue' },
  ],
  [
    ['Häuser in Kent', 'unter 450.000'],
    { PropertyType: 'house', City: 'Kent', Price: { max: 450000 }, SaleType: 'for_sale' },
  ],
  [
    ['Häuser in Kent', 'mindestens 3 Schlafzimmer und 2 Bäder'],
    { PropertyType: 'house', City: 'Kent', Bedrooms: { min: 3 }, Bathrooms: { min: 2 } },
  ],
  [['Häuser in Kent', 'egal wo'], { PropertyType: 'house' }],
  [['Häuser in Kent', 'Stadt egal'], { PropertyType: 'house' }],
  [
    ['Häuser in Kent', 'im Umkreis von 10 km um Kent'],
    { PropertyType: 'house', Distance: { maxMiles: 6.21, from: 'Kent' } },
  ],
  [
    ['Häuser in Kent', 'am liebsten mit Kamin'],
    { PropertyType: 'house', City: 'Kent', wishes: { Description: ['Kamin'] } },
    { sort: 'closest match first' },
  ],
  [['Häuser in Kent', 'nicht in Kent'], { PropertyType: 'house', not: { City: 'Kent' } }],
  [
    ['Häuser in Kent über 300.000', 'und unter 500.000'],
    { PropertyType: 'house', City: 'Kent', Price: { min: 300000, max: 500000 }, SaleType: 'for_sale' },
  ],
  [['Häuser in Kent', 'zu teuer'], { PropertyType: 'house', City: 'Kent' }, { sort: 'cheapest first' }],
  [
    ['Wohnungen zur Miete in Seattle', 'unter 2000', 'lieber zum Kaufen'],
    { PropertyType: 'condo', City: 'Seattle', SaleType: 'for_sale' },
  ],
]
