import type { Limits } from '../../criteria/condition.ts'
import { kilometersInMile } from '../../measures/measures.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })
const counted = (one: string, many: string) => (limits: string, count: number) =>
  `${limits} ${count === 1 ? one : many}`
const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name} ${limits}${tail}`

const joinOr = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ou ${last}`
}

/** One Portuguese for Brazil and Portugal: of two words the one that both understand. */
export const portugueseWording: Wording = {
  code: 'pt',
  // Digits in groups of three with a full stop, as Brazil writes them and Portugal reads them.
  locale: 'pt-BR',
  money: (number, symbol) => {
    if (symbol === '') return number
    if (symbol === 'R$') return `R$ ${number}`
    return symbol.endsWith('$') ? `${symbol}${number}` : `${number} ${symbol}`
  },
  or: joinOr,
  list: (parts) => parts.join(', '),
  limits: {
    exactly: (value) => `${value}`,
    atLeast: (value) => `pelo menos ${value}`,
    atMost: (value) => `no máximo ${value}`,
    moreThan: (value) => `mais de ${value}`,
    lessThan: (value) => `menos de ${value}`,
    range: (low, high, { aboveLow, belowHigh }) =>
      `${aboveLow ? 'mais de' : 'de'} ${low} ${belowHigh ? 'a menos de' : 'a'} ${high}`,
  },
  limited: {
    Price: named('preço:'),
    Bedrooms: counted('quarto', 'quartos'),
    Bathrooms: counted('banheiro', 'banheiros'),
    ParkingSpots: counted('vaga de garagem', 'vagas de garagem'),
    DaysOnMarket: (limits, count) => `no mercado: ${limits} ${count === 1 ? 'dia' : 'dias'}`,
    HOAMonth: named('condomínio (HOA):', ' por mês'),
    DepositFee: named('caução:'),
    ZestimatePrice: named('Zestimate:'),
    UnitAreaPrice: named('preço por área:'),
  },
  units: {
    'Square Feet': (amount) => `${amount} pés²`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count === 1 ? 'acre' : 'acres'}`,
    hectares: (amount, count) => `${amount} ${count === 1 ? 'hectare' : 'hectares'}`,
  },
  areas: { BuildingArea: (limits) => limits, LotArea: (limits) => `terreno de ${limits}` },
  years: describeYears,
  studios: 'estúdios',
  noParking: 'sem garagem',
  noHoa: 'sem condomínio (HOA)',
  anyHoa: 'com condomínio (HOA)',
  families: {
    house: 'casas',
    condo: 'apartamentos',
    townhouse: 'casas geminadas',
    multiFamily: 'imóveis multifamiliares',
    land: 'terrenos',
    mobile: 'casas móveis ou pré-fabricadas',
  },
  values: {
    for_sale: 'à venda',
    for_rent: 'para alugar',
    Sold: 'já vendidos',
    PreOnMarket: 'em breve no mercado',
    Pending: 'com venda pendente',
    ActiveUnderContract: 'sob contrato',
    Active: 'disponíveis',
    'Entire place': 'imóvel inteiro',
    Room: 'só um quarto',
    OpenHouse: 'com visita aberta (open house)',
    '3D': 'com visita virtual em 3D',
  },
  pricesIn: (name, symbol) => `preços em ${currencyNames[name] ?? symbol} (nada é convertido)`,
  inPlace: (names) => `em ${names}`,
  atAddress: (names) => `em ${names}`,
  mlsNumber: (names) => `número MLS ${names}`,
  nowhere: ' (não há anúncios lá)',
  noSuchNumber: ' (nenhum anúncio o tem)',
  within: (distance, name) => `a menos de ${distance} de ${name}`,
  distance: (miles, format) =>
    `${format(miles * kilometersInMile)} km (${format(miles)} ${format(miles) === '1' ? 'milha' : 'milhas'})`,
  must: (text, isFeature) => (isFeature ? `com: ${text}` : text),
  not: (text, isFeature) => (isFeature ? `sem: ${text}` : `nada de: ${text}`),
  misses: {
    insteadOf: (actual, wanted) => `${actual} em vez de ${wanted}`,
    unmentioned: (feature) => `não menciona: ${feature}`,
  },
  ideally: (text) => `de preferência: ${text}`,
  sorts: {
    Price: ways('do menor para o maior preço', 'do maior para o menor preço'),
    BuildingArea: ways('da menor para a maior área', 'da maior para a menor área'),
    LotArea: ways('do menor para o maior terreno', 'do maior para o menor terreno'),
    DaysOnMarket: ways('primeiro os anúncios mais recentes', 'primeiro os que estão há mais tempo no mercado'),
    YearBuilt: ways('primeiro os mais antigos', 'primeiro os de construção mais recente'),
    HOAMonth: ways('primeiro o condomínio mais baixo', 'primeiro o condomínio mais alto'),
    UnitAreaPrice: ways('primeiro o menor preço por área', 'primeiro o maior preço por área'),
    Bedrooms: ways('primeiro os de menos quartos', 'primeiro os de mais quartos'),
    Bathrooms: ways('primeiro os de menos banheiros', 'primeiro os de mais banheiros'),
  },
  closestTo: (name) => (name === '' ? 'primeiro o mais próximo' : `primeiro o mais próximo de ${name}`),
  closestMatch: 'primeiro o que mais corresponde',
  closestInPrice: 'primeiro o preço mais parecido',
  total: (total, formatted) =>
    total === 0
      ? 'Nenhum imóvel corresponde'
      : total === 1
        ? '1 imóvel corresponde'
        : `${formatted} imóveis correspondem`,
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : `: ${criteria}`}${order === null ? '' : `; ${order}`}.`,
  betweenSentences: ' ',
  nothingLeft: {
    cheaper: 'Não há nada mais barato.',
    pricier: 'Não há nada mais caro.',
    bigger: 'Não há nada maior.',
    smaller: 'Não há nada menor.',
    newer: 'Não há nada mais novo.',
    older: 'Não há nada mais antigo.',
    moreBedrooms: 'Não há nada com mais quartos.',
    fewerBedrooms: 'Não há nada com menos quartos.',
  },
  fairHousing:
    'Os imóveis nunca são escolhidos por quem mora ou pode morar lá, por isso deixei essa parte de lado; com prazer procuro por preço, tamanho, localização, características e outros dados do imóvel.',
  officialSources:
    'Sobre segurança e escolas consulte fontes oficiais, como as estatísticas da polícia e as páginas dos distritos escolares; os anúncios não as avaliam.',
}

const currencyNames: Record<string, string> = {
  'dólar canadense': 'dólares canadenses',
  'dólar australiano': 'dólares australianos',
  dólar: 'dólares',
  euro: 'euros',
  libra: 'libras',
  iene: 'ienes',
  yuan: 'yuans',
  rupia: 'rupias',
  'franco suíço': 'francos suíços',
  peso: 'pesos',
  coroa: 'coroas',
  real: 'reais',
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `ano de construção ${joinOr(oneOf.map(String))}`
  if (min !== undefined && min === max) return `ano de construção ${min}`
  if (min !== undefined && max !== undefined) return `construção de ${min} a ${max}`
  if (above !== undefined && below !== undefined) return `construção posterior a ${above} e anterior a ${below}`
  if (min !== undefined && below !== undefined) return `construção a partir de ${min} e anterior a ${below}`
  if (above !== undefined && max !== undefined) return `construção posterior a ${above} e até ${max}`
  if (min !== undefined) return `construção de ${min} ou posterior`
  if (max !== undefined) return `construção de ${max} ou anterior`
  return above !== undefined ? `construção posterior a ${above}` : `construção anterior a ${below}`
}
