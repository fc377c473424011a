import { foldText } from '../../../platform/text/listing-keys.ts'

const before = String.raw`(?:\/|(?<!\p{L})(?:per|pro|je|por|par|a|al|ao|le|the)(?!\p{L})|每) ?`
const meters = new RegExp(
  String.raw`${before}(?:m²|m2|㎡|sqm|qm|mt2|平米|平方米|平方|平(?!方英))|(?:m²|m2|㎡|平米)\/`,
  'u',
)
const feet = new RegExp(String.raw`${before}(?:sq ?\.? ?ft|sf|sqft|sq ?\.? ?foot|square f(?:oo|ee)t|ft²|ft2)`, 'u')
const others = new RegExp(String.raw`${before}(?:acres?|ac|坪|亩|畝|hectares?|ha|hektar|alqueire)(?!\p{L})`, 'u')
/** What each person pays, or each thing of the kind costs, as records write it. */
const each =
  /(?<!\p{L})(?:each|apiece|per (?:person|head|tenant|adult|applicant|pet|dog|cat|space|car)|pp|je(?! m)|pro (?:person|kopf)|chacune?|par personne|cada un[oa]?|cada uma|por persona|por pessoa)(?!\p{L})|每人|\/人/u

const inRent =
  /in (?:der )?(?:\p{L}*miete|warmmiete)\p{L}* (?:enthalten|inbegriffen|inklusive|drin)|included in (?:the )?(?:rent|price)|in the rent|(?:incluid|inclus)[oa]s? (?:n[ao]|en (?:la|el)) (?:renda|aluguel|renta|alquiler|arriendo|canon)|compris(?:es?)? dans le loyer|(?:含在|包含在|已含在?)租金/u

/** By which area an amount is told; `other`: by one that no home counts its rooms in. null: by none. */
export function areaIn(text: string): 'meter' | 'foot' | 'other' | null {
  const folded = foldText(text)
  if (others.test(folded)) return 'other'
  if (meters.test(folded)) return 'meter'
  return feet.test(folded) ? 'foot' : null
}

/** Whether an amount is for each of several. */
export function isOfEach(text: string): boolean {
  return each.test(foldText(text))
}

/** Whether the rent holds it already. */
export function isInRent(text: string): boolean {
  return inRent.test(foldText(text))
}
