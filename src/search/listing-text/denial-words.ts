/** What a word does to the mentions around it; bits, since one word may do several things. */
export const roles = {
  /** Denies what follows within a few words: "no pool". */
  negator: 1,
  /** Ends the reach of a denial: "no HOA but a pool". */
  barrier: 2,
  /** Stands between a mention and its denial: "pets are not allowed". */
  copula: 4,
  /** "not" before a refusal: "pets not allowed". */
  not: 8,
  /** What is refused: allowed, permitted. */
  refusal: 16,
  /** Denies what stands before: "pets prohibited", "pool: none". */
  nothing: 32,
  /** Denies what stands before a colon: "Pool: no". */
  no: 64,
} as const

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

// In the five languages that visitors write in: a listing may be in any of them, whatever the visitor's own. Written as
// splitWords leaves them: no case, no accents, no apostrophes.
const tables: [number, string[]][] = [
  [
    roles.negator,
    words(`no not without never lack lacks lacking minus sans neither nor non isnt arent dont doesnt didnt hasnt havent
      cannot cant wont excludes excluding
      sin ni nunca carece ningun ninguna ninguno tampoco
      pas jamais aucun aucune sauf
      kein keine keinen keinem keiner keines ohne nicht weder nie
      無 无 没 沒 不 未 勿 缺 禁`),
  ],
  [
    roles.barrier,
    words(`with but and plus from to near only has features far just yet
      miss beat believe resist doubt expense wait shortage wonder forget
      con pero y sino cerca solo hasta lejos tiene
      avec mais et pres seulement loin mit aber und sondern nahe nur weit dafur
      有 但 而`),
  ],
  [
    roles.copula,
    words('is are was were strictly absolutely also currently es son esta estan se est sont ist sind werden wird'),
  ],
  [roles.not, words('not no non nicht pas 不 未 勿')],
  [
    roles.refusal,
    words(`allowed permitted accepted included available welcome provided possible present offered considered ok okay
      there
      permitido permitida permitidos permitidas permite permiten admite admiten acepta aceptan aceptado aceptados aceptada
      aceptadas incluido incluida incluidos incluidas disponible disponibles hay
      admis admise admises autorise autorisee autorises autorisees accepte acceptee acceptes acceptees inclus incluse
      permis permise compris comprise
      erlaubt gestattet inklusive vorhanden moglich enthalten verfugbar erwunscht zugelassen
      允 可 准 能 得 接 含 包 提 许 許`),
  ],
  [
    roles.nothing,
    words(`none prohibited forbidden unavailable excluded absent
      prohibido prohibida prohibidos prohibidas ninguno ninguna
      interdit interdite interdits interdites aucun aucune exclu exclue exclus
      verboten ausgeschlossen untersagt kein keine keiner keines
      禁 无 無 没 沒`),
  ],
  [
    roles.no,
    words('no none not false 0 nope nein non nicht ninguno ninguna kein keine aucun aucune 无 無 没 沒 不 否'),
  ],
]

/** What each of those words does. */
export const rolesOfWords: ReadonlyMap<string, number> = tables.reduce((map, [role, list]) => {
  for (const word of list) map.set(word, (map.get(word) ?? 0) | role)
  return map
}, new Map<string, number>())

/** Chinese denials that deny nothing in these company: 不错 is "good", 无边泳池 an infinity pool, 不远 "not far". */
export const harmlessPairs = new Set(
  words(
    '不错 不錯 不仅 不僅 不但 不只 不远 不遠 不断 不同 不少 不愧 不可多 无边 無邊 无敌 無敵 无障 無障 无线 無線 无数 無數 无忧 無憂 无与 未来 未來 没得',
  ),
)

/** Values of an ExtensionColumn entry by which it denies what its key says: {"Key":"Pool","value":"No"}. */
export function isDenyingValue(value: string): boolean {
  const text = value.toLowerCase().normalize('NFKC').trim()
  return (
    text === '' ||
    text.startsWith('-') ||
    /^0(?![\w.])/.test(text) ||
    /^(?:no|not|none|never|nope|false|n\/?a|without|unknown|unavailable|prohibited|forbidden|excluded|tbd|sin|ning[uú]n[oa]?|prohibid[oa]s?|non|aucune?|sans|interdite?s?|nein|keine?[rs]?|ohne|nicht|verboten)(?![\p{L}\p{N}_])/u.test(
      text,
    ) ||
    /^(?:无(?!边|敌|障|线)|無(?!邊|敵|障|線)|没|沒|不|否|禁)/.test(text)
  )
}
