// What a number in an answer is about, by the words around it, in the five languages. All patterns are for folded text
// (fold-text.ts): lower case, without accents, as long as the text itself.

export type NumberKind =
  | 'money'
  | 'area'
  | 'bedrooms'
  | 'bathrooms'
  | 'parking'
  | 'days'
  | 'year'
  | 'percent'
  | 'distance'
  | 'matches'
  | 'zip'
  | 'mls'
  | 'ordinal'
  | 'date'
  | 'time'
  | 'phone'
  /** Counts something that no field of a listing holds: floors, months of a lease, acres of a park. */
  | 'other'

export type MoneyField =
  | 'Price'
  | 'HOAMonth'
  | 'DepositFee'
  | 'ZestimatePrice'
  | 'UnitAreaPrice'
  | 'monthly'
  /** No word tells which: any amount that the record has. */
  | 'any'
  | 'unknown'

const end = '(?![\\p{L}\\p{N}])'
const unit = (source: string) => new RegExp(`^(?:${source})`, 'u')

export const areaUnit =
  'sq\\.?\\s?ft\\b\\.?|sq\\.?\\s?feet|sqft|sf\\b|square[\\s-]?(?:feet|foot|footage|met(?:er|re)s?|yards?)|ft²|ft2|m²|m2\\b|sq\\.?\\s?m\\b|sqm\\b|qm\\b|quadratmetern?|quadratfuss|quadratfuß|pies² ?|pies cuadrados|metros cuadrados|pes quadrados|pe quadrado|metros quadrados|metro quadrado|pieds carres|metres carres|平方英尺|平方呎|平方尺|平方米|平米|㎡'
const landUnit = 'acres?\\b|hectares?\\b|hectareas?\\b|hektar\\b|ha\\b|英亩|公顷'
const bed =
  'bed(?:room)?s?|br|bds?|bdrms?|habitacion(?:es)?|dormitorios?|recamaras?|alcobas?|chambres?|quartos?|dormitorios?|schlafzimmern?|zimmern?|卧室|臥室|卧(?!室)|睡房|居室|(?<!浴)室|房(?!源|产|屋|子|价|东)'
const bath =
  'bath(?:room)?s?|ba|banheiros?|casas? de banho|lavabos?|banos?|aseos?|salles? de bains?|sdb|salles? d.eau|badezimmern?|bader|badern|bad|卫生间|洗手间|浴室|浴(?!室)|卫|衛'
const parking =
  'car(?:s)?[\\s-]+(?:attached |detached |heated )?garage|car|cars|(?:covered |garage |assigned |off-street )?parking(?: spots?| spaces?| stalls?)?|garage (?:spots?|spaces?|bays?|stalls?)|plazas?(?: de (?:aparcamiento|garaje|parking|estacionamiento))?|(?:espacios?|lugares?|cajones) de estacionamiento|aparcamientos?|estacionamientos?|places? de (?:parking|stationnement|garage)|vagas?(?: de (?:garagem|estacionamento))?|lugares? de (?:garagem|estacionamento)|stellplatz(?:e|en)?|parkplatz(?:e|en)?|garagenplatz(?:e|en)?|停车位|车位|停车'
const home =
  'homes?|houses?|listings?|properties|property|results?|match(?:es)?|options?|condos?|condominiums?|apartments?|places?(?! de)|rentals?|townho(?:us|m)es?|units?|casas?|imoveis|imovel|moradias?|anuncios?|viviendas?|propiedad(?:es)?|inmuebles?|anuncios?|resultados?|coincidencias?|opcion(?:es)?|apartamentos?|departamentos?|pisos?|maisons?|logements?|annonces?|biens?|appartements?|resultats?|hauser[n]?|haus|wohnungen|wohnung|immobilien?|objekte?n?|inserate?n?|angeboten?|angebote|treffern?|套|处|房源|房子|房屋|住宅|公寓|结果'

