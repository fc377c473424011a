import { FeatureHearing, type Heard } from '../../../../homes/listing-text/feature-hearing.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { once } from '../../../../platform/memoize.ts'
import { withoutOrders } from '../../../../reading/assistant-orders/without-orders.ts'
import { featureCondition } from '../../../../reading/criteria/feature-condition.ts'
import { cleanListingText } from '../../../../reading/fair-housing/listing-text-gate.ts'
import type { LanguageCode } from '../../../../reading/languages/language.ts'
import type { Languages } from '../../../../reading/languages/languages.ts'
import { featuresOf, nameFeature } from '../../../../reading/languages/linked-features.ts'

const mostFeatures = 30
const longestHeard = 3_000
/** More of a text tells its language no better. */
const longestDetected = 400

interface Told {
  /** What the listing says that the home has, in the language of the answer. */
  features?: string[]
  /** What it says that the home has not. */
  without?: string[]
}

/** What says the features that visitors ask for, in English and in one other language: words of a third may mean something else. */
class Listener {
  /** Their English names. */
  readonly names: readonly string[]
  readonly #phrases: readonly (readonly string[])[]
  #hearing: FeatureHearing

  constructor(names: readonly string[], phrases: readonly (readonly string[])[]) {
    this.names = names
    this.#phrases = phrases
    this.#hearing = new FeatureHearing(phrases)
  }

  hear(texts: Parameters<FeatureHearing['hear']>[0]): Map<number, Heard> {
    if (this.#hearing.isFull) this.#hearing = new FeatureHearing(this.#phrases)
    return this.#hearing.hear(texts)
  }
}

function makeListener(language: LanguageCode): Listener {
  const phrases = new Map(featuresOf('en').map((row) => [row.name, [...featureCondition(row).mentions]]))
  if (language !== 'en')
    for (const row of featuresOf(language)) phrases.get(row.english ?? '')?.push(...featureCondition(row).mentions)
  return new Listener([...phrases.keys()], [...phrases.values()])
}

const listeners: Readonly<Record<LanguageCode, () => Listener>> = {
  en: once(() => makeListener('en')),
  es: once(() => makeListener('es')),
  fr: once(() => makeListener('fr')),
  de: once(() => makeListener('de')),
  pt: once(() => makeListener('pt')),
  zh: once(() => makeListener('zh')),
}

/**
 * The features that a listing says, named in the language that a model answers in: it need not translate what the listing says in
 * another one, and what is denied is no less known.
 */
export function tellFeatures(
  languages: Languages,
  { Description, ExtensionColumn, PropertyType }: FoundListing,
  language: LanguageCode,
): Told {
  const clean = (text: string) => cleanListingText(languages, withoutOrders(text), longestHeard).text
  const description = Description === null ? null : clean(Description.slice(0, longestHeard))
  const listener = listeners[languages.detect((description ?? '').slice(0, longestDetected))]()
  const heard = listener.hear({
    PropertyType,
    Description: description,
    ExtensionColumn: ExtensionColumn && clean(JSON.stringify(ExtensionColumn).slice(0, longestHeard)),
  })
  const named = (wanted: Heard): string[] => {
    const found = [...heard].flatMap(([at, state]) =>
      state === wanted ? [nameFeature(language, listener.names[at] ?? '')] : [],
    )
    return [...new Set(found)].slice(0, mostFeatures)
  }
  const [features, without] = [named('said'), named('denied')]
  return {
    ...(features.length === 0 ? {} : { features }),
    ...(without.length === 0 ? {} : { without }),
  }
}
