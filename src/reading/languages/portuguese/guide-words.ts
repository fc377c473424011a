import type { FactWords, FigureName, GuideWords } from '../tables/guide-words.ts'
import { portugueseAsks } from './asks.ts'
import { portuguesePersonQuestions, portuguesePersonWishes } from './person.ts'

const many = (one: string, more: string) => (value: string, count: number) => `${value} ${count === 1 ? one : more}`
const fact = (label: string, known: FactWords['known'], unknown: string): FactWords => ({ label, known, unknown })
const plain = (value: string) => value
const ways = (up: string, down: string) => ({
  up: (home: string, value: string) => `${home} ${up}: ${value}`,
  down: (home: string, value: string) => `${home} ${down}: ${value}`,
})
const more = (name: string) => (amount: string) => `tem mais ${amount} de ${name}`
const moreOf = (one: string, several: string) => (amount: string, count: number) =>
  `tem mais ${amount} ${count === 1 ? one : several}`

const joinAnd = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`
}

const about = 'imóveis por cidade, preço, quartos, tamanho ou características'
const example = '“casas de 3 quartos por menos de 500 mil”'
const figureKinds: Record<FigureName, string> = { average: 'média', median: 'mediana', min: 'mínimo', max: 'máximo' }
const priceFigures: Record<FigureName, string> = {
  average: 'preço médio',
  median: 'preço mediano',
  min: 'preço mais baixo',
  max: 'preço mais alto',
}
const figureFields: Record<string, string> = {
  HOAMonth: 'condomínio (HOA)',
  DepositFee: 'caução',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'preço por área',
  BuildingArea: 'área',
  LotArea: 'terreno',
  DaysOnMarket: 'dias no mercado',
  YearBuilt: 'ano de construção',
  Bedrooms: 'número de quartos',
  Bathrooms: 'número de banheiros',
  ParkingSpots: 'vagas de garagem',
}

export const portugueseWords: GuideWords = {
  code: 'pt',
  asks: portugueseAsks,
  person: { wishes: portuguesePersonWishes, otherwise: portuguesePersonQuestions },

  quote: (text) => `“${text}”`,
  and: joinAnd,
  row: (parts) => parts.join(', '),
  about: (home, facts) => `${home}: ${facts}`,
  sentence: (clause) =>
    `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?…][”’»)]*$/.test(clause) ? '' : '.'}`,

  talk: {
    greeting: (name) => `Olá! Sou ${name}; pergunte por ${about}, por exemplo ${example}.`,
    thanks: () => 'De nada. Quando quiser, seguimos procurando.',
    goodbye: () => 'Até logo, e boa sorte na sua busca!',
    who: (name) => `Sou ${name}, um programa que conhece os anúncios deste site; não sou uma pessoa.`,
    help: () =>
      `Posso procurar ${about}, contá-los e compará-los, dizer o que consta num anúncio e calcular uma prestação mensal; experimente “os apartamentos mais baratos com garagem”.`,
    howAreYou: () => 'Tudo bem por aqui, obrigado. Que tipo de imóvel você procura?',
    complaint: () => 'Desculpe, não acertei. Diga uma cidade, um preço ou quantos quartos, e procuro de novo.',
    acknowledge: () => 'Certo. O que procuro agora? Pode ser uma cidade, um preço ou um número de quartos.',
    yes: () => 'Com prazer. O que devo procurar? Por exemplo uma cidade, um preço ou um número de quartos.',
    no: () => 'Tudo bem. Quando quiser, seguimos procurando.',
  },
  noListings: 'Aqui ainda não há anúncios, por isso não posso procurar nada. Volte mais tarde, por favor.',
  firm: {
    source: (names) => `Fonte: ${names}`,
    ownWords: 'palavras da própria imobiliária',
    nothing:
      'A imobiliária não me disse nada sobre isso, e prefiro não adivinhar. Conheço os anúncios dela; para isto, deixe seus dados de contato e alguém da imobiliária poderá responder.',
    withheld:
      'O que a imobiliária escreveu sobre isso fala de quem pode morar em um lugar. Não repito essas palavras: todos os imóveis estão abertos a todos.',
  },
  aloneOnly: 'Com tudo o que você pediu antes não há nada, por isso procurei só o que disse por último.',
  inThatOrder: 'Aqui estão nessa ordem.',
  startedOver: 'Vamos começar de novo: o que procura? Diga por exemplo uma cidade, um preço ou um número de quartos.',
  wentBack: 'Voltamos à sua busca anterior.',
  bookThere: (target) => `Você pode marcar um horário aqui: [escolher um horário](${target}).`,
  personAsked: () =>
    'A imobiliária já sabe que você quer falar com alguém. Se uma pessoa estiver livre, responde aqui mesmo. Você também pode deixar seus dados de contato, para que possam retornar.',
  hoursBegin: (day, time) => `O atendimento recomeça: ${day}, ${time}.`,
  nobodyCame:
    'No momento não há ninguém livre. Deixe seus dados de contato, para que alguém da imobiliária possa retornar.',
  nothingToGoBackTo: 'Não há nenhuma busca anterior para onde voltar.',
  nothingShown: `Ainda não mostrei nenhum imóvel; diga o que procura, por exemplo ${example}.`,
  noSuchPosition: (shown, count) =>
    `Acabei de mostrar ${shown} ${count === 1 ? 'imóvel' : 'imóveis'}; diga a qual se refere.`,
  thatWasAll: (described, total) => `Isso era tudo${described === '' ? '' : `: ${described}`}; ${total} no total.`,
  ignored: (words) => `Não levei em conta ${words}.`,
  cutShort: '… (Esta resposta era longa demais e termina aqui.)',
  brokeOff: '… (A minha resposta foi interrompida aqui; o que disse até agora é válido.)',
  goOn: 'Continue, por favor.',
  readInPart: 'Sua mensagem é longa: li o começo e o fim. Diga em poucas palavras o mais importante.',
  unknownPlace: (names) => `Aqui não há nenhum anúncio em ${names}.`,
  placesHere: (names) => `A maioria dos imóveis daqui fica em ${names}.`,

  facts: {
    Price: fact('Preço', plain, 'preço desconhecido'),
    Bedrooms: fact('Quartos', many('quarto', 'quartos'), 'número de quartos desconhecido'),
    Bathrooms: fact('Banheiros', many('banheiro', 'banheiros'), 'número de banheiros desconhecido'),
    BuildingArea: fact('Área', plain, 'área desconhecida'),
    LotArea: fact('Terreno', (value) => `terreno de ${value}`, 'terreno desconhecido'),
    YearBuilt: fact('Construção', (value) => `construção de ${value}`, 'ano de construção desconhecido'),
    HOAMonth: fact('Condomínio (HOA)', (value) => `condomínio (HOA) de ${value}`, 'sem condomínio (HOA) indicado'),
    ParkingSpots: fact('Garagem', many('vaga de garagem', 'vagas de garagem'), 'sem garagem indicada'),
    DaysOnMarket: fact(
      'Dias no mercado',
      (value, count) => `${value} ${count === 1 ? 'dia' : 'dias'} no mercado`,
      'dias no mercado desconhecidos',
    ),
    DepositFee: fact('Caução', (value) => `caução de ${value}`, 'caução desconhecida'),
    ZestimatePrice: fact('Zestimate', (value) => `Zestimate ${value}`, 'sem Zestimate indicado'),
    UnitAreaPrice: fact('Preço por área', plain, 'preço por área desconhecido'),
    PropertyType: fact('Tipo', plain, 'tipo desconhecido'),
    SaleType: fact('Para', plain, 'não se sabe se está à venda ou para alugar'),
    Status: fact('Situação', plain, 'situação desconhecida'),
    Tours: fact('Visitas', plain, 'sem visita virtual nem open house indicados'),
    SpaceType: fact('Espaço', plain, 'não se sabe se é o imóvel inteiro ou um quarto'),
    Address: fact('Endereço', (value) => `o endereço é ${value}`, 'o anúncio não dá nenhum endereço'),
    MLSNumber: fact('MLS', (value) => `MLS ${value}`, 'sem número MLS'),
  },
  aMonth: (amount) => `${amount} por mês`,
  studio: 'estúdio',
  nameless: (type, place, mlsNumber) => `${type}${place === '' ? '' : ` em ${place}`}, MLS ${mlsNumber}`,
  listedBy: (names) => `anunciado por ${names}`,
  statuses: {
    Active: 'consta como ativo; se ainda está disponível só a imobiliária pode dizer',
    PreOnMarket: 'em breve, ainda não está no mercado',
    Pending: 'com a venda pendente, ainda não concluída',
    ActiveUnderContract: 'sob contrato, venda ainda não concluída',
    Sold: 'vendido',
  },
  tours: {
    OpenHouse: 'consta uma visita aberta (open house); o anúncio não dá a hora',
    '3D': 'consta uma visita virtual em 3D',
  },
  perArea: (amount, unit) => `${amount} por ${unit}`,
  unitNames: { feet: 'pé²', meters: 'm²' },
  computed: ' (calculado com o preço e a área)',
  away: (distance, from) => `a ${distance} de ${from}`,
  distanceTo: (distance, place) =>
    `a uns ${distance} de ${place} em linha reta, medidos até o centro dos anúncios de lá`,
  distanceUnknown: (place) => `não se sabe a que distância fica de ${place}, porque o anúncio não dá a posição`,
  notAPlaceHere: (place) => `aqui não há nenhum anúncio em ${place}, por isso não posso medir`,
  says: (feature, quoted) => `${feature}: ${quoted}`,
  mentions: (feature) => `o anúncio menciona: ${feature}`,
  yes: (clause) => `sim, ${clause}`,
  no: (clause) => `não, ${clause}`,
  denies: (feature, quoted) => `não (${feature}); o anúncio diz: ${quoted}`,
  doesNotSay: (feature) => `o anúncio não diz nada sobre “${feature}”, por isso não se sabe`,
  comesNearest: (quoted) => `O que mais se aproxima ali: ${quoted}`,
  inItsWords: (quoted) => `O anúncio diz: ${quoted}`,
  pictures: (home, formatted, count) => `${home} tem ${formatted} ${count === 1 ? 'foto' : 'fotos'}`,
  noPictures: (home) => `O anúncio de ${home} não tem fotos.`,
  picture: (position) => `foto ${position}`,
  link: (home) => `Esta é a página de ${home}.`,
  noLink: (home) => `O anúncio de ${home} não dá nenhuma página web.`,
  alsoKnown: (facts) => `Além disso: ${facts}.`,

  homeColumn: 'Imóvel',
  notSaid: 'não consta',
  differences: {
    Price: (amount) => `custa menos ${amount}`,
    Bedrooms: moreOf('quarto', 'quartos'),
    Bathrooms: moreOf('banheiro', 'banheiros'),
    BuildingArea: more('área'),
    LotArea: more('terreno'),
    YearBuilt: (amount, count) => `é ${amount} ${count === 1 ? 'ano' : 'anos'} mais novo`,
    HOAMonth: (amount) => `tem um condomínio (HOA) ${amount} mais baixo`,
    ParkingSpots: moreOf('vaga de garagem', 'vagas de garagem'),
  },
  saidOf: (home, predicates) => `${home} ${joinAnd(predicates)}`,
  allAlike: 'Em tudo o que os dois anúncios dizem, são iguais.',
  needTwo:
    'Para comparar preciso de dois imóveis; veja primeiro alguns e diga depois por exemplo “compare os dois primeiros”.',
  first: {
    Price: ways('é o mais barato', 'é o mais caro'),
    BuildingArea: ways('é o menor', 'é o maior'),
    LotArea: ways('tem o menor terreno', 'tem o maior terreno'),
    DaysOnMarket: ways('é o anúncio mais recente', 'está há mais tempo no mercado'),
    YearBuilt: ways('é o mais antigo', 'é o de construção mais recente'),
    HOAMonth: ways('tem o condomínio (HOA) mais baixo', 'tem o condomínio (HOA) mais alto'),
    UnitAreaPrice: ways('tem o menor preço por área', 'tem o maior preço por área'),
    Bedrooms: ways('tem menos quartos', 'tem mais quartos'),
    Bathrooms: ways('tem menos banheiros', 'tem mais banheiros'),
    Distance: ways('é o mais próximo', 'é o mais distante'),
  },
  firstAlike: (homes, value) => `${homes} são iguais nisso: ${value}`,
  theseMeet: (criterion, count) =>
    `Dos imóveis mostrados, ${count === 1 ? 'este cumpre' : 'estes cumprem'} “${criterion}”:`,
  noneMeets: (criterion) => `Nenhum dos imóveis mostrados diz isso: “${criterion}”.`,
  alsoAmongAll: (total) => `Isso vale também para todos os ${total} resultados.`,
  amongAll: (total, home, value) => `Entre todos os ${total} resultados é ${home}: ${value}.`,

  figure: (kind, field, saleType, value) => {
    const name = field === 'Price' ? priceFigures[kind] : `${figureFields[field] ?? field} (${figureKinds[kind]})`
    const type = saleType === null ? '' : saleType === 'for_sale' ? ' à venda' : ' para alugar, por mês'
    return `${name}${type}: ${value}`
  },
  figures: (total, count, described, figures) =>
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}. Sobre ${total} ${count === 1 ? 'imóvel' : 'imóveis'}${described === '' ? '' : `: ${described}`}.`,
  noFigure: 'Nenhum desses anúncios diz isso, por isso não se sabe esse número.',

  sayMore: 'mostre mais',
  clicks: {
    changed: 'Sua busca mudou desde então; agora está assim.',
    gone: (count) =>
      count === 1 ? 'Esse imóvel já não está anunciado aqui.' : 'Esses imóveis já não estão anunciados aqui.',
    similarTo: (home) => `Imóveis parecidos com ${home}:`,
    wentBeyond: (criteria) => `Nenhum outro se parece em tudo, por isso olhei além de ${criteria}.`,
    noneSimilar: (home) => `Não há aqui outro imóvel parecido com ${home}.`,
    counted: (label, total) => `${label} (${total})`,
  },
  next: {
    more: (count, isOne) => `Diga “mostre mais” para ver ${isOne ? 'o seguinte' : `os ${count} seguintes`}.`,
    narrowOrMore: (said, total) => `Diga “mostre mais” para ver os seguintes; com ${said} ficariam ${total}.`,
    compare: 'Pergunte por qualquer um deles, por exemplo “compare os dois primeiros”.',
    askAboutOne: 'Pergunte o que o anúncio possa dizer, por exemplo “em que ano foi construído?”.',
    askPayment: 'Pergunte o que quiser sobre ele, por exemplo “quanto seria a prestação mensal?”.',
  },
  sayAtMost: (amount) => `menos de ${amount}`,
  sayBedrooms: (count) => `pelo menos ${count} quartos`,
  sayYes: (count) => `Diga “sim” para ${count === 1 ? 'vê-lo' : 'vê-los'}.`,
  closest: {
    sold: (total, count) =>
      count === 1
        ? 'Nenhum está à venda ou para alugar agora; 1 imóvel já vendido corresponde. Quer vê-lo? Diga “sim”.'
        : `Nenhum está à venda ou para alugar agora; ${total} imóveis já vendidos correspondem. Quer vê-los? Diga “sim”.`,
    these: (count) => (count === 1 ? 'Este é o que mais se aproxima:' : 'Estes são os que mais se aproximam:'),
    misses: (home, misses) => `${home} – ${misses}`,
    seeAll: (total) => `Diga “sim” para ver os ${total} que há sem exigir o que falta a estes.`,
    none: 'Nada do que há se aproxima disso. Experimente outros limites ou menos condições.',
  },

  mortgage: {
    payment: (home, { payment, price, loan, down, downPercent, rate, years }) =>
      `Cerca de ${payment} por mês${home === null ? '' : ` por ${home}`}: capital e juros de um empréstimo de ${loan} em ${years} anos a ${rate}, com uma entrada de ${down} (${downPercent}) sobre ${price}.`,
    assumed: (parts) => `Supus ${parts}, porque você não disse.`,
    assumedDown: (percent) => `uma entrada de ${percent}`,
    assumedRate: (rate) => `juros de ${rate}`,
    assumedYears: (years) => `${years} anos`,
    withHoa: (fee, sum) => `Com o condomínio (HOA) de ${fee} por mês são ${sum}.`,
    notIncluded: (hoaKnown) =>
      hoaKnown
        ? 'Não inclui impostos nem seguro.'
        : 'Não inclui impostos nem seguro; o anúncio não dá nenhum condomínio (HOA).',
    change: 'Diga por exemplo “com 10% de entrada a 5% em 15 anos” para mudar; é uma estimativa, não uma oferta.',
    afford: (monthly, { price, loan, down, downPercent, rate, years }) =>
      `Com ${monthly} por mês poderia pagar um imóvel de cerca de ${price}: um empréstimo de ${loan} em ${years} anos a ${rate}, e uma entrada de ${down} (${downPercent}).`,
    affordExcludes: 'À parte ficam os impostos, o seguro e o condomínio (HOA); deixe margem para eles.',
    affordHomes: (count, price, said) =>
      `${count} dos imóveis à venda aqui custam ${price} ou menos; diga ${said} para vê-los.`,
    needHome:
      'Para que preço? Escolha um imóvel ou diga um valor, por exemplo “prestação mensal de 450 mil com 20% de entrada”.',
    needMonthly: 'Diga quanto quer pagar por mês, por exemplo “o que posso comprar com 2.500 por mês”.',
    isRental: (home) => `${home} está para alugar, por isso não há financiamento a pagar.`,
    noPrice: (home) => `O anúncio de ${home} não dá o preço, por isso não posso calcular uma prestação.`,
    paysCash: 'Então não resta nada para pedir emprestado, por isso não há prestação mensal.',
    outOfRange:
      'Com esses números não consigo calcular: a entrada vai de 0 a 100%, os juros de 0 a 30% e o empréstimo dura de 1 a 50 anos.',
  },
}