/** Behind a number, the first that fits. */
export const unitsBehind: readonly (readonly [NumberKind, RegExp])[] = [
  ['percent', unit('[%％]|percent|per cent|por ciento|por cento|pour cent|prozent')],
  ['area', unit(`${areaUnit}|${landUnit}`)],
  [
    'distance',
    unit(
      `(?:mi|miles?|km|kilometers?|kilometres?|kilometros?|quilometros?|milhas?|millas?|kilometern?|meilen?|blocks?|minutes?|mins?|minutos?|minuten)${end}|英里|公里|分钟|米`,
    ),
  ],
  ['parking', unit(`(?:${parking})(?![\\p{Script=Latin}\\p{N}])`)],
  ['bedrooms', unit(`(?:${bed})(?![\\p{Script=Latin}])`)],
  ['bathrooms', unit(`(?:${bath})(?![\\p{Script=Latin}])`)],
  ['days', unit(`(?:days?|dias?|jours?|tagen?|tage)${end}|天`)],
  [
    'other',
    unit(
      `(?:hours?|weeks?|months?|years?|semanas?|mes(?:es)?|anos?|semaines?|mois|ans?|annees?|meses|mes|anos?|andar(?:es)?|wochen?|monaten?|monate|jahren?|jahre|stor(?:y|ies|eys?)|floors?|levels?|plantas?|etages?|stockwerken?|etagen?|rooms?|pieces?|feet|foot|ft|meters?|metres?|metros?)${end}|年|个月|周|层|楼`,
    ),
  ],
  ['matches', unit(`(?:${home})(?![\\p{Script=Latin}])`)],
  [
    'money',
    unit(
      `(?:dollars?|bucks?|cents?|pennies|penny|pence|centavos?|centimes?|dolar|usd|euros?|eur|pounds?|gbp|dolares|pesos|francs?|chf|dollarn?)${end}|[$€£¥₹]|美元|欧元|美金|元`,
    ),
  ],
]

