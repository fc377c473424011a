import { Type } from 'typebox'
import type { FactName } from '../../../../reading/languages/tables/guide-words.ts'
import { nameHome } from '../../about-homes/describe-home.ts'
import { factOf, tellFact } from '../../about-homes/home-facts.ts'
import { findHome, homeFields, namesHome } from './home-of-input.ts'
import { defineTool, fault } from './skill-tool.ts'

const fieldNames = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'ParkingSpots',
  'YearBuilt',
  'HOAMonth',
  'DepositFee',
  'UnitAreaPrice',
  'DaysOnMarket',
  'PropertyType',
  'SaleType',
  'Status',
  'Tours',
  'Address',
  'MLSNumber',
] as const satisfies readonly FactName[]
const mostFields = 8

const asks = `Send ${namesHome} with "fields", such as { "number": 2, "fields": ["Price", "Bedrooms"] }.`

/** With strict grounding: the model names a home and fields, and the sentence with their values is ours. */
export const sayTool = defineTool({
  name: 'say',
  description:
    'Makes the sentence that tells facts of one home: name the home and the fields, and repeat the sentence that comes back word for word in your answer. What you say of a home in words of your own does not reach the visitor.',
  input: Type.Object({
    ...homeFields,
    fields: Type.Array(Type.Enum([...fieldNames]), { minItems: 1, maxItems: mostFields }),
  }),
  asks,
  async run(turn, { fields, ...input }) {
    const named = await findHome(turn, input)
    if (named.is === 'none') return fault(asks)
    if (named.is === 'fault') return { told: { found: false, error: named.error }, trace: { listings: [] } }
    const { home } = named
    const speech = turn.open().turn.context
    turn.evidence.add(home)
    turn.looked.push(home)
    const wanted = [...new Set(fields)]
    const sentence = speech.words.about(
      nameHome(speech, home),
      speech.words.row(wanted.map((field) => tellFact(speech, home, field))),
    )
    turn.evidence.addTold(sentence)
    const unknown = wanted.filter((field) => factOf(speech, home, field).value === null)
    return {
      told: { sentence, ...(unknown.length > 0 && { unknown }) },
      trace: { listings: [home.id], fields: wanted },
    }
  },
})
