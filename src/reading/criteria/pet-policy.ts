import { wordTable } from '../../platform/text/word-table.ts'

export type Animal = 'pet' | 'dog' | 'cat'

/** A word of a text as the policy looks at it. */
export interface PolicyWord {
  readonly word: string
  /** It is denied: "no dogs", "pets not allowed". */
  readonly denied: boolean
  /** A new thought begins with it. */
  readonly begins: boolean
}

/** Which animals a text allows (true) or denies (false); absent where it does not say. */
export type PetPolicy = Partial<Record<Animal, boolean>>

/**
 * Stands in what is read of a listing for what it says of animals, and in what is looked for: letters of private use,
 * which no text has. "Pets are welcome" says dogs and cats too, and "cats only" denies dogs.
 */
export const policyWord: Readonly<Record<Animal, string>> = Object.freeze({
  pet: '\ue001pets',
  dog: '\ue001dogs',
  cat: '\ue001cats',
})

const list = (words: string): string[] => words.split(' ')

const animals = wordTable<Animal>(
  Object.fromEntries([
    ...list(
      'pet pets animal animals mascota mascotas animales animaux animais bichos haustier haustiere tiere 宠 寵',
    ).map((word) => [word, 'pet']),
    ...list('dog dogs canine canines perro perros cao caes cachorro cachorros chien chiens hund hunde 狗 犬').map(
      (word) => [word, 'dog'],
    ),
    ...list('cat cats feline felines gato gatos chat chats katze katzen 猫 貓').map((word) => [word, 'cat']),
  ] as [string, Animal][]),
)

export const animalWords: readonly string[] = Object.freeze(Object.keys(animals))

const allowing = new Set(
  list(
    'allowed allow allows allowing welcome welcomes welcomed ok okay yes friendly considered accepted accept accepts accepting ' +
      'permitted permit permits negotiable possible approved fine permitidas permitidos permitido permitida admite admiten ' +
      'acepta aceptan aceptadas aceptados bienvenidas bienvenidos si acceptes accepte acceptent admis autorises autorise ' +
      'bem vindos permitidas permite permitem admitem aceita aceitam aceites aceitos sim bienvenus oui erlaubt willkommen gestattet moglich ja 可 允 许 許 能',
  ),
)
const alone = new Set(list('only solo solamente somente apenas unicamente seulement uniquement nur 仅 僅 只'))
/** "Service animals" have to be allowed anyway: they say nothing of pets. */
const serving = new Set(list('service assistance support guide therapy'))
const reachBehind = 5
const reachBefore = 3

export function animalOf(word: string): Animal | undefined {
  return animals[word]
}

/** What the words say of animals; linear in their number. */
export function readPetPolicy(words: readonly PolicyWord[], mentions: readonly number[]): PetPolicy {
  const allowed = new Set<Animal>()
  const denied = new Set<Animal>()
  let only: Animal | null = null
  for (const at of mentions) {
    const mention = words[at]
    const animal = animalOf(mention?.word ?? '')
    if (!mention || animal === undefined || serving.has(words[at - 1]?.word ?? '')) continue
    if (mention.denied) denied.add(animal)
    else if (alone.has(words[at + 1]?.word ?? '') || alone.has(words[at - 1]?.word ?? '')) {
      allowed.add(animal)
      only = animal
    } else if (isAllowed(words, at)) allowed.add(animal)
  }
  return policyOf(allowed, denied, only)
}

function isAllowed(words: readonly PolicyWord[], at: number): boolean {
  for (let next = at + 1; next <= at + reachBehind && words[next] && !words[next]?.begins; next++)
    if (allowing.has(words[next]?.word ?? '')) return words[next]?.denied !== true
  for (let before = at - 1; before >= at - reachBefore && !words[before + 1]?.begins; before--)
    if (allowing.has(words[before]?.word ?? '')) return words[before]?.denied !== true
  return false
}

function policyOf(allowed: ReadonlySet<Animal>, denied: ReadonlySet<Animal>, only: Animal | null): PetPolicy {
  const policy: PetPolicy = {}
  for (const [animal, other] of [
    ['dog', 'cat'],
    ['cat', 'dog'],
  ] as const) {
    if (denied.has(animal)) policy[animal] = false
    else if (allowed.has(animal)) policy[animal] = true
    else if (only === other || denied.has('pet')) policy[animal] = false
    else if (allowed.has('pet')) policy[animal] = true
  }
  if (allowed.size > 0) policy.pet = true
  else if (denied.has('pet')) policy.pet = false
  return policy
}