/** What may stand between a number and what it counts: "2 spacious bedrooms", "三个卧室", "3-bedroom". */
export const beforeUnit = /^[\s\u00A0+*_-]*(?:[个間间套处座栋辆家](?=\p{Script=Han}))?/u
export const oneWord =
  /^(?!and\b|or\b|with\b|in\b|to\b|for\b|y\b|o\b|con\b|en\b|et\b|ou\b|avec\b|a\b|und\b|oder\b|mit\b|of\b|de\b|per\b|at\b|is\b|on\b|the\b)[\p{L}'’-]+[\s\u00A0]+/u
export const twoWords = /^(?:(?:of|de|der|des) )?[\p{L}'’-]+[\s\u00A0]+[\p{L}'’-]+[\s\u00A0]+/u

const label = (source: string) => new RegExp(`(?:${source})[\\s*_]*[:：=|]?[\\s*_~≈$€£]*$`, 'u')
/** In front of a number: "Bedrooms: 3", "built in 1995". */
export const labelsBefore: readonly (readonly [NumberKind, RegExp])[] = [
  [
    'mls',
    label(
      'mls(?:[\\s-]?(?:number|no\\.?|nr\\.?|#|id|numero|nummer|编号|号))?[\\s:：#]*|(?:listing|anuncio|annonce|inserat|objekt)(?:s?nummer)?[\\s-]*(?:number|no\\.?|nr\\.?|id|#)[\\s:：#]*',
    ),
  ],
  [
    'year',
    label(
      '(?:built|constructed|construid[oa]s? em|construid[oa]s?|construit(?:e|s|es)?|gebaut|baujahr|year built|built in|dating (?:from|to|back to)|from the year|construction|construccion|erbaut|建于|建造于|建成于|年份)(?: in| en| im jahr| im| around| about| year|:)?',
    ),
  ],
  ['zip', label('zip(?: code)?|postal code|postcode|codigo postal|code postal|plz|postleitzahl|邮编')],
  [
    'parking',
    label(
      '(?:parking(?: spots?| spaces?)?|garage|estacionamientos?|aparcamientos?|stationnement|stellplatze?|车位|停车位)\\s*[:：|]',
    ),
  ],
  ['bedrooms', label(`(?:${bed})\\s*[:：|]`)],
  ['bathrooms', label(`(?:${bath})\\s*[:：|]`)],
  [
    'area',
    label('(?:living area|size|area|lot|lot size|superficie|tamano|surface|wohnflache|grundstuck|面积)\\s*[:：|]'),
  ],
  [
    'days',
    label('(?:days on (?:the )?market|dom|dias en el mercado|jours sur le marche|tage am markt|上市天数)\\s*[:：|]?'),
  ],
  ['matches', label('(?:matches|results|total|resultados|treffer|found|resultats)\\s*[:：|]')],
  [
    'money',
    label(
      '(?:price|rent|asking|hoa|fee|deposit|zestimate|precio|alquiler|renta|prix|loyer|preis|miete|kaution|价格|租金|押金|budget|presupuesto)\\s*[:：|]',
    ),
  ],
]

/** A cell's column or a row's name in a table. */
export const columnKinds: readonly (readonly [NumberKind, RegExp])[] = [
  [
    'money',
    /price|rent\b|hoa|deposit|zestimate|fee|precio|alquiler|renta|prix|loyer|preis|miete|kaution|价格|租金|押金/u,
  ],
  ['bedrooms', new RegExp(`(?:^|[^\\p{L}])(?:${bed})(?![\\p{Script=Latin}])`, 'u')],
  ['bathrooms', new RegExp(`(?:^|[^\\p{L}])(?:${bath})(?![\\p{Script=Latin}])`, 'u')],
  ['parking', /parking|garage|estacionamiento|aparcamiento|stationnement|stellpl|车位|停车/u],
  ['area', /sq|size|area|m²|lot|superficie|tamano|surface|flache|grundstuck|面积|acre/u],
  ['year', /year|built|ano|construi|annee|baujahr|gebaut|年/u],
  ['days', /days|dias|jours|tage|天/u],
  ['zip', /zip|postal|plz|邮编/u],
  ['mls', /mls/u],
]

const per = '(?:/|per|por|par|pro|je|a|an|al|au|le|el|o|each|每)\\s*'
const areaName = '(?:sq|square|m²|m2|ft²|pie|pe quadrado|metro|pied|metre|quadrat|qm|平)'
export const perArea = new RegExp(`^\\s*(?:dollars?|usd|euros?|[$€])?\\s*${per}${areaName}|^\\s*(?:每平)`, 'u')
/** The same in front of the amount: "the price per square foot is". */
export const perAreaBefore = new RegExp(
  `(?<![\\p{Script=Latin}])${per}${areaName}[\\p{L}²\\s]{0,24}(?:[:：=|~≈]|是|为|约)?[\\s*_$€£]*$|单价[是为约：:\\s$]*$`,
  'u',
)
export const perMonth = new RegExp(
  `^\\s*(?:dollars?|dolares|usd|euros?|美元|元|[$€])?\\s*(?:${per}(?:mo|month|monat|mes|mois)|monthly|mensual|par mois|al mes|im monat|monatlich|每月|/月|一个月|per month)|^\\s*/\\s*mo`,
  'u',
)
export const moneyWords: readonly (readonly [MoneyField, RegExp])[] = [
  [
    'HOAMonth',
    /hoa|homeowners.? association|association (?:fee|due)s?|condo fees?|dues|taxa (?:mensal )?de condominio|condominio|(?:gastos|cuota)s? de (?:la )?comunidad|cuota|copropriete|charges|hausgeld|wohngeld|物业费|管理费/gu,
  ],
  ['DepositFee', /deposit|fianza|caucao|deposito|caution|depot de garantie|kaution|押金/gu],
  [
    'ZestimatePrice',
    /zestimate|estimated value|estimated at|valor estimado|valeur estimee|schatzwert|geschatzte[rn]? wert|估价|估值/gu,
  ],
  [
    'unknown',
    /tax(?:es)?\b|insurance|mortgage|down payment|closing costs?|utilities|impuestos?|impostos?|iptu|seguro|hipoteca|impots?|assurance|hypothe(?:que|k)|steuern?|versicherung|anzahlung|repairs?|renovation costs?|worth of|rebate|commission|税|保险|贷款|首付/gu,
  ],
  [
    'Price',
    /\bprices?\b|priced|asking|listed (?:at|for)|costs?\b|\brents?\b|for sale|precio|preco|custa|aluguel|aluguer|cuesta|alquiler|renta|prix|coute|loyer|preis|kostet|miete|kaufpreis|价格|售价|租金/gu,
  ],
]

/** A limit rather than a value: "under 600,000". */
export const boundWords =
  /(?:under|below|less than|up to|at most|no more than|not more than|max(?:imum)?|within|beneath|over|above|more than|at least|min(?:imum)?|from|starting (?:at|from)|budget(?: of| is|:)?|limit(?: of)?|cap(?: of)?|between|and|to|menos de|por debajo de|hasta|maximo(?: de)?|como mucho|mas de|al menos|minimo(?: de)?|a partir de|desde|presupuesto(?: de| es)?|entre|moins de|sous(?: les?)?|en dessous de|au plus|jusqu.a|maximum(?: de)?|plus de|au moins|a partir de|minimum|budget(?: de)?|unter|bis(?: zu)?|hochstens|maximal|weniger als|uber|ab|mindestens|mehr als|zwischen|und|budget von|以下|低于|不超过|预算|至少|以上|超过|最多)(?:\s+(?:your|the|tu|su|el|la|votre|le|ihre?[mnr]?|dein(?:e[mnr]?)?))?(?:\s+(?:budget|limit|maximum|target|presupuesto|limite))?(?:\s+(?:of|de|von))?[\s:(*_$€£]*$/u
export const boundBehind =
  /^\s*(?:\+|or (?:less|more|fewer|under|over)|o (?:menos|mas)|ou (?:moins|plus)|oder (?:weniger|mehr)|以下|以上|以内|之内|budget|limit|range|max)/u

/** The visitor's own wish is spoken of. */
export const echoWords =
  /\b(?:you|your|you.re|asked|looking|search(?:ed|ing)?|want(?:ed)?|wish|criteria|budget|request(?:ed)?|mentioned|usted|tu|su|buscas?|buscaba|pediste|pidio|quieres?|presupuesto|criterios|vous|votre|vos|cherchez|demande|souhaitez|criteres|sie|ihre?[mnr]?|dein(?:e[mnr]?)?|suchen|suche|gesucht|wunsch(?:en)?|kriterien)\b|您|你|预算|要求|条件/u

/** A difference, a sum or an average of what the listings say. */
export const difference =
  /less|more|cheaper|expensive|difference|apart|higher|lower|larger|bigger|smaller|newer|older|after|before|later|earlier|saves?|saving|versus|compared|menos|mas |diferencia|barat[oa]|car[oa]|mayor|menor|grande|pequen|moins|plus |difference|cher|ecart|weniger|mehr|gunstiger|billiger|teurer|unterschied|grosser|größer|kleiner|junger|alter|differenz|便宜|贵|差|大|小|多|少|新|旧|mais |diferenca|custa a mais|ahorr|econom|spar/u
export const sumWords =
  /total|together|combined|sum|in all|altogether|suma|juntos|juntas|ensemble|somme|au total|zusammen|summe|insgesamt|合计|总共|一共|共/u
export const averageWords = /average|avg|mean\b|on average|promedio|media\b|moyenne?|durchschnitt|im schnitt|平均/u
export const lowWords =
  /cheapest|lowest|smallest|from\b|start(?:s|ing)?|least|fewest|minimum|oldest|between|rang(?:e|es|ing)|mas barat|mas baj|desde|entre|minimo|moins cher|plus bas|a partir|minimum|gunstigste|billigste|niedrigste|kleinste|alteste|zwischen|ab |von |reicht|最低|最便宜|最小|起|从|最早|之间|newest|至|到|bis /u
export const highWords =
  /most expensive|highest|largest|biggest|up to|top|maximum|priciest|newest|between|rang(?:e|es|ing)|\bto\b|mas car|mas alt|hasta|maximo|mayor|entre|plus cher|plus eleve|plus grand|jusqu|maximum|teuerste|hochste|grosste|größte|neueste|zwischen|bis |最高|最贵|最大|最新|之间|至|到/u

/** All homes just spoken of. */
export const groupWords =
  /\b(?:all|each|both|every|they|these|those|them|todos|todas|cada|ambos|ambas|ellos|ellas|estos|estas|tous|toutes|chacune?|les deux|ils|elles|ces|alle|jedes?|jeder|beide|diese|todos|todas|ambos|eles|elas|cada|estes|estas)\b|都|每(?![月年周平天晚])|这些|两套|全部|均/u
export const lotWords =
  /\blot\b|\bland\b|parcel|plot|\byard|grounds|terreno|parcela|solar|terrain|parcelle|grundstuck|占地|地块|土地|地皮/gu
export const livingWords =
  /living|interior|house|home|building|floor|space|habitable|construid|vivienda|surface|wohnflache|wohn|住房|居住|室内|建筑/gu

/** Next to a difference: whether it is less or more. */
const few = String.raw`^[\s\u00A0]*(?:dollars?|usd|[$€£]|dolares|dollar|美元|元)?[\s\u00A0]*(?:a month |per month |al mes |par mois |im monat |por mes )?(?:de |a |em )?`
export const lessBehind = new RegExp(
  `${few}(?:less|cheaper|lower|below|under|menos|mas barat|mais barat|mas baj|mais baix|moins|weniger|gunstiger|billiger|niedriger|smaller|mas pequen|plus petit|kleiner|menor)`,
  'u',
)
export const moreBehind = new RegExp(
  `${few}(?:more|pricier|higher|above|over|dearer|mas|mais|plus|mehr|teurer|hoher|larger|bigger|grosser|mayor|maior)`,
  'u',
)
export const lessBefore =
  /(?:便宜|少|低|小|sav(?:es?|ing)|ahorr\p{L}*|econom\p{L}*|spar\p{L}*|省|gunstiger um|less by|cheaper by)(?:了|约|大约)?[\s\u00A0$€£*_]*$/u
export const moreBefore = /(?:贵|多|高|大)(?:了|约|大约|出)?[\s\u00A0$€£*_]*$/u
