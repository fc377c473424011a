const person =
  '(?:(?:um |uma |o |a |algum |alguma |seu |teu |outro |outra )?(?:pessoa(?: real| humana| de verdade)?|humano|humana|ser humano|agente(?: imobiliario| humano)?|corretor|corretora|consultor|consultora|vendedor|vendedora|atendente|representante|operador|operadora|alguem|comercial|responsavel|funcionario|funcionaria|gente(?: de verdade)?|atendimento|mediador|mediadora))'
const talk =
  '(?:falar|conversar|teclar|comunicar|contactar|contatar|entrar em contato|entrar em contacto|reunir|tratar|passa-?me|passe-?me|me passa|me passe|me transfere|me transfira|transfere-?me|transfira-?me|me liga|me ligue|liga-?me|ligue-?me)'

/** Whole wishes for a person; words of a person alone ("comissão do corretor") are none. */
export const portuguesePersonWishes: readonly RegExp[] = [
  new RegExp(`\\b${talk}(?: diretamente| directamente)?(?: com| a| para| pra| ao)? ${person}\\b`),
  /\b(?:quero|queria|preciso(?: de)?|prefiro|gostaria(?: de)?|gostava(?: de)?|desejo) (?:uma? )?(?:pessoa (?:real|humana|de verdade)|humano|agente|corretora?|consultora?|atendente|representante|operadora?)\b/,
  /^(?:por favor |pfv )?(?:uma? )?(?:pessoa(?: real)?|humano|agente|corretora?|consultora?|atendente|representante|operadora?)(?: por favor| pfv| ja)*[.!?]*$/,
  /\b(?:(?:pode|podem|podes|poderia|poderiam|podia|podiam) (?:me )?(?:ligar|contactar|contatar|telefonar|chamar)(?:-me)?|(?:me (?:liguem|ligue|contatem|contactem|contate|contacte|telefonem)))\b/,
  /^(?:por favor |pfv )?(?:me )?(?:liga|ligue|liguem|contacta|contacte|contate|contatem|telefona|telefone)(?: |-)?(?:me|pra mim|para mim)\b/,
  /^(?:por favor )?me (?:liga|ligue|liguem|contate|contacte|contatem|telefone|telefona)\b/,
  /\b(?:quero|queria|preciso|prefiro) (?:que (?:alguem|uma pessoa|um agente|um corretor|um consultor) |uma (?:ligacao|chamada))/,
  /\b(?:nao quero|nao) (?:falar com )?(?:um |uma |mais )?(?:bots?|robos?|maquinas?)\b.*\b(?:pessoa|humano|agente|corretor|atendente)\b/,
]

/** Questions about a person that a listing or the chatbot may answer itself. */
export const portuguesePersonQuestions: readonly RegExp[] = [
  /^(?!.*\b(?:quero|queria|gostaria de|gostava de) (?:falar|conversar)\b).*\b(?:preciso|e preciso|devo|tenho que|tenho de|convem|o que faz|o que e|quanto cobra|por que|porque|quando|sem) (?:falar com |contratar )?(?:de )?(?:um |uma |o |a )?(?:agente|corretora?|consultora?|mediadora?)\b.*\?/,
]
