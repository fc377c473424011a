import type { LanguageTalk } from '../language-rows.fixture.ts'

const cheapest = 'cheapest first'

/** Follow-ups in French. */
export const talks: readonly LanguageTalk[] = [
  [['maisons à vendre à Seattle', 'et à Kent ?'], { PropertyType: 'house', SaleType: 'for_sale', City: 'Kent' }],
  [
    ['maisons à Kent', 'avec garage', 'et avec piscine'],
    { PropertyType: 'house', City: 'Kent', ParkingSpots: { min: 1 }, Description: ['piscine'] },
  ],
  [['maisons à Seattle', 'moins chères'], { PropertyType: 'house', City: 'Seattle' }, { sort: cheapest }],
  [['maisons', 'moins cher', 'et à Kent ?'], { PropertyType: 'house', City: 'Kent' }, { sort: cheapest }],
  [['maisons à Kent à moins de 500 000', 'oublie le prix'], { PropertyType: 'house', City: 'Kent' }],
  [['maisons à Kent à moins de 500 000', 'le prix n’a pas d’importance'], { PropertyType: 'house', City: 'Kent' }],
  [['maisons à Kent avec piscine', 'enlève la piscine'], { PropertyType: 'house', City: 'Kent' }],
  [['maisons à Kent', 'seulement les appartements'], { City: 'Kent', PropertyType: 'condo' }],
  [['maisons à Kent', 'aussi à Bellevue'], { PropertyType: 'house', City: ['Kent', 'Bellevue'] }],
  [['maisons à Kent', 'maintenant à Bellevue'], { PropertyType: 'house', City: 'Bellevue' }],
  [['maisons à Kent', 'mais sans piscine'], { PropertyType: 'house', City: 'Kent', not: { Description: ['piscine'] } }],
  [['maisons à Kent', 'n’importe quelle ville'], { PropertyType: 'house' }],
  [
    ['maisons à Kent avec 3 chambres', 'avec 4 chambres à la place'],
    { PropertyType: 'house', City: 'Kent', Bedrooms: 4 },
  ],
  [['maisons à Kent', 'à Bellevue', 'retour en arrière'], { PropertyType: 'house', City: 'Kent' }],
  [['maisons à Kent', 'à Bellevue', 'reviens'], { PropertyType: 'house', City: 'Kent' }],
  [['maisons à Kent', 'recommencer'], {}],
  [['maisons à Kent', 'combien y en a-t-il ?'], { PropertyType: 'house', City: 'Kent' }, { figures: ['count id'] }],
  [
    ['maisons à Kent', 'quel est le prix moyen ?'],
    { PropertyType: 'house', City: 'Kent' },
    { figures: ['average Price'] },
  ],
  [['maisons', 'les 2 moins chères'], { PropertyType: 'house' }, { sort: cheapest, limit: 2 }],
  [['maisons à Kent', 'triées par prix'], { PropertyType: 'house', City: 'Kent' }, { sort: cheapest }],
  [['maisons à vendre à Kent', 'à louer'], { PropertyType: 'house', City: 'Kent', SaleType: 'for_rent' }],
  [['maisons près de Kent', 'à moins de 3 km'], { PropertyType: 'house', Distance: { maxMiles: 1.86, from: 'Kent' } }],
  [
    ['maisons à Kent', 'jusqu’à 450 000', 'à partir de 300 000'],
    { PropertyType: 'house', City: 'Kent', Price: { min: 300000, max: 450000 }, SaleType: 'for_sale' },
  ],
  [
    ['maisons à Kent', 'qui acceptent les animaux'],
    { PropertyType: 'house', City: 'Kent', Description: ['animaux acceptés'] },
  ],
  [['maisons à Kent', 'montre-m’en plus'], { PropertyType: 'house', City: 'Kent' }, { offset: 3 }],
]
