import type { LanguageCode } from '../../../reading/languages/language.ts'

export interface Phrases {
  found: (count: string) => string
  home: (name: string, facts: string) => string
  price: (amount: string) => string
  beds: (count: string) => string
  baths: (count: string) => string
  area: (count: string) => string
  wrongArea: (count: string) => string
  year: (year: string) => string
  days: (count: string) => string
  parking: (count: string) => string
  feature: (name: string) => string
  features: readonly string[]
  difference: (amount: string, one: string, other: string) => string
  average: (amount: string) => string
  date: (day: string) => string
  join: string
  words: readonly string[]
  bigWords: string
  group: string
  end: string
  intro: string
  outro: string
}

const small = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  pt: 'zero um dois três quatro cinco seis sete oito nove dez onze doze',
  zh: '零 一 两 三 四 五 六 七 八 九 十 十一 十二',
}

/** How the inventing model says things, in each language. */
export const phrases: Record<LanguageCode, Phrases> = {
  en: {
    found: (count) => `I found ${count} homes for you.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `costs $${amount}`,
    beds: (count) => `has ${count} bedrooms`,
    baths: (count) => `has ${count} bathrooms`,
    area: (count) => `offers ${count} sq ft of living space`,
    wrongArea: (count) => `offers ${count} m² of living space`,
    year: (year) => `was built in ${year}`,
    days: (count) => `has been on the market for ${count} days`,
    parking: (count) => `comes with ${count} parking spots`,
    feature: (name) => `has a ${name}`,
    features: ['sauna', 'wine cellar', 'tennis court', 'hot tub', 'rooftop deck'],
    difference: (amount, one, other) => `${one} is $${amount} cheaper than ${other}.`,
    average: (amount) => `On average these homes cost $${amount}.`,
    date: (day) => `The next open house is on March ${day}.`,
    join: ', ',
    words: small.en.split(' '),
    bigWords: 'seven hundred thirteen thousand',
    group: ',',
    end: ' ',
    intro: 'Of course, here is what I know.',
    outro: 'Would you like to see more?',
  },
  es: {
    found: (count) => `He encontrado ${count} viviendas para usted.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `cuesta ${amount} $`,
    beds: (count) => `tiene ${count} dormitorios`,
    baths: (count) => `tiene ${count} baños`,
    area: (count) => `ofrece ${count} pies cuadrados de vivienda`,
    wrongArea: (count) => `ofrece ${count} m² de vivienda`,
    year: (year) => `fue construida en ${year}`,
    days: (count) => `lleva ${count} días en el mercado`,
    parking: (count) => `dispone de ${count} plazas de aparcamiento`,
    feature: (name) => `tiene ${name}`,
    features: ['sauna', 'jacuzzi'],
    difference: (amount, one, other) => `${one} es ${amount} $ más barata que ${other}.`,
    average: (amount) => `De promedio estas casas cuestan ${amount} $.`,
    date: (day) => `La próxima visita es el ${day} de marzo.`,
    join: ', ',
    words: small.es.split(' '),
    bigWords: 'setecientos trece mil',
    group: '.',
    end: ' ',
    intro: 'Claro, esto es lo que sé.',
    outro: '¿Quiere ver más?',
  },
  fr: {
    found: (count) => `J’ai trouvé ${count} maisons pour vous.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `coûte ${amount} $`,
    beds: (count) => `compte ${count} chambres`,
    baths: (count) => `compte ${count} salles de bains`,
    area: (count) => `offre ${count} pieds carrés habitables`,
    wrongArea: (count) => `offre ${count} m² habitables`,
    year: (year) => `a été construite en ${year}`,
    days: (count) => `est sur le marché depuis ${count} jours`,
    parking: (count) => `dispose de ${count} places de parking`,
    feature: (name) => `a un ${name}`,
    features: ['sauna', 'jacuzzi'],
    difference: (amount, one, other) => `${one} coûte ${amount} $ de moins que ${other}.`,
    average: (amount) => `En moyenne ces maisons coûtent ${amount} $.`,
    date: (day) => `La prochaine visite est le ${day} mars.`,
    join: ', ',
    words: small.fr.split(' '),
    bigWords: 'sept cent treize mille',
    group: '\u202F',
    end: ' ',
    intro: 'Bien sûr, voici ce que je sais.',
    outro: 'Voulez-vous en voir plus ?',
  },
  de: {
    found: (count) => `Ich habe ${count} Häuser für Sie gefunden.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `kostet ${amount} $`,
    beds: (count) => `hat ${count} Schlafzimmer`,
    baths: (count) => `hat ${count} Badezimmer`,
    area: (count) => `bietet ${count} Quadratfuß Wohnfläche`,
    wrongArea: (count) => `bietet ${count} m² Wohnfläche`,
    year: (year) => `wurde ${year} gebaut`,
    days: (count) => `ist seit ${count} Tagen am Markt`,
    parking: (count) => `hat ${count} Stellplätze`,
    feature: (name) => `hat eine ${name}`,
    features: ['Sauna'],
    difference: (amount, one, other) => `${one} ist ${amount} $ günstiger als ${other}.`,
    average: (amount) => `Im Durchschnitt kosten diese Häuser ${amount} $.`,
    date: (day) => `Die nächste Besichtigung ist am ${day}. März.`,
    join: ', ',
    words: small.de.split(' '),
    bigWords: 'siebenhundertdreizehntausend',
    group: '.',
    end: ' ',
    intro: 'Gerne, hier ist, was ich weiß.',
    outro: 'Möchten Sie mehr sehen?',
  },
  pt: {
    found: (count) => `Encontrei ${count} casas para você.`,
    home: (name, facts) => `${name} ${facts}.`,
    price: (amount) => `custa ${amount} $`,
    beds: (count) => `tem ${count} quartos`,
    baths: (count) => `tem ${count} banheiros`,
    area: (count) => `oferece ${count} pés quadrados de superfície`,
    wrongArea: (count) => `oferece ${count} m² de superfície`,
    year: (year) => `foi construída em ${year}`,
    days: (count) => `está no mercado há ${count} dias`,
    parking: (count) => `tem ${count} vagas de estacionamento`,
    feature: (name) => `tem ${name}`,
    features: ['sauna'],
    difference: (amount, one, other) => `${one} custa menos ${amount} $ que ${other}.`,
    average: (amount) => `Em média estas casas custam ${amount} $.`,
    date: (day) => `A próxima visita aberta é no dia ${day} de março.`,
    join: ', ',
    words: small.pt.split(' '),
    bigWords: 'setecentos e treze mil',
    group: '.',
    end: ' ',
    intro: 'Com prazer, isto é o que sei.',
    outro: 'Quer ver mais?',
  },
  zh: {
    found: (count) => `我找到了${count}套房源。`,
    home: (name, facts) => `${name}${facts}。`,
    price: (amount) => `价格$${amount}`,
    beds: (count) => `有${count}个卧室`,
    baths: (count) => `有${count}个卫生间`,
    area: (count) => `居住面积${count}平方英尺`,
    wrongArea: (count) => `居住面积${count}平方米`,
    year: (year) => `建于${year}年`,
    days: (count) => `已上市${count}天`,
    parking: (count) => `有${count}个停车位`,
    feature: (name) => `有${name}`,
    features: ['sauna'],
    difference: (amount, one, other) => `${one}比${other}便宜$${amount}。`,
    average: (amount) => `这些房子平均价格$${amount}。`,
    date: (day) => `下次看房是3月${day}日。`,
    join: '，',
    words: small.zh.split(' '),
    bigWords: '七十一万三千',
    group: ',',
    end: '',
    intro: '好的，以下是我知道的情况。',
    outro: '您想看更多吗？',
  },
}
