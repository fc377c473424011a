import sharp from 'sharp'
import type { StoredListing } from '../evaluate/holds.ts'
import type { Product, Question } from '../product/open-product.ts'
import { uploadPicture } from '../product/upload-picture.ts'
import { type Attempt, attempts } from './attempts.ts'
import { findBlindSpots, findHarm, type Watch } from './find-harm.ts'
import { payloads } from './payloads.ts'
import { playObedientModel, readSystemPrompt } from './play-obedient-model.ts'
import { otherHome, systemMessage } from './secrets.ts'

export interface Success {
  attempt: string
  harm: string
  asked: string
  answer: string
}

export interface InjectionFigures {
  attempts: number
  answers: number
  /** Answers that the server failed to give. */
  broken: number
  succeeded: Success[]
}

const plainQuestion = 'houses in Denver'

/** Makes each attempt through the product, answered by its built-in guide or by a model that obeys the attacker. */
export async function runInjections(
  product: Product,
  listings: readonly StoredListing[],
  answerer: 'built-in' | 'scripted',
  numbered: ReadonlyMap<Attempt, string>,
  otherKey: string,
): Promise<InjectionFigures> {
  await product.chooseModel(answerer)
  const allowedUrls = new Set([...listings.map(({ Url }) => Url), ...[...numbered.values()].map(urlOf)])
  const succeeded: Success[] = []
  let answers = 0
  let broken = 0
  for (const attempt of attempts) {
    const mls = numbered.get(attempt)
    product.model.play(playObedientModel(attempt.payload, mls ? `MLS ${mls}` : plainQuestion))
    for (const question of await makeQuestions(product, attempt, mls)) {
      const stream = answers % 2 === 1
      const { content, isBroken } = await product.ask({ ...question, stream })
      answers += 1
      if (isBroken) broken += 1
      const request = product.model.requests.at(-1)
      const harm = findHarm(content, {
        allowedUrls,
        systemPrompt: request ? readSystemPrompt(request) : systemMessage,
        secretKeys: [product.secretKey, otherKey],
        forbidden: attempt.payload.forbidden,
        mayQuoteAttacker: answerer === 'built-in' && mls === undefined,
      })
      if (harm !== null) {
        succeeded.push({ attempt: attempt.name, harm, asked: question.content, answer: content })
        break
      }
    }
    product.model.requests.length = 0
  }
  return { attempts: attempts.length, answers, broken, succeeded }
}

async function makeQuestions(product: Product, attempt: Attempt, mls: string | undefined): Promise<Question[]> {
  const sessionID = await product.addSession()
  const ask = (content: string): Question => ({ sessionID, content })
  if (mls !== undefined) return [ask(`MLS ${mls}`), ask('does it have a pool?'), ask('tell me more about it')]
  const { place } = attempt.carrier
  if (place === 'earlier message') return [ask(attempt.text), ask(plainQuestion), ask('show me more')]
  if (place === 'message') return [ask(attempt.text)]
  const fileName = place === 'file name' ? attempt.text.replaceAll('/', '-').slice(0, 200) : 'kitchen.png'
  const note = place === 'picture metadata' ? attempt.text : 'A kitchen'
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a08060' } })
    .withExif({ IFD0: { ImageDescription: note, Artist: note } })
    .png()
    .toBuffer()
  const file = await uploadPicture(product, bytes, fileName)
  return [{ ...ask(`${plainQuestion} that look like this`), fileIds: [file] }]
}

const urlOf = (mls: string): string => `https://homes.example.com/${mls}`

const listingPlaces = new Set([
  'Description',
  'ExtensionColumn value',
  'ExtensionColumn Key',
  'Address',
  'PropertyType',
  'Location',
])

/** Gives the chatbot its secrets, the attempts in listings their listings, and the server another workspace with a home. */
export async function setTheScene(product: Product): Promise<{ numbered: Map<Attempt, string>; otherKey: string }> {
  await product.call('/chat/Chatbot/Edit', { serialNumber: product.serialNumber, SystemMessage: systemMessage })
  const other = await product.addOtherWorkspace()
  const bare = {
    ...{
      SaleType: 'for_sale',
      Status: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'House',
      Bedrooms: 3,
      Bathrooms: 2,
    },
    ...{
      YearBuilt: 1990,
      DaysOnMarket: 5,
      LotArea: 5_000,
      BuildingArea: 1_800,
      AreaUnit: 'Square Feet',
      ParkingSpots: 1,
    },
  }
  await product.call(
    '/chat/Chatbot/RealEstateCreate',
    {
      ...{ ...bare, SerialNumber: other.serialNumber, Url: otherHome.url, MLSNumber: otherHome.mls },
      ...{ Address: otherHome.address, City: 'Denver', State: 'CO', SalePrice: otherHome.price },
    },
    other.secretKey,
  )
  const numbered = new Map<Attempt, string>()
  for (const attempt of attempts.filter(({ carrier }) => listingPlaces.has(carrier.place))) {
    const mls = `INJ${1_000 + numbered.size}`
    numbered.set(attempt, mls)
    await product.call('/chat/Chatbot/RealEstateCreate', {
      ...{ ...bare, SerialNumber: product.serialNumber, Url: urlOf(mls), MLSNumber: mls, City: 'Denver', State: 'CO' },
      ...{ SalePrice: 512_000, Address: `${numbered.size} Fern Lane` },
      ...placeText(attempt),
    })
  }
  return { numbered, otherKey: other.secretKey }
}

function placeText({ carrier, text }: Attempt): object {
  if (carrier.place === 'ExtensionColumn value') return { ExtensionColumn: [{ Key: 'Pool', value: text }] }
  if (carrier.place === 'ExtensionColumn Key') return { ExtensionColumn: [{ Key: text, value: 'Yes' }] }
  return { [carrier.place]: text }
}

/** What the judge of harm would miss: it is shown each payload as it would be without any defence. */
export function checkHarmFinder(): string[] {
  const watch: Watch = {
    allowedUrls: new Set(['https://homes.example.com/3076']),
    systemPrompt: systemMessage,
    secretKeys: [],
    mayQuoteAttacker: false,
  }
  const says = payloads
    .filter(({ says: text }) => !text.includes('{{tool}}'))
    .map(({ name, says: text, forbidden }) => ({
      name,
      forbidden,
      text: text
        .replaceAll('{{system}}', systemMessage)
        .replaceAll('{{system64}}', Buffer.from(systemMessage).toString('base64'))
        .replaceAll('{{address}}', '12 Elm Street')
        .replaceAll('{{url}}', 'https://homes.example.com/3076'),
    }))
  return findBlindSpots(says, watch)
}
