const person =
  "(?:(?:un |une |le |la |l'|votre |vos |quelque |d'autres )?(?:vrai |vraie )?(?:personne(?: reelle| humaine| physique)?|humain|etre humain|agent(?: immobilier| humain)?|conseiller|conseillere|courtier|courtiere|vendeur|vendeuse|representant|operateur|operatrice|quelqu'un|commercial|employe|employee|service client|service clientele))"
const talk =
  '(?:parler|discuter|echanger|communiquer|etre mis en relation|etre mise en relation|entrer en contact|etre en contact|contacter|joindre|me mettre en relation|mettez-moi en relation|mets-moi en relation|passez-moi|passe-moi|transferez-moi|rencontrer|prendre contact|etre transfere|voir)'

/** Whole wishes for a person; words of a person alone ("frais d'agent") are none. */
export const frenchPersonWishes: readonly RegExp[] = [
  new RegExp(`\\b${talk}(?: directement)?(?: a| avec)? ${person}\\b`),
  /\b(?:je veux|je voudrais|j'ai besoin d'|je prefere|j'aimerais|il me faut|donnez-moi) ?(?:parler a )?(?:une? )?(?:vraie? )(?:personne|humain|agent|conseiller|conseillere)\b/,
  /\b(?:je veux|je voudrais|j'ai besoin d'|je prefere|il me faut) ?(?:une? )?(?:humain|agent|conseiller|conseillere|operateur|operatrice|representant)\b/,
  /^(?:une? )?(?:vraie? )?(?:personne|humain|agent|conseiller|conseillere|operateur|operatrice|representant)(?: svp| stp| s'il vous plait| s'il te plait)*[.!?]*$/,
  /\b(?:pouvez-vous|peux-tu|pourriez-vous|pourrais-tu|quelqu'un peut-il|quelqu'un pourrait-il|est-ce que quelqu'un peut|un agent peut-il) m'?e?(?: )?(?:appeler|rappeler|contacter|ecrire|joindre|recontacter|telephoner)\b/,
  /\b(?:appelez-moi|rappelez-moi|appelle-moi|rappelle-moi|contactez-moi|contacte-moi|recontactez-moi|telephonez-moi)\b/,
  /\b(?:je veux|je voudrais|j'aimerais) (?:etre (?:appele|appelee|rappele|rappelee|recontacte|recontactee|contacte|contactee)|que (?:quelqu'un|un agent|une personne) m'?e?)/,
  /\bpas (?:un |a un |avec un |de )?(?:bot|robot|machine)s?\b.*\b(?:personne|humain|agent)\b/,
]

/** Questions about a person that a listing or the chatbot may answer itself. */
export const frenchPersonQuestions: readonly RegExp[] = [
  /^(?!.*\b(?:parler|discuter) (?:a|avec)\b).*\b(?:ai-je besoin|faut-il|dois-je|est-ce que je dois|que fait|qu'est-ce que|combien prend|pourquoi|sans) (?:d'|passer par |prendre )?(?:un |une |l')?(?:agent|courtier|conseiller)\b/,
]
