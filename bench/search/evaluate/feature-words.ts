import type { LocalLanguage } from '../data/features.ts'

/** Of pets at all. */
export const petWords: readonly string[] = [
  ...['pets allowed', 'pet allowed', 'pets are allowed', 'pet friendly', 'pets friendly', 'pets yes', 'allows pets'],
  ...['pets welcome', 'pets are welcome', 'pets considered', 'pets are considered', 'pets ok', 'pets okay'],
]
export const dogWords: readonly string[] = ['dogs allowed', 'dogs welcome', 'dog friendly', 'dogs ok', 'dogs only']
export const catWords: readonly string[] = ['cats allowed', 'cats welcome', 'cat friendly', 'cats ok', 'cats only']

/**
 * The ways a text may say a feature: its word forms, and the synonyms that the specification names or that mean just the
 * same thing. Each is looked for as whole words.
 */
export const featureWords: Record<string, readonly string[]> = {
  pool: ['pool', 'pools'],
  'pets allowed': [...petWords, ...dogWords, ...catWords],
  waterfront: ['waterfront'],
  view: ['view', 'views'],
  fireplace: ['fireplace', 'fireplaces'],
  basement: ['basement', 'basements'],
  renovated: ['renovated', 'renovation', 'renovations', 'remodeled', 'remodelled', 'remodel'],
  furnished: ['furnished'],
  'air conditioning': ['air conditioning', 'air conditioned', 'air conditioner', 'ac', 'a/c'],
  balcony: ['balcony', 'balconies'],
  garden: ['garden', 'gardens'],
  'fenced yard': ['fenced yard', 'fenced yards'],
  'hardwood floors': ['hardwood floors', 'hardwood floor', 'hardwood flooring'],
  'solar panels': ['solar panels', 'solar panel'],
  elevator: ['elevator', 'elevators', 'lift'],
  gym: ['gym', 'gyms'],
  'hot tub': ['hot tub', 'hot tubs'],
  deck: ['deck', 'decks'],
  skylight: ['skylight', 'skylights'],
  'wine cellar': ['wine cellar', 'wine cellars'],
  sauna: ['sauna', 'saunas'],
  'koi pond': ['koi pond', 'koi ponds'],
  'chicken coop': ['chicken coop', 'chicken coops'],
  'heat pump': ['heat pump', 'heat pumps'],
  'wheelchair accessible': ['wheelchair accessible'],
  'step-free': ['step free'],
  '55+ community': ['55+ community', '55+'],
  'ev charger': ['ev charger', 'ev chargers', 'ev charging'],
  'home office': ['home office', 'home offices'],
  'walk-in closet': ['walk in closet', 'walk in closets'],
  'pizza oven': ['pizza oven', 'pizza ovens'],
  'wraparound porch': ['wraparound porch', 'wrap around porch'],
  barn: ['barn', 'barns'],
  'rv parking': ['rv parking'],
  'granite countertops': ['granite countertops', 'granite countertop'],
  dishwasher: ['dishwasher', 'dishwashers'],
  terrace: ['terrace', 'terraces'],
  'open floor plan': ['open floor plan', 'open plan'],
  unfurnished: ['unfurnished'],
  'section 8 accepted': ['section 8 accepted', 'accepts section 8'],
}

/** The same in the languages that listings are written in besides; Chinese is looked for anywhere in a clause. */
// biome-ignore format: one feature a line
export const localFeatureWords: Record<string, Partial<Record<LocalLanguage, readonly string[]>>> = {
  pool: { Portuguese: ['piscina'], Spanish: ['piscina', 'piscinas', 'alberca'], French: ['piscine', 'piscines'], German: ['pool', 'schwimmbad'], Chinese: ['泳池'] },
  'pets allowed': { Portuguese: ['animais permitidos', 'aceita animais', 'animais sao bem vindos'], Spanish: ['admiten mascotas', 'mascotas permitidas'], French: ['animaux acceptes', 'animaux sont acceptes'], German: ['haustiere erlaubt', 'haustiere sind erlaubt'], Chinese: ['可养宠物', '允许养宠物'] },
  view: { Portuguese: ['vista', 'vistas'], Spanish: ['vistas', 'vista'], French: ['vue'], Chinese: ['景观'] },
  fireplace: { Portuguese: ['lareira'], Spanish: ['chimenea'], French: ['cheminee'], German: ['kamin'], Chinese: ['壁炉'] },
  renovated: { Portuguese: ['renovado', 'remodelado'], Spanish: ['reformado', 'renovado'], French: ['renove'], German: ['renoviert'], Chinese: ['装修'] },
  furnished: { Portuguese: ['mobilado', 'mobiliado'], Spanish: ['amueblado'], French: ['meuble'], German: ['mobliert'], Chinese: ['家具'] },
  'air conditioning': { Portuguese: ['ar condicionado'], Spanish: ['aire acondicionado'], French: ['climatisation'], German: ['klimaanlage'], Chinese: ['空调'] },
  balcony: { Portuguese: ['varanda'], Spanish: ['balcon'], French: ['balcon'], German: ['balkon'], Chinese: ['阳台'] },
  terrace: { Portuguese: ['terraco'], Spanish: ['terraza'], French: ['terrasse'], German: ['terrasse'] },
  garden: { Portuguese: ['jardim'], Spanish: ['jardin'], French: ['jardin'], German: ['garten'], Chinese: ['花园'] },
  elevator: { Portuguese: ['elevador'], Spanish: ['ascensor'], French: ['ascenseur'], German: ['aufzug'], Chinese: ['电梯'] },
  basement: { Portuguese: ['cave'], Spanish: ['sotano'], French: ['sous sol'], German: ['keller'], Chinese: ['地下室'] },
  sauna: { German: ['sauna'] },
  'open floor plan': { French: ['cuisine ouverte', 'cuisine americaine'], Spanish: ['cocina abierta'], German: ['offene kuche'] },
}
