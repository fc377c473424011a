import { squareFeetInAcre, squareMetersInSquareFoot } from '../../../../../reading/measures/measures.ts'

export type AreaUnit =
  | 'sqft'
  | 'sqm'
  | 'sqyd'
  | 'acre'
  | 'hectare'
  | 'are'
  | 'centiare'
  | 'kanal'
  | 'marla'
  | 'tsubo'
  | 'pyeong'
  | 'cent'
  | 'ground'
  | 'guntha'
  | 'rai'
  | 'wah'
  | 'dunam'
  | 'mu'
  | 'sqkm'

/** Square meters of each. A marla is Punjab's, of 272.25 square feet; a tsubo and a pyeong are 400/121 m². */
export const squareMetersIn: Readonly<Record<AreaUnit, number>> = {
  sqft: squareMetersInSquareFoot,
  sqm: 1,
  sqyd: squareMetersInSquareFoot * 9,
  acre: squareMetersInSquareFoot * squareFeetInAcre,
  hectare: 10_000,
  are: 100,
  centiare: 1,
  kanal: squareMetersInSquareFoot * 272.25 * 20,
  marla: squareMetersInSquareFoot * 272.25,
  tsubo: 400 / 121,
  pyeong: 400 / 121,
  cent: (squareMetersInSquareFoot * squareFeetInAcre) / 100,
  ground: squareMetersInSquareFoot * 2400,
  guntha: (squareMetersInSquareFoot * squareFeetInAcre) / 40,
  rai: 1600,
  wah: 4,
  dunam: 1000,
  mu: 2000 / 3,
  sqkm: 1_000_000,
}

export const areaUnitWords: Readonly<Record<AreaUnit, string>> = {
  sqft: 'sq ft|sq. ft.|sq. ft|sq.ft.|sq.ft|sqft|sqft.|sq feet|sqfeet|square feet|square foot|squarefeet|squarefoot|square ft|sf|s.f.|ft²|ft2|ft.²|feet²|ft^2|sq/ft|sqf|sft|sq foot|feet|ft|pies cuadrados|pies²|pieds carrés|pi²|pi2|pc|sq. feet|平方呎|平方英尺|呎|平尺|sq.feet|p²',
  sqm: 'm²|m2|m^2|m ²|m 2|㎡|sqm|sqm.|sq m|sq. m.|sq. m|sq.m.|sq.m|sqmt|sq mt|sq mtr|sq. mtr.|sqmtr|sq meter|sq meters|sq metre|sq metres|sqmeter|sqmeters|sqmetre|sqmetres|square meter|square meters|square metre|square metres|squaremeters|squaremetres|squaremeter|squaremetre|qm|quadratmeter|mq|m.q.|mq.|metri quadri|metros cuadrados|mts2|mts²|mts|mt2|mt²|metros quadrados|metros²|mètres carrés|m carrés|vierkante meter|平方米|平米|平方メートル|평방미터|meters|metres|㎡米|kvm|kv.m',
  sqyd: 'sq yd|sq.yd|sq.yd.|sq.yds|sq. yd|sq. yd.|sq yds|sq. yds|sqyd|sqyds|sq yards|sq. yards|square yards|square yard|gaj|guz|yd²|gajj',
  acre: 'acre|acres|ac|ac.|英亩|エーカー|acr',
  hectare:
    'ha|ha.|hectare|hectares|hektar|hectárea|hectáreas|hectarea|hectareas|ettari|ettaro|公顷|ヘクタール|has|hect',
  are: 'are|ares|ar|a.|a',
  centiare: 'ca|centiare|centiares',
  kanal: 'kanal|kanals',
  marla: 'marla|marlas',
  tsubo: '坪|tsubo',
  pyeong: '평|py|pyeong',
  cent: 'cent|cents',
  ground: 'ground|grounds',
  guntha: 'guntha|gunthas',
  rai: 'rai|ไร่',
  wah: 'sq wah|sq.wah|wah',
  dunam: 'dunam|dunams|donum|dönüm',
  mu: '亩|畝',
  sqkm: 'km²|km2|sq km',
}

export const areaNoise = {
  '': 'approx|approx.|approximately|about|circa|ca.|c.|est|est.|estimated|gross|net|netto|brutto|living area|living|plot|lot|land|total|internal|built|built up|built-up|buildup|carpet|carpet area|super|super built-up|super built up|useful|util|útil|útiles|construidos|constr.|habitables|habitable|wohnfläche|grundstück|gia|nia|per survey|assessor|public records|tax|appraiser|owner|plans|builder|measured|m/l|mol|+/-|±|~|≈|約|约|建面|使用面积|total area|area|size|of|nla|gla|(壁芯)|(公簿)|(登記)',
} as const

export const noAreaWords = {
  '': 'tba|tbd|tbc|n/a|unknown|unk|unk.|not available|not measured|ask|ask agent|call|on request|to be confirmed|k.a.|keine angabe|nc|see remarks|see map|irregular|irr|irreg|other|various|varies|common|none|condo|a consultar|consultar|sob consulta|不明|n.v.t.|n.b.|see plan',
} as const
