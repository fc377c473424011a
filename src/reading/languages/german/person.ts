const person =
  '(?:(?:einem |einer |einen |eine |ein |dem |der |den |ihrem |ihrer |ihren |eurem |richtigen |echten |echter |menschlichen |realen )*(?:menschen|mensch|person|mitarbeiter|mitarbeiterin|makler|maklerin|berater|beraterin|immobilienmakler|ansprechpartner|ansprechpartnerin|kundendienst|kundenservice|kundenberater|support|jemandem|jemanden|jemand|verkaufer|agenten|agent|vertreter|zustandigen))'

/** Whole wishes for a person; words of a person alone ("Maklergebühr") are none. Without umlauts, as folded text is. */
export const germanPersonWishes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:mit|zu|an|von|bei) ${person}\\b.{0,40}\\b(?:sprechen|reden|telefonieren|chatten|verbinden|verbunden|weiterleiten|weitergeleitet|unterhalten|angerufen|zuruckgerufen|kontakt)`,
  ),
  new RegExp(
    `\\b(?:sprechen|reden|verbinden sie mich|verbinde mich|stellen sie mich|leiten sie mich|kontakt)\\b.{0,20}\\b(?:mit|zu|durch zu|an) ${person}\\b`,
  ),
  /\b(?:ich (?:will|mochte|brauche|hatte gern|hatte gerne)|wir (?:wollen|mochten|brauchen)|geben sie mir|gib mir) (?:bitte )?(?:einen |eine |ein |den )?(?:richtigen |echten |echte |menschlichen |realen )?(?:menschen|mitarbeiter|mitarbeiterin|makler|maklerin|berater|beraterin|ansprechpartner|kundenservice)\b(?!gebuhr|provision|kosten)/,
  /^(?:bitte )?(?:einen |eine |ein )?(?:echten |echter |echte |richtigen |menschlichen )?(?:mensch|menschen|mitarbeiter|makler|maklerin|berater|kundenservice|kundendienst|support)(?: bitte)?[.!?]*$/,
  /\b(?:rufen sie (?:mich|uns)|ruf (?:mich|uns)|rufen sie (?:mich|uns) bitte|ruft (?:mich|uns)|kann (?:mich|uns) (?:jemand|bitte jemand|ein makler|ein mitarbeiter|ein berater)|konnte (?:mich|uns) (?:jemand|bitte jemand|ein makler|ein mitarbeiter)|soll (?:mich|uns) (?:jemand|ein makler)|kann jemand (?:mich|uns)|konnte jemand (?:mich|uns)) ?(?:bitte )?(?:zuruck|an|anrufen|zuruckrufen|kontaktieren|erreichen)\b/,
  /\b(?:bitte um (?:einen )?(?:ruckruf|anruf)|ruckruf (?:bitte|erbeten|gewunscht)|um ruckruf|ich (?:mochte|will|hatte gern|hatte gerne) (?:einen )?(?:ruckruf|anruf|zuruckgerufen werden|angerufen werden)|kontaktieren sie (?:mich|uns)|melden sie sich (?:bitte )?bei (?:mir|uns))\b/,
  /\b(?:kein(?:en)?|nicht mit (?:einem|dem)) (?:bot|roboter|computer|maschine)\b.{0,60}\b(?:mensch|menschen|mitarbeiter|person|makler)\b/,
]

/** Questions about a person that a listing or the chatbot may answer itself. */
export const germanPersonQuestions: readonly RegExp[] = [
  /^(?!.*\b(?:sprechen|reden)\b).*\b(?:brauche ich (?:dafur |denn |uberhaupt )?(?:einen|eine)|muss ich (?:einen|eine)|was kostet (?:der|die|ein|eine)|wie hoch ist|was macht (?:ein|eine)|welche[rn]?|warum|ohne) (?:den |die |einen |eine )?(?:makler|maklerin|berater|agent)/,
]
