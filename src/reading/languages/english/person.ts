const person =
  '(?:(?:a |an |the |some |your |any )?(?:real |live |actual |human |listing |sales |local |licensed )*(?:human(?: being)?|person|people|agent|realtor|broker|representative|rep|operator|advisor|adviser|someone|somebody|salesperson|staff member|team member|staff|customer service|customer support|support team|manager))'
const talk =
  '(?:talk|speak|chat|get in touch|be put through|put me through|connect(?: me)?|transfer(?: me)?|get me|hand me over|be connected|be transferred|call|reach|contact|meet|get through|switch(?: me)?|pass me|escalate(?: this| me)?)'

/** Whole wishes for a person; words of a person alone ("agent fees") are none. */
export const englishPersonWishes: readonly RegExp[] = [
  new RegExp(
    `\\b${talk}(?: directly)?(?: to| with| over to| on to)? ${person}\\b(?! (?:fee|fees|number|commission|commissions|license|name|phone|email))`,
  ),
  /\b(?:want|need|prefer|would like|i'd like|get|give me|let me have) (?:to (?:have|see|get) )?(?:a |an )?(?:real |live |actual |human )+(?:human|person|agent|being|realtor|representative|operator)\b/,
  /^(?:please |pls |can i (?:get|have) |may i have |i (?:want|need) (?:a |an )?)?(?:a |an )?(?:real |live |actual |human )*(?:human|person|agent|operator|representative|realtor|rep)(?: please| pls| now| asap)*[.!?]*$/,
  /\b(?:please |pls |can (?:you|someone|somebody|anyone|an agent|a person|a human|your agent)|could (?:you|someone|somebody|an agent|a person)|will (?:someone|you)|have (?:someone|somebody|an agent|a person|a realtor|your agent)|ask (?:someone|an agent)(?: to)?|get (?:someone|an agent) to|want (?:someone|an agent|a person|somebody|you) to|i'd like (?:someone|an agent|a call)|someone (?:should|to|please)) ?(?:please |kindly )?(?:call|phone|ring|contact|text|email|reach out to)(?: me| us)\b/,
  /^(?:please |pls )?(?:call|phone|ring|contact|text) me(?: back)?\b/,
  /\b(?:call me back|callback please|request a call ?back|i want a call ?back|give me a call|give me a ring|i need a call ?back|ring me back)\b/,
  /\b(?:are you|is this) (?:a )?(?:real )?(?:human|person|bot|robot)\b.*\b(?:want|need|talk|speak)\b/,
  /\bno (?:bots?|robots?|machines?)\b.*\b(?:person|human|agent)\b|\bnot (?:a |with a )?(?:bot|robot|machine)\b.*\b(?:person|human|agent)\b/,
]

/** Questions about a person that a listing or the chatbot may answer itself. */
export const englishPersonQuestions: readonly RegExp[] = [
  /\b(?:email|e-mail|mail|text|message|send) me (?:the|a|its|that|this|some|more|those|these)\b/,
  /^(?!.*\b(?:talk|speak) (?:to|with)\b).*\b(?:do i need|should i|how do i|how to|what does|what is|what's|which|why|when|is it (?:ok|possible) to buy without|without) (?:to )?(?:an? |the )?(?:talk|speak|agent|realtor|broker)/,
]
